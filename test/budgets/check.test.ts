// Pages over their budgets: one message a cause, with the imports that made the files large.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkBudgets } from '../../src/budgets/check.ts';
import { kilobytes, ON_EVERY_PAGE } from '../../src/budgets/files.ts';
import { createScale } from '../../src/budgets/weigh.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import type { BundleGraph } from '../../src/model/bundle.ts';
import { testSite } from '../support/site.ts';

const script = (path: string, body: string): Artifact => ({ path, body, type: 'text/javascript', immutable: true });
const bytes = (body: string) => gzipSync(body).length;

const artifacts: Artifact[] = [
  script('assets/entry-1.js', 'entry()'),
  script('assets/chunk-2.js', 'chunk()'),
  script('assets/hydrate-3.js', 'react()'),
  script('assets/Menu-4.js', 'menu()'),
  script('assets/reading-5.js', 'reading()'),
];
const graph: BundleGraph = {
  files: new Map([
    [
      'assets/entry-1.js',
      {
        entry: 'docs-gen/src/client/entry.ts',
        loads: [],
        modules: [
          { name: 'docs-gen/src/client/entry.ts', bytes: 90 },
          { name: 'y.ts', bytes: 3000 },
        ],
      },
    ],
    ['assets/reading-5.js', { entry: 'docs-gen/src/client/effects/reading.ts', loads: [], modules: [] }],
    ['assets/hydrate-3.js', { entry: 'docs-gen/src/client/hydrate.tsx', loads: ['assets/chunk-2.js'], modules: [] }],
    [
      'assets/Menu-4.js',
      {
        entry: 'docs-gen/src/client/islands/Menu.tsx',
        loads: ['assets/chunk-2.js'],
        modules: [{ name: 'docs-gen/src/client/islands/Menu.tsx', bytes: 5 }],
      },
    ],
    ['assets/chunk-2.js', { entry: null, loads: [], modules: [{ name: 'react/index.js', bytes: 70_000 }] }],
  ]),
  imports: new Map([
    ['docs-gen/src/client/entry.ts', ['x.ts']],
    ['x.ts', ['y.ts']],
    ['docs-gen/src/client/islands/Menu.tsx', ['react/index.js']],
  ]),
};

/** `shared`: what all pages have in common. */
async function check(budgets: Record<string, unknown>, pages: Record<string, string>, shared = '') {
  const site = testSite({ budgets });
  const scale = createScale(site);
  for (const [route, html] of Object.entries(pages))
    scale?.weigh({
      route,
      file: `content${route}index.md`,
      html: Buffer.from(shared + html),
      parts: [
        { name: 'sidebar', html: shared, isShared: true },
        { name: 'text', html, isShared: false },
      ],
    });
  if (!scale) throw new Error('There are budgets.');
  const fs = { readText: async () => '', readBytes: async () => new Uint8Array() };
  const { diagnostics } = await checkBudgets({ site, weights: scale.result(), graph, artifacts, fs });
  return diagnostics;
}

const ENTRY = '<script type="module" src="/assets/entry-1.js"></script>';
const entrySize = bytes('entry()') + bytes('reading()');

test('a page at its budget is accepted, and one byte more is reported with the import chain', async () => {
  expect(await check({ js: entrySize }, { '/ui/': ENTRY })).toEqual([]);
  const [diagnostic, ...others] = await check({ js: entrySize - 1 }, { '/ui/': ENTRY });
  expect(others).toEqual([]);
  expect(diagnostic).toMatchObject({ code: 'budgets/over-js', severity: 'error', at: { file: 'site.config.ts' } });
  expect(diagnostic?.message).toBe(
    `/ui/: ${entrySize} B of JavaScript at page load, 1 B over the budget of ${entrySize - 1} B. ` +
      'Largest parts, uncompressed: docs-gen/src/client/entry.ts → x.ts → y.ts (2.93 KB); docs-gen/src/client/entry.ts (90 B).',
  );
});

test('islands that start by themselves count once with React and all their imports', async () => {
  const page = `${ENTRY}<dg-island name="Menu" when="load">`;
  const all = entrySize + ['chunk()', 'react()', 'menu()'].reduce((sum, body) => sum + bytes(body), 0);
  expect(await check({ js: all }, { '/ui/': page })).toEqual([]);
  const [diagnostic] = await check({ js: all - 1 }, { '/ui/': page });
  expect(diagnostic?.message).toContain(
    'Largest parts, uncompressed: docs-gen/src/client/islands/Menu.tsx → react/index.js (68.36 KB); ',
  );
  expect(await check({ js: entrySize }, { '/ui/': page.replace('"load"', '"interaction"') })).toEqual([]);
});

test('pages that load the same files are reported once; each cause separately', async () => {
  const pages = { '/a/': ENTRY, '/b/': ENTRY, '/c/': `${ENTRY}<script>inline()</script>` };
  const messages = (await check({ js: 1, severity: 'warning' }, pages)).map(({ severity, message }) => [
    severity,
    message.split(':')[0],
  ]);
  expect(messages).toEqual([
    ['warning', '/a/ and 1 more page'],
    ['warning', '/c/'],
  ]);
});

test('the heaviest of several pages over the budget for HTML is named', async () => {
  const pages = { '/a/': '<p>one</p>', '/b/': '<p>one, two, three, four, five</p>', '/c/': '<p>one, two</p>' };
  const found = await check({ html: 1 }, pages, `<nav>${Array.from({ length: 99 }, (_, row) => row).join()}</nav>`);
  expect(found.map(({ message }) => message.split(':')[0])).toEqual(['/b/ and 2 more pages']);
});

test('pages that load the same files with different budgets are reported for each budget', async () => {
  const pages = { '/a/': ENTRY, '/b/': ENTRY };
  const messages = (await check({ js: 1, routes: { '/b/': { js: 2 } } }, pages)).map(({ message }) => message);
  expect(messages.map((message) => / over the budget of (\d+) B/.exec(message)?.[1])).toEqual(['1', '2']);
});

test('a page whose text is too long is reported at its file, unless its route has a larger budget; an unused budget is reported', async () => {
  const pages = { '/ui/long/': 'abcdefghij'.repeat(2) };
  const [diagnostic] = await check({ html: 10 }, pages);
  expect(diagnostic).toMatchObject({ code: 'budgets/over-html', at: { file: 'content/ui/long/index.md' } });
  expect(diagnostic?.message).toContain('Its largest part is the text');
  const other = await check({ html: 10, routes: { '/ui/long/': { html: 90 }, '/ui/short/': { html: 5 } } }, pages);
  expect(other.map(({ code, message }) => [code, message])).toEqual([
    ['budgets/unused-routes', 'No page matches the pattern /ui/short/ in `budgets.routes`.'],
  ]);
});

test('effects that the entry script loads on every page are counted', () => {
  const entry = readFileSync(new URL('../../src/client/entry.ts', import.meta.url), 'utf8');
  const [, idle = ''] = /^whenIdle\(\(\) => \{\n([\s\S]*?)^\}\);/m.exec(entry) ?? [];
  const effects = [...idle.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => `src/client/${file}`);
  // Browsers that know speculation rules do not fetch this one.
  expect(effects.filter((file) => !file.endsWith('/prefetch.ts'))).toEqual(ON_EVERY_PAGE);
});

test.each([
  [1, '1 B'],
  [1024, '1 KB'],
  [1100, '1.07 KB'],
  [8499, '8.3 KB'],
])('%d bytes are written %s', (size, text) => {
  expect(kilobytes(size)).toBe(text);
});
