// `docs-gen new`: pages that are added to a site, with their rows in the page tree.
import { describe, expect, test } from 'vitest';
import { CONFIG, open, TREE, told } from './small-site.ts';

describe('a new page', () => {
  test('has front matter, and a row next to its neighbours in the page tree', async () => {
    const site = await open();
    expect(await site.page({ asked: '/ui/data-grid/' })).toEqual({
      value: { route: '/ui/data-grid/', file: 'content/ui/data-grid.md', tree: 'content/ui/pages.ts' },
      diagnostics: [],
    });
    expect(await site.read('content/ui/data-grid.md')).toBe(
      '---\ntitle: Data grid\ndescription: Say in one sentence what readers find here.\n---\n\nWrite here.\n',
    );
    expect(await site.read('content/ui/pages.ts')).toBe(TREE.replace('];', "  { pathname: '/ui/data-grid/' },\n];"));
    expect(told(await site.page({ asked: 'ui/data-grid' }))[0]).toMatch(/^init\/route-exists: /);
  });

  test('has its title and description unchanged, whatever they mean in YAML', async () => {
    const site = await open();
    const words = { title: 'Yes: #1 "of" it', description: '- [ ] all' };
    await site.page({ asked: '/ui/a/', ...words, isDraft: true });
    expect(await site.read('content/ui/a.md')).toContain(
      `title: 'Yes: #1 "of" it'\ndescription: "- [ ] all"\ndraft: true\n---`,
    );
    expect(await site.read('content/ui/pages.ts')).toContain(`{ pathname: '/ui/a/', title: 'Yes: #1 "of" it' }`);
  });

  test.each([
    ['/ui/button/events/', 'content/ui/button/events.md'],
    ['/ui/guides/a/b/', 'content/ui/guides/a/b.md'],
    ['ui/guides', 'content/ui/guides.md'],
    ['/ui/文档/', 'content/ui/文档.md'],
    ['/ui/index/', 'content/ui/index/index.md'],
    ['/ui/README/', 'content/ui/README/index.md'],
    // The name of a translation.
    ['/ui/slider-zh/', 'content/ui/slider-zh/index.md'],
    // A file of the inner product.
    ['/ui/pro/grid/', 'content/ui/pro/grid.md'],
  ])('with the route %s is the file %s', async (asked, file) => {
    const site = await open();
    const { value, diagnostics } = await site.page({ asked });
    expect([value?.file, diagnostics]).toEqual([file, []]);
    // The next run finds it at its route.
    expect(told(await site.page({ asked }))[0]).toContain(file);
  });

  test('is refused if only the product at / covers its route, unless that product is named or has pages there', async () => {
    const site = await open({
      'site.config.ts': CONFIG.replace(
        'products: [',
        "products: [{ id: 'home', prefix: '/', name: 'Acme', contentDir: 'content/home' },",
      ),
      'content/home/index.md': '# Acme',
      'content/home/index-zh.md': '# Acme',
      'content/home/blog/first.md': '# First',
    });
    for (const asked of ['/nope/x/', 'uui/data-grid', '/zh/ui/x/'])
      expect(told(await site.page({ asked }))).toEqual([
        `init/no-product: /${asked.replace(/^\/|\/$/g, '')}/ does not start with the prefix of a product that it can belong to. start it with /ui/ or /ui/pro/, or add --product home.`,
      ]);
    const fileOf = async (asked: string, product?: string) => (await site.page({ asked, product })).value?.file;
    expect(await fileOf('/about/')).toBe('content/home/about.md');
    expect(await fileOf('/blog/second/')).toBe('content/home/blog/second.md');
    expect(await fileOf('/legal/terms/', 'home')).toBe('content/home/legal/terms.md');
    expect(await fileOf('/ui/grid/')).toBe('content/ui/grid.md');
  });

  test('has a separate folder if its neighbours have one', async () => {
    const site = await open({
      'content/ui/a/a.md': '# A',
      'content/ui/b/b.md': '# B',
      'content/ui/c/c.md': '# C',
      'content/ui/d/d.md': '# D',
    });
    expect((await site.page({ asked: '/ui/e/' })).value?.file).toBe('content/ui/e/e.md');
  });

  test('is in the existing folder of the same name', async () => {
    const site = await open({ 'content/ui/a/more.md': '# More' });
    expect((await site.page({ asked: '/ui/a/' })).value?.file).toBe('content/ui/a/a.md');
  });

  test('has a route in its front matter if its path gives another one', async () => {
    const site = await open();
    await site.page({ asked: '/ui/pro/old/a/' });
    expect(await site.read('content/ui/pro/old/a.md')).toContain('\nroute: /ui/pro/old/a/\n');
    expect(told(await site.page({ asked: '/ui/pro/old/a/' }))[0]).toMatch(/^init\/route-exists: /);
  });

  test('gets its route from its title in the given product', async () => {
    const site = await open();
    expect((await site.page({ asked: 'Crème brûlée & co.', product: 'ui' })).value).toEqual({
      route: '/ui/creme-brulee-co/',
      file: 'content/ui/creme-brulee-co.md',
      tree: 'content/ui/pages.ts',
    });
    expect(await site.read('content/ui/creme-brulee-co.md')).toContain('title: Crème brûlée & co.\n');
  });

  test('is added to the given group', async () => {
    const site = await open({
      'content/ui/pages.ts':
        "export default [{ pathname: '/g', title: 'Inputs', children: [{ pathname: '/ui/button' }] }];\n",
    });
    expect(told(await site.page({ asked: '/ui/a/', group: 'Imputs' }))).toEqual([
      'init/unknown-group: The page tree does not have a group "Imputs". did you mean "Inputs"?',
    ]);
    await site.page({ asked: '/ui/a/', group: 'inputs' });
    expect(await site.read('content/ui/pages.ts')).toContain("[{ pathname: '/ui/button' }, { pathname: '/ui/a' }]");
  });

  test('gets no row if the tree follows from the folders, or already has one', async () => {
    const site = await open({ 'content/ui/pages.ts': "export default [{ pathname: '/ui/a' }];\n" });
    expect((await site.page({ asked: '/ui/pro/a/' })).value?.tree).toBeNull();
    expect(await site.page({ asked: '/ui/a/' })).toMatchObject({ value: { tree: null }, diagnostics: [] });
  });

  test.each([
    ["export default ['/ui/'].map((pathname) => ({ pathname }));\n", 'the list in the file is computed'],
    ['export default [{ pathname: 7 }];\n', 'the file cannot be parsed'],
  ])('does not change a computed tree, and is reported with the row to add: %s', async (tree, reason) => {
    const site = await open({ 'content/ui/pages.ts': tree });
    const outcome = await site.page({ asked: '/ui/a/' });
    expect(outcome.value).toEqual({ route: '/ui/a/', file: 'content/ui/a.md', tree: null });
    expect(told(outcome)).toEqual([
      `init/row-to-add: The entry for /ui/a/ was not added to content/ui/pages.ts: ${reason}. add { pathname: '/ui/a/' } to the page tree.`,
    ]);
    expect(await site.read('content/ui/pages.ts')).toBe(tree);
  });

  test('does not change a tree in the config', async () => {
    const config = CONFIG.replace('api: {}', "api: {}, pages: [{ pathname: '/ui/' }]");
    const site = await open({ 'site.config.ts': config });
    expect(told(await site.page({ asked: '/ui/a/' }))[0]).toContain('site.config.ts: the page tree is in the config.');
    expect(await site.read('site.config.ts')).toBe(config);
  });

  test.each([
    ['/ui/button', 'init/route-exists'],
    ['/ui/draft/', 'init/route-exists'],
    ['/ui/api/slider/', 'init/route-exists'],
    ['/other/a/', 'init/no-product'],
    ['/ui/../a/', 'init/bad-route'],
    ['/ui/a?b/', 'init/bad-route'],
    ['/ui/a#b/', 'init/bad-route'],
    ['/ui/a\\b/', 'init/bad-route'],
    ['/ui/a\u0000b/', 'init/bad-route'],
    ['/ui/_a/', 'init/bad-route'],
    ['/ui/.a/', 'init/bad-route'],
    ['/ui/a./', 'init/bad-route'],
    ['/ui/public/a/', 'init/bad-route'],
    ['/ui/a/node_modules/', 'init/bad-route'],
    ['???', 'init/bad-route'],
    ['Data grid', 'init/which-product'],
  ])('cannot be at %j: %s', async (asked, code) => {
    const site = await open();
    const outcome = await site.page({ asked });
    expect([outcome.value, outcome.diagnostics.map((diagnostic) => diagnostic.code)]).toEqual([null, [code]]);
    expect(await site.read('content/ui/pages.ts')).toBe(TREE);
  });

  test('never overwrites a file', async () => {
    const site = await open({ 'content/ui/a.md/inside.txt': '' });
    expect(told(await site.page({ asked: '/ui/a/' }))[0]).toContain('content/ui/a.md already exists.');
    expect(await site.read('content/ui/pages.ts')).toBe(TREE);
  });

  test('is rejected for a product that is not in the config', async () => {
    const site = await open();
    expect(told(await site.page({ asked: 'A', product: 'uui' }))[0]).toMatch(/^init\/unknown-product: .* ui, pro\.$/);
    expect(told(await site.page({ asked: '/ui/a/', product: 'pro' }))[0]).toMatch(
      /^init\/no-product: .*\/ui\/pro\/\.$/,
    );
  });
});
