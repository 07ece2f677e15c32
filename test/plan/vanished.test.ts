// What a site has lost, by its URL contract.
import { expect, test } from 'vitest';
import { checkContract } from '../../src/plan/vanished.ts';
import { testSite } from '../support/site.ts';

const ids = new Map([
  ['/ui/', new Set(['start'])],
  ['/ui/button/', new Set(['%C3%A9lan', 'a%2Bb', 'sizes', 'footnote-1'])],
  ['/ui/inputs/select/', new Set<string>()],
]);

async function lost(
  contract: string | null,
  config: Readonly<Record<string, unknown>> = {},
  kind: 'file' | 'folder' = 'file',
) {
  const fs = {
    exists: async (path: string) => contract !== null && path === '/site/content/urls.json',
    resolve: async (path: string) => ({ kind, realPath: path }),
    readText: async () => contract ?? '',
  };
  const { value, diagnostics } = await checkContract(
    { ids, site: testSite(config), drafts: new Map([['/ui/new/', 'content/ui/new.md']]) },
    fs,
  );
  return { value, said: diagnostics.map(({ code, at, hint }) => `${at?.line}:${at?.column} ${code} ${hint}`) };
}

test.each([
  null,
  '{}',
  '{ "/ui/": ["start"] }',
  '{ "/ui/button/": ["élan", "a%2Bb", "sizes"] }', // In either form.
  '{ "/ui/button/": ["footnote-1"] }', // Any element will do.
])('the URL contract %s is met', async (contract) => {
  expect(await lost(contract)).toEqual({ value: contract !== null, said: [] });
});

test.each([
  ['{ "/old/": [] }', [{ from: '/old/', to: '/ui/' }]],
  ['{ "/old/": ["any"] }', [{ from: '/old', to: '/ui/' }]],
  ['{ "/old/a/b/": [] }', [{ from: '/old/*', to: '/ui/' }]],
  ['{ "/old/a/": [] }', [{ from: '/old/:name', to: '/ui/' }]],
])('the URL contract %s is met by a redirect', async (contract, redirects) => {
  expect((await lost(contract, { redirects })).said).toEqual([]);
});

test('a URL that was removed is reported at its line with the nearest existing one', async () => {
  const { said } = await lost(
    '{\n  "/ui/buton/": ["a"],\n  "/ui/button/": ["sizes", "size"],\n  "/ui/select/": []\n}\n',
  );
  expect(said).toEqual([
    "2:3 plan/vanished-route add { from: '/ui/buton/', to: '/ui/button/' } to `redirects`, or accept the change with docs-gen check --update-urls.",
    '3:28 plan/vanished-anchor keep the old id with {#size} after its heading (the most similar id is now #sizes), or accept the change with docs-gen check --update-urls.',
    "4:3 plan/vanished-route add { from: '/ui/select/', to: '/ui/inputs/select/' } to `redirects`, or accept the change with docs-gen check --update-urls.",
  ]);
});

test.each([
  ['{ "/ui/": [ }', '1:13 plan/bad-urls'],
  ['{ "ui": [] }', '1:3 plan/bad-urls'],
  ['{ "/ui/": [1] }', '1:12 plan/bad-urls'],
  ['[]', '1:1 plan/bad-urls'],
])('the text %s is not a URL contract', async (contract, expected) => {
  const { said } = await lost(contract);
  expect(said.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([expected]);
});

test('a page that became a draft is reported as a draft, with its file', async () => {
  expect((await lost('{\n  "/ui/new/": [] }')).said).toEqual([
    '2:3 plan/vanished-route remove `draft` from the front matter of content/ui/new.md, or accept the change with docs-gen check --update-urls.',
  ]);
});

test('a folder with the name of the contract is reported, and not overwritten', async () => {
  expect(await lost('', {}, 'folder')).toEqual({
    value: true,
    said: ['undefined:undefined plan/bad-urls move the folder, or set `urls` to another file.'],
  });
});
