// Routes of content files: from folders, config, front matter and languages.
import { describe, expect, test } from 'vitest';
import { build, routesOf } from './content-project.ts';

describe('the route of a file', () => {
  test.each([
    ['index.md', '/ui/'],
    ['button.md', '/ui/button/'],
    ['a/b.md', '/ui/a/b/'],
    ['buttons/buttons.md', '/ui/buttons/'],
    ['buttons/index.md', '/ui/buttons/'],
    ['a/buttons/buttons.md', '/ui/a/buttons/'],
    ['a/a/a.md', '/ui/a/a/'],
    ['a b/é.md', '/ui/a b/é/'],
    ['a/indexes.md', '/ui/a/indexes/'],
  ])('follows from its folder: %s is %s', async (name, route) => {
    expect(await routesOf({ [`content/${name}`]: '# A' })).toEqual({ [route]: name });
  });

  test('does not exist for a README and for names with _, unless it is configured', async () => {
    const files = {
      'content/README.md': '',
      'content/_parts/a.md': '',
      'content/_b.md': '',
      'content/c.md': '',
      'content/_d.md': '---\nroute: /ui/d\n---\n',
    };
    expect(await routesOf(files)).toEqual({ '/ui/c/': 'c.md', '/ui/d/': '_d.md' });
    expect(await routesOf(files, { product: "routes: { '/ui/r/': 'README.md', '/ui/a/': '_parts/a.md' }" })).toEqual({
      '/ui/r/': 'README.md',
      '/ui/a/': '_parts/a.md',
      '/ui/c/': 'c.md',
      '/ui/d/': '_d.md',
    });
  });
});

describe('a Markdown file outside of the content folders', () => {
  const files = { 'content/a.md': '', 'examples/shop/README.md': '# Shop\n', 'content/b/c.md': '' };

  test('is a page if `routes` names it', async () => {
    const product = "routes: { '/ui/shop/': '../examples/shop/README.md' }";
    const { pages, diagnostics } = await build(files, { product });
    expect(diagnostics).toEqual([]);
    expect(pages.map(({ route, file, text }) => [route, file, text])).toEqual([
      ['/ui/a/', 'content/a.md', ''],
      ['/ui/b/c/', 'content/b/c.md', ''],
      ['/ui/shop/', 'examples/shop/README.md', '# Shop\n'],
    ]);
  });

  test('does not take a page from another product, and none from outside of the site', async () => {
    const products = `{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content', routes: { '/ui/c/': 'b/c.md', '/ui/x/': '../../x.md' } },
      { id: 'b', prefix: '/b/', name: 'B', contentDir: 'content/b' }`;
    const { pages, diagnostics } = await build(files, { products });
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/missing-routed-file', 'content/missing-routed-file']);
    expect(pages.map(({ route }) => route)).toEqual(['/ui/a/', '/b/c/']);
  });
});

describe('an excluded file', () => {
  const files = {
    'content/a.md': '',
    'content/drafts/b.md': '',
    'content/drafts/c/d.mdx': '',
    'content/e/CHANGELOG.md': '',
    'content/e/e.md': '',
  };

  test('is not a page, and a pattern for a folder excludes all of its files', async () => {
    for (const folder of ['drafts', './drafts/', 'drafts/**'])
      expect(await routesOf(files, { product: `exclude: ['${folder}', '**/CHANGELOG.md']` })).toEqual({
        '/ui/a/': 'a.md',
        '/ui/e/': 'e/e.md',
      });
  });

  test('can be named by itself', async () => {
    expect(await routesOf(files, { product: "exclude: ['a.md', 'drafts', './e/CHANGELOG.md']" })).toEqual({
      '/ui/e/': 'e/e.md',
    });
  });

  test('does not exist for a pattern without effect, which is an error at its line', async () => {
    const product = "exclude: ['content/drafts', '**/d.mdx']";
    const { diagnostics } = await build(files, { product });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'content/unused-exclude No Markdown file in content matches the pattern content/drafts.',
    ]);
  });
});

