// What authors' pages name: demos, tabs in the place of pages, and lists of all API pages.
import { expect, test } from 'vitest';
import { namingPage, readAll, readProject } from './project.ts';

const component = (name: string, more: object = {}) => ({ name, props: {}, ...more });

test('the demos of a component are the pages that name it in front matter', async () => {
  const { value } = await readProject({
    files: { 'api/button.json': component('Button'), 'api/chip.json': component('Chip', { demos: '<ul></ul>' }) },
    pages: [
      namingPage('/ui/b/', { components: 'Button, Chip' }),
      namingPage('/ui/a/', { components: ['Button'] }),
      namingPage('/ui/c/', { components: ['ButtonBase'] }),
      { ...namingPage('/zh/ui/a/', { components: ['Button'] }), language: 'zh' },
    ],
  });
  expect(value.map(({ name, claims, anchors }) => [name, claims, anchors.includes('demos')])).toEqual([
    ['Button', ['/ui/a/', '/ui/b/'], true],
    ['Chip', ['/ui/b/'], true],
  ]);
});

test('a component name is looked up in the product of the page, then in its `productId`, then in all products', async () => {
  const products = ['ui', 'joy', 'text'].map((id) => ({
    ...{ id, prefix: `/${id}/`, name: id, contentDir: `content/ui/${id}` },
    ...(id === 'text' ? {} : { api: {} }),
  }));
  const { value } = await readProject({
    files: {
      'ui/api/button.json': component('Button'),
      'joy/api/button.json': component('Button'),
      'joy/api/sheet.json': component('Sheet'),
    },
    config: { products },
    pages: [
      namingPage('/ui/a/', { components: ['Button'] }, 'ui'),
      namingPage('/ui/b/', { components: ['Button'], productId: 'joy' }, 'ui'),
      namingPage('/text/', { components: ['Sheet', 'Button'] }, 'text'),
      namingPage('/joy/z/', { components: ['Sheet'] }, 'joy'),
    ],
  });
  expect(value.map(({ route, claims }) => [route, claims])).toEqual([
    ['/joy/api/button/', ['/ui/b/']],
    ['/joy/api/sheet/', ['/joy/z/', '/text/']],
    ['/ui/api/button/', ['/ui/a/']],
  ]);
});

const HOOK = { name: 'useButton', parameters: { a: { type: { name: 'Button' } } } };

const tabs = () =>
  readAll({
    files: {
      'api/button.json': component('Button', {
        ...{ imports: 'import', slots: [{ name: 'root' }], themeDefaultProps: true, muiName: 'B', filename: '/b.ts' },
        ...{ inheritance: { component: 'Base', pathname: '/ui/api/base/' }, componentDescription: '# A\n\n*b*' },
      }),
      'api/group.json': component('Group', {
        props: { a: { type: { name: 'A' }, description: '[x](/ui/api/button/) [y](/ui/api/button#button-slots)' } },
      }),
      'api/use-button.json': HOOK,
      'api/base.json': component('Base'),
    },
    api: { layout: 'tabs' },
    pages: [
      namingPage('/ui/react-button/', { components: 'Group, Button', hooks: 'useButton' }),
      namingPage('/ui/about/', { components: 'Button' }),
    ],
  });

test('a component that a page names is in the tabs of that page; any other component has its own page', async () => {
  const { value, diagnostics } = await tabs();
  expect(diagnostics).toEqual([]);
  expect(value.map(({ route, kind, title }) => [route, kind, title])).toEqual([
    ['/ui/api/base/', 'component', 'Base API'],
    ['/ui/react-button/components-api/', 'tabs', 'Button and Group API'],
    ['/ui/react-button/hooks-api/', 'tabs', 'useButton API'],
  ]);
  expect(value[1]).toMatchObject({ page: '/ui/react-button/', tab: 'components-api' });
});

test.each(['use-layer', 'unstable-use-layer', 'unstable_use-layer'])(
  'the file name %s makes a hook, which is in the tab of hooks',
  async (name) => {
    const { value } = await readAll({
      files: { [`api/${name}.json`]: HOOK },
      api: { layout: 'tabs' },
      pages: [namingPage('/ui/layer/', { hooks: [name] })],
    });
    expect(value.map(({ route }) => route)).toEqual(['/ui/layer/hooks-api/']);
  },
);

test('ids of a tab begin with the name that they belong to (behaviour §5.2)', async () => {
  const { value } = await tabs();
  expect(value[1]?.anchors).toEqual([
    ...['button', 'button-import', 'button-props', 'button-inheritance', 'Button-theme-default-props'],
    ...['button-classes', 'button-slots', 'Button-css-root', 'button-source-code'],
    ...['group', 'group-props', 'group-prop-a', 'group-classes'],
  ]);
  expect(value[2]?.anchors).toEqual(['use-button', 'use-button-parameters', 'use-button-parameters-a']);
  expect(value[2]?.toc).toEqual([
    { id: 'use-button', text: 'useButton', depth: 2 },
    { id: 'use-button-parameters', text: 'Parameters', depth: 3, count: 1 },
  ]);
});

test('a description in a tab has no heading, and its links to moved pages point to the tab', async () => {
  const { value } = await tabs();
  const docs = value[1]?.kind === 'tabs' ? value[1].docs : [];
  expect(docs.map(({ name, introduction }) => [name, introduction])).toEqual([
    ['Button', '<p><strong>A</strong></p><p><em>b</em></p>'],
    ['Group', null],
  ]);
  expect(docs[1]?.props[0]?.description).toBe(
    '<a href="/ui/react-button/components-api/#button">x</a> <a href="/ui/react-button/components-api/#button-slots">y</a>',
  );
});

test('a product with packages has a list of its API pages, as has each folder, sorted by kind and name', async () => {
  const { value } = await readAll({
    files: {
      'api/b.json': component('B', { since: '2.0.0', componentDescription: 'Is *big*. And more.' }),
      'api/a.json': component('A', { deprecated: true }),
      'api/data-grid/row.json': { name: 'Row', properties: {} },
      'api/use-a.json': { name: 'useA', parameters: {} },
    },
    api: { packages: [{ name: 'ui' }, { name: 'grid', folder: 'data-grid' }] },
  });
  const lists = value.flatMap((doc) => (doc.kind === 'index' ? [doc] : []));
  expect(lists.map(({ route, title, anchors }) => [route, title, anchors])).toEqual([
    ['/ui/api/', 'Acme UI API', ['components', 'hooks', 'types']],
    ['/ui/api/data-grid/', 'Data grid API', ['types']],
  ]);
  expect(lists[0]?.summary).toBe('All components, hooks and types of Acme UI, each with its types and its defaults.');
  expect(lists[0]?.entries).toMatchObject([
    { name: 'A', route: '/ui/api/a/', deprecated: true, brief: '' },
    { name: 'B', route: '/ui/api/b/', since: '2.0.0', brief: 'Is big.' },
    { name: 'useA', kind: 'hook' },
    { name: 'Row', kind: 'interface', route: '/ui/api/data-grid/row/' },
  ]);
});

test.each([
  ['an author writes the page', { packages: [{ name: 'ui' }] }, [namingPage('/ui/api/', {})]],
  ['no page is made from types', {}, []],
  ['the config turns it off', { packages: [{ name: 'ui' }], index: false }, []],
])('a list of API pages is not made if %s', async (_, api, pages) => {
  const { value } = await readAll({ files: { 'api/a.json': component('A') }, api, pages });
  expect(value.map(({ route }) => route)).toEqual(['/ui/api/a/']);
});
