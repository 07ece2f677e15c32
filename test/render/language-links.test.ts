// The menu of languages: which it lists, and where each page's entries lead.
import { expect, test } from 'vitest';
import type { BuildPlan } from '../../src/model/route.ts';
import { createLanguageLinks } from '../../src/render/language-links.ts';
import { testSite } from '../support/site.ts';

function links(paths: readonly (readonly [path: string, language: string])[], languages = ['en', 'zh', 'ar']) {
  const site = testSite({ languages, base: '/docs/' });
  const routes = paths.map(([path, language]) => ({ path, language }));
  const plan = { site, routes, ids: new Map(paths.map(([path]) => [path, new Set()])) } as unknown as BuildPlan; // All that is read of it.
  return { ...createLanguageLinks(plan), product: site.products[0] ?? null };
}
const entriesOf = ({ entries, product }: ReturnType<typeof links>) =>
  entries(product, 'zh', (language) => `<${language}>`).map(({ language, name, href, current }) => [
    language,
    name,
    href,
    current,
  ]);

test('languages that have pages are listed, as they call themselves', () => {
  const all = links([
    ['/ui/', 'en'],
    ['/zh/ui/', 'zh'],
    ['/ar/ui/a/', 'ar'],
  ]);
  expect(entriesOf(all)).toEqual([
    ['en', 'English', '<en>', false],
    ['zh', '中文', '<zh>', true],
    ['ar', 'العربية', '<ar>', false],
  ]);
  expect(
    entriesOf(
      links([
        ['/ui/', 'en'],
        ['/zh/ui/', 'zh'],
      ]),
    ).length,
  ).toBe(2);
  expect(entriesOf(links([['/ui/', 'en']]))).toEqual([]);
});

test.each([
  ['the same page', [{ language: 'zh', path: '/zh/ui/a b/' }], [['/zh/ui/', 'zh']], '/docs/zh/ui/a%20b/'],
  [
    'the start of the product',
    [],
    [
      ['/zh/ui/', 'zh'],
      ['/zh/', 'zh'],
    ],
    '/docs/zh/ui/',
  ],
  ['the start of the site', [], [['/zh/', 'zh']], '/docs/zh/'],
  [
    'the first page of the language',
    [],
    [
      ['/zh/ui/b/', 'zh'],
      ['/zh/ui/c/', 'zh'],
    ],
    '/docs/zh/ui/b/',
  ],
] as const)('an entry leads to %s', (_, alternates, more, expected) => {
  const { fill, product } = links([['/ui/', 'en'], ...more]);
  expect(fill(product, 'zh', { path: '/ui/a/', alternates })).toBe(expected);
});

test('a page that is no route leads to where a language starts', () => {
  const { fill } = links([
    ['/ui/', 'en'],
    ['/zh/ui/', 'zh'],
  ]);
  expect(fill(null, 'zh', null)).toBe('/docs/zh/ui/');
});