describe('an explicit route', () => {
  const files = { 'content/a.md': '', 'content/b.md': '' };

  test('in an object overrides the folder, and other files keep their routes', async () => {
    expect(await routesOf(files, { product: "routes: { '/ui/x': './a.md' }" })).toEqual({
      '/ui/x/': 'a.md',
      '/ui/b/': 'b.md',
    });
  });

  test('in a JSON file overrides the folder', async () => {
    expect(
      await routesOf(
        { ...files, 'content/routes.json': '\uFEFF{ "/ui/x/": "a.md" }' },
        { product: "routes: 'routes.json'" },
      ),
    ).toEqual({
      '/ui/x/': 'a.md',
      '/ui/b/': 'b.md',
    });
  });

  test('from a function overrides the folder', async () => {
    const product = "routes: (file) => file === 'a.md' ? '/ui/x/' : undefined";
    expect(await routesOf(files, { product })).toEqual({ '/ui/x/': 'a.md', '/ui/b/': 'b.md' });
  });

  test('null removes a page with its translations: in an object, in a JSON file and from a function', async () => {
    const three = { ...files, 'content/a-zh.md': '', 'content/c.md': '---\nroute: /ui/own/\n---\n' };
    const site = "languages: ['en', 'zh'],";
    const left = { '/ui/b/': 'b.md' };
    const product = "routes: { '/ui/a': null, '/ui/own/': null }";
    expect(await routesOf(three, { site, product })).toEqual(left);
    const json = { ...files, 'content/routes.json': '{ "/ui/a/": null }' };
    expect(await routesOf(json, { product: "routes: 'routes.json'" })).toEqual(left);
    expect(await routesOf(files, { product: "routes: (file) => file === 'a.md' ? null : undefined" })).toEqual(left);
  });

  test('that is removed and does not exist is an error at its line', async () => {
    const { diagnostics } = await build(files, { product: "routes: { '/ui/aa/': null }" });
    expect(diagnostics).toMatchObject([
      {
        code: 'content/unused-route',
        severity: 'error',
        hint: 'did you mean /ui/a/?',
        at: { file: 'site.config.ts' },
      },
    ]);
  });

  test('in front matter overrides all others', async () => {
    const own = { 'content/a.md': '---\nroute: /ui/own\n---\n' };
    expect(await routesOf(own, { product: "routes: { '/ui/x/': 'a.md' }" })).toEqual({ '/ui/own/': 'a.md' });
  });

  test('for the same file makes a second page, and the first one is primary', async () => {
    const { pages } = await build(files, { product: "routes: { '/ui/y/': 'a.md', '/ui/x/': 'a.md' }" });
    expect(pages.map(({ route, primary }) => [route, primary])).toEqual([
      ['/ui/y/', true],
      ['/ui/x/', false],
      ['/ui/b/', true],
    ]);
  });
});

describe('a translated file', () => {
  test('below a path without languages is not a page, and an error', async () => {
    const files = {
      'content/blog/post.md': '',
      'content/blog/post-zh.md': '',
      'content/a.md': '',
      'content/a-zh.md': '',
    };
    const products = "{ id: 'site', prefix: '/', name: 'Site', contentDir: 'content' }";
    const { pages, leftOut, diagnostics } = await build(files, { site: "languages: ['en', 'zh'],", products });
    expect(pages.map(({ route }) => route)).toEqual(['/a/', '/blog/post/', '/zh/a/']);
    expect(leftOut.map(({ route }) => route)).toEqual(['/zh/blog/post/']);
    expect(diagnostics).toMatchObject([
      {
        code: 'content/neutral-translation',
        severity: 'error',
        message: expect.stringMatching(/^post-zh\.md is not published: \/blog\/post\/ .* \/zh\/blog\/post\/\.$/),
        hint: expect.stringContaining('`-zh`'),
        at: { file: 'content/blog/post-zh.md' },
      },
    ]);
  });

  const files = {
    'content/a.md': '# A',
    'content/a-zh.md': '---\nroute: /ui/a/\n---\n# 甲',
    'content/b-zh.md': '',
    'content/c-de.md': '',
    'content/c.md': '',
  };

  test('is the page of the original in a language that is built', async () => {
    const { pages, diagnostics } = await build(
      { ...files, 'content/a-zh.md': '# 甲' },
      { site: "languages: ['en', 'zh'],", product: "routes: { '/ui/x/': 'a.md', '/ui/y/': 'a.md' }" },
    );
    expect(diagnostics).toEqual([]);
    expect(pages.map(({ route, name, language, primary }) => [route, name, language, primary])).toEqual([
      ['/ui/x/', 'a.md', 'en', true],
      ['/ui/y/', 'a.md', 'en', false],
      ['/ui/b-zh/', 'b-zh.md', 'en', true],
      ['/ui/c-de/', 'c-de.md', 'en', true],
      ['/ui/c/', 'c.md', 'en', true],
      ['/zh/ui/x/', 'a-zh.md', 'zh', true],
      ['/zh/ui/y/', 'a-zh.md', 'zh', false],
    ]);
  });

  test('is an ordinary page if its language is not built', async () => {
    expect(await routesOf({ 'content/a.md': '', 'content/a-zh.md': '' })).toEqual({
      '/ui/a/': 'a.md',
      '/ui/a-zh/': 'a-zh.md',
    });
  });

  test('has the route of the original, whatever its front matter contains', async () => {
    expect(await routesOf(files, { site: "languages: ['en', 'zh']," })).toMatchObject({
      '/zh/ui/a/': 'a-zh.md',
      '/ui/a/': 'a.md',
    });
  });
});
