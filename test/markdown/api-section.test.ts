// Which API pages a component's page lists, and where each of them is.
import { describe, expect, test } from 'vitest';
import { apiSection } from '../../src/markdown/api-section.ts';
import type { TakenIds } from '../../src/markdown/slug.ts';
import { compilePage } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';

const site = testSite({
  products: [
    { id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content/ui' },
    { id: 'material-ui', prefix: '/material-ui/', name: 'M', contentDir: 'content/material-ui', category: 'core' },
    { id: 'joy-ui', prefix: '/joy-ui/', name: 'J', contentDir: 'content/joy-ui', category: 'core' },
  ],
});

function section(
  productId: string | undefined,
  names: { components?: readonly string[]; hooks?: readonly string[] },
  taken: TakenIds = new Map(),
) {
  const { components = [], hooks = [] } = names;
  const place = { site, product: { prefix: '/' }, taken, placeOf: () => ({ file: 'a.md', line: 2, column: 13 }) };
  return apiSection({ components, hooks, productId }, place);
}

test.each<[string | undefined, string, string]>([
  // By product id (behaviour §3.6).
  ['x-date-pickers', 'DatePicker', '/x/api/date-pickers/date-picker/'],
  ['x-charts', 'ChartsXAxis', '/x/api/charts/charts-x-axis/'],
  ['x-tree-view', 'TreeItem', '/x/api/tree-view/tree-item/'],
  ['x-data-grid', 'DataGridPro', '/x/api/data-grid/data-grid-pro/'],
  ['x-scheduler', 'EventCalendar', '/x/api/scheduler/event-calendar/'],
  ['x-chat', 'ChatBox', '/x/api/chat/chat-box/'],
  ['toolpad-core', 'AppProvider', '/toolpad/core/api/app-provider/'],
  ['material-ui', 'Button', '/material-ui/api/button/'],
  ['joy-ui', 'Button', '/joy-ui/api/button/'],
  ['system', 'Box', '/system/api/box/'],
  // None: below the prefix of the page's own product, which is the root here.
  [undefined, 'Button', '/api/button/'],
  ['', 'Button', '/api/button/'],
  [undefined, 'Portal', '/api/portal/'],
  // What the core libraries have from the headless one.
  ['material-ui', 'ClickAwayListener', '/base-ui/react-click-away-listener/components-api/#click-away-listener'],
  ['material-ui', 'NoSsr', '/base-ui/react-no-ssr/components-api/#no-ssr'],
  ['material-ui', 'Portal', '/base-ui/react-portal/components-api/#portal'],
  ['joy-ui', 'TextareaAutosize', '/base-ui/react-textarea-autosize/components-api/#textarea-autosize'],
  // Another library's component of that name is its own.
  ['ui', 'Portal', '/ui/api/portal/'],
  ['x-chat', 'Portal', '/x/api/chat/portal/'],
  // A product of the site by its prefix, another one by its id.
  ['ui', 'Button', '/ui/api/button/'],
  ['other', 'Button', '/other/api/button/'],
])('an API link of the product %j to %s has the address %s', (productId, name, expected) => {
  const { link, ...entry } = section(productId, { components: [name] })?.entries[0] ?? { link: null };
  expect(entry).toEqual({ kind: 'component', name });
  expect(link).toMatchObject({ href: expected, path: expected.split('#')[0], anchor: expected.split('#')[1] ?? '' });
  expect(link?.at).toEqual({ file: 'a.md', line: 2, column: 13 });
});

test('components come before hooks in the API section', () => {
  expect(
    section('ui', { components: ['Button', 'Fab'], hooks: ['useFab'] })?.entries.map(({ kind, name, link }) => [
      kind,
      name,
      link.href,
    ]),
  ).toEqual([
    ['component', 'Button', '/ui/api/button/'],
    ['component', 'Fab', '/ui/api/fab/'],
    ['hook', 'useFab', '/ui/api/use-fab/'],
  ]);
});

test.each([
  ['hooks alone', 'ui', { hooks: ['useFab'] }],
  ['nothing', 'ui', {}],
  ['a page of the headless library', 'base-ui', { components: ['Button'] }],
])('an API section is left out for %s', (_name, productId, names) => {
  expect(section(productId, names)).toBeNull();
});

test('the id of the API section is the next free one', () => {
  expect(section('ui', { components: ['A'] })?.id).toBe('api');
  expect(section('ui', { components: ['A'] }, new Map([['api', 1]]))?.id).toBe('api-2');
});

describe('the API section of a page', () => {
  test('is sorted by name, in every notation of the front matter', async () => {
    for (const written of ['Fab, Button', '[Fab, Button]', '\n  - Fab\n  - Button']) {
      const { page } = await compilePage(
        `---\ntitle: T\ndescription: D.\nproductId: ui\ncomponents: ${written}\n---\n\na\n`,
      );
      expect(page.apiSection?.entries.map(({ name }) => name)).toEqual(['Button', 'Fab']);
    }
  });

  test('reports the position of the name in the front matter, not of a part of another word', async () => {
    const { page } = await compilePage('---\ntitle: Tabs\ncomponents: Table, Tab\n---\n\na\n');
    expect(page.apiSection?.entries.map(({ name, link }) => `${name} ${link.at.line}:${link.at.column}`)).toEqual([
      'Tab 3:20',
      'Table 3:13',
    ]);
  });
});
