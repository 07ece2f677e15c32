// The languages of the pages in a plan.
import { describe, expect, test } from 'vitest';
import { type Draft, plan } from './plan-pages.ts';

// [accepted languages, product and category of a page below `/zh/` on a site that is built in English alone]
test.each([
  [['en', 'zh'], 'material-ui', 'core'],
  [['en'], null, null],
])('an accepted language in %j is split from the path', async (acceptedLanguages, productId, categoryId) => {
  const { value } = await plan([{ route: '/zh/material-ui/button/', productKey: 'site', markdown: 'x\n' }], {
    acceptedLanguages,
    products: [{ id: 'site', prefix: '/', name: 'Acme', contentDir: 'content' }],
  });
  expect(value.routes.map((route) => [route.language, route.productId, route.categoryId])).toEqual([
    ['en', productId, categoryId],
  ]);
});

describe('languages', () => {
  const config = { languages: ['en', 'zh', 'de'] };
  const drafts: Draft[] = [
    { route: '/ui/a/', markdown: '## Use\n' },
    { route: '/zh/ui/a/', name: 'a-zh.md', language: 'zh', markdown: '[b](/ui/b/) [a](/ui/a/)\n' },
    { route: '/ui/b/', markdown: 'b' },
  ];

  test('a page lists all its languages, the default first', async () => {
    const { value } = await plan(drafts, config);
    expect(value.routes.map(({ path, alternates }) => [path, alternates.map((other) => other.path)])).toEqual([
      ['/ui/a/', ['/ui/a/', '/zh/ui/a/']],
      ['/ui/b/', ['/ui/b/']],
      ['/zh/ui/a/', ['/ui/a/', '/zh/ui/a/']],
    ]);
  });

  test('a link gets a prefix only if the page exists in that language', async () => {
    const { value, diagnostics } = await plan(drafts, config);
    const zh = value.routes.find(({ path }) => path === '/zh/ui/a/');
    expect(zh?.kind === 'doc' && zh.hrefs).toEqual({ 0: '/ui/b/', 1: '/zh/ui/a/' });
    expect(diagnostics).toEqual([]);
  });

  test('product ids are those of the page without its prefix', async () => {
    const { value } = await plan(drafts, config);
    expect(value.routes.map(({ productId }) => productId)).toEqual(['ui', 'ui', 'ui']);
  });
});
