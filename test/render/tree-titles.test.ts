// Titles of text tables that no row of a page tree takes.
import { expect, test } from 'vitest';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { PageNode, TreeNode } from '../../src/model/tree.ts';
import { readTranslations } from '../../src/render/translations.ts';
import { checkTreeTitles } from '../../src/render/tree-titles.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const base = {
  title: 'x',
  plan: 'community',
  tags: [],
  inSideNav: true,
  linkProps: {},
  at: { file: 'pages.ts' },
} as const;
const pageNode = (pathname: string, query = ''): PageNode => ({
  ...base,
  kind: 'page',
  pathname,
  route: `${pathname}/`,
  hash: '',
  query,
  api: null,
  ordered: true,
  disableDrawer: false,
});
const nodes: readonly TreeNode[] = [
  {
    ...base,
    kind: 'subheader',
    pathname: 'inputs',
    children: [{ ...base, kind: 'group', pathname: '/ui/inputs', href: null, children: [pageNode('/ui/button')] }],
  },
  { ...base, kind: 'external', pathname: 'https://acme.example/', href: 'https://acme.example/' },
  pageNode('/ui/tabs', '?tab=a'),
];

async function said(files: Readonly<Record<string, string>>, drafts: readonly string[] = []) {
  const root = tempDir();
  await writeFiles(root, files);
  const site = { ...testSite({ languages: ['en', 'zh'], translations: 'texts' }), root };
  const deps = { fs: createFileSystem() };
  const { value } = await readTranslations(site, deps);
  const plan = {
    site,
    trees: new Map([['ui', { productId: 'ui', nodes }]]),
    drafts: new Map(drafts.map((route) => [route, 'x.md'])),
  };
  const { diagnostics } = await checkTreeTitles(plan, value.titles, deps);
  return diagnostics.map(({ code, at, hint }) => `${at?.file}:${at?.line}:${at?.column} ${code} | ${hint}`);
}

const pages = (...pathnames: readonly string[]) =>
  JSON.stringify({ pages: Object.fromEntries(pathnames.map((pathname) => [pathname, '题'])) });

test('titles of groups, captions, pages and links are taken', async () => {
  const table = pages('inputs', '/ui/inputs', '/ui/button', 'https://acme.example/');
  expect(await said({ 'texts/zh.json': table, 'texts/en.json': table })).toEqual([]);
});

test('a pathname that no tree has is told where it stands, nested or with a dot, behind a byte order mark too', async () => {
  const nested = '\ufeff{\n  "pages": { "/ui/imputs": "题" } }';
  const dotted = '{ "pages./docs/v1.2": "x" }';
  expect(await said({ 'texts/zh.json': nested, 'texts/en.json': dotted })).toEqual([
    'texts/en.json:1:3 render/unknown-title | remove it, or use a pathname from `pages.ts`.',
    'texts/zh.json:2:14 render/unknown-title | did you mean "/ui/inputs"?',
  ]);
});

test('rows that differ by their query alone take no title by their pathname', async () => {
  expect(await said({ 'texts/zh.json': pages('/ui/tabs') })).toHaveLength(1);
});

test('nothing is said where drafts are set aside, whose rows are in no tree', async () => {
  expect(await said({ 'texts/zh.json': pages('/ui/draft') }, ['/ui/draft/'])).toEqual([]);
});
