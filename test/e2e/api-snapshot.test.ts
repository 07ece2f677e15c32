// `docs-gen api --snapshot` of one product or one package.
import { beforeAll, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { api, apiJson, BADGE, json, PANEL, SOURCE, site } from './support/api-package.ts';

const root = sharedTempDir();

const product = (id: string, folder: string, names: readonly string[]) =>
  `{ id: '${id}', prefix: '/${id}/', name: '${id}', contentDir: 'content/${folder}', api: { packages: [${names
    .map((name) => `{ name: '@acme/${name}', entries: ['packages/${name}/src/index.tsx'] }`)
    .join(', ')}] } }`;

beforeAll(async () => {
  await site({
    root,
    files: {
      'site.config.ts': `export default {
        title: 'Acme', url: 'https://acme.example',
        products: [${product('ui', 'ui', ['ui', 'lab'])}, ${product('pro', 'pro', ['pro'])}],
      };`,
      'content/ui/api/anchor.json': '{ "name": "Anchor", "props": {} }',
      'content/pro/index.md': '# Pro\n\n<p class="description">Pro.</p>\n',
      'content/pro/api/link.json': '{ "name": "Link", "props": {} }',
      'packages/ui/src/index.tsx': SOURCE(BADGE),
      'packages/lab/package.json': '{ "name": "@acme/lab", "version": "1.0.0" }',
      'packages/lab/src/index.tsx': SOURCE(PANEL),
      'packages/pro/package.json': '{ "name": "@acme/pro", "version": "1.0.0" }',
      'packages/pro/src/index.tsx': SOURCE(BADGE.replaceAll('Badge', 'ProBadge')),
    },
  });
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'all pages without a filter',
    [],
    ['/pro/api/link/', '/pro/api/pro-badge/', '/ui/api/anchor/', '/ui/api/badge/', '/ui/api/panel/'],
  ],
  [
    'the pages of a product, those written by hand too',
    ['--product', 'pro'],
    ['/pro/api/link/', '/pro/api/pro-badge/'],
  ],
  ['the pages of a package', ['--package', '@acme/lab'], ['/ui/api/panel/']],
  ['the pages of a package of a product', ['--product', 'ui', '--package', '@acme/ui'], ['/ui/api/badge/']],
])('a snapshot contains %s', async (_what, args, expected) => {
  expect((await api(root, '--snapshot', 'api.json', ...args)).code).toBe(0);
  const { pages } = await json(root, 'api.json');
  expect(pages.map(({ route }: { readonly route: string }) => route).sort()).toEqual(expected);
});

test('a product that was not selected is not reported as kept in the cache', async () => {
  expect(await apiJson(root, '--product', 'pro')).toMatchObject({ code: 0, cached: ['pro'] });
});
