// Where a page tree comes from: a file, the config, a path of API pages, or the folders.
import { describe, expect, test } from 'vitest';
import { build, nodesOf, outline } from './build-tree.ts';

describe('a tree is read', () => {
  const TREE = "[{ pathname: '/ui/button' }]";

  test.each([
    [
      'pages.ts',
      { 'content/pages.ts': `import { definePages } from 'docs-gen';\nexport default definePages(${TREE});` },
      '',
    ],
    ['pages.mts', { 'content/pages.mts': `export default ${TREE};` }, ''],
    ['pages.js', { 'content/pages.js': `export default ${TREE};` }, ''],
    ['pages.mjs', { 'content/pages.mjs': `export default ${TREE};` }, ''],
    ['pages.json', { 'content/pages.json': '[{ "pathname": "/ui/button" }]' }, ''],
    ['the file that the config names', { 'content/nav/tree.ts': `export default ${TREE};` }, "pages: 'nav/tree.ts'"],
    ['the config', {}, `pages: ${TREE}`],
  ])('from %s', async (_name, files, product) => {
    const { tree, diagnostics } = await build(files, { product });
    expect(diagnostics).toEqual([]);
    expect(outline(tree?.nodes ?? [])).toEqual(['page Button /ui/button/']);
    expect(tree?.nodes[0]?.at.file).toBe(Object.keys(files)[0] ?? 'site.config.ts');
  });

  test('from the config before any file', async () => {
    const { tree } = await build(
      { 'content/pages.ts': "export default [{ pathname: '/ui/card' }];" },
      { product: `pages: ${TREE}` },
    );
    expect(outline(tree?.nodes ?? [])).toEqual(['page Button /ui/button/']);
  });
});

describe('children that are a path', () => {
  const apiRoutes = ['/ui/api/use-button/', '/ui/api/grid/cell/', '/ui/api/button/', '/ui/apis/x/'];

  test('are the API pages below it: components by name, then hooks', async () => {
    const nodes = await nodesOf("[{ pathname: '/ui/g', title: 'API', children: '/ui/api/' }]", { apiRoutes });
    expect(outline(nodes)).toEqual([
      [
        'group API /ui/g',
        'page Button /ui/api/button/',
        'page Cell /ui/api/grid/cell/',
        'page useButton /ui/api/use-button/',
      ],
    ]);
  });

  test('start with the page at the path itself', async () => {
    const nodes = await nodesOf("[{ pathname: '/ui/g', title: 'API', children: '/ui/api/grid/' }]", {
      apiRoutes: [...apiRoutes, '/ui/api/grid/'],
    });
    expect(outline(nodes)).toEqual([
      ['group API /ui/g', 'page Overview /ui/api/grid/', 'page Cell /ui/api/grid/cell/'],
    ]);
  });

  test('are reported at their place if there are none', async () => {
    const pages =
      "export default [\n  { pathname: '/ui/a', children: [{ pathname: '/ui/g', children: '/ui/apes/' }] },\n];";
    const { diagnostics } = await build({ 'content/pages.ts': pages }, { apiRoutes });
    expect(diagnostics.find(({ code }) => code === 'tree/no-api-pages')).toMatchObject({
      severity: 'error',
      at: { file: 'content/pages.ts', line: 2, column: 66 },
    });
  });
});

describe('a site without a page tree', () => {
  test('has its folders as groups, ordered by front matter, then title', async () => {
    const { tree, diagnostics } = await build(
      {
        'content/button.md': '---\ntitle: Push button\n---',
        'content/card.md': '---\norder: 2\n---',
        'content/alert.md': '',
        'content/guides/index.md': '---\ntitle: All guides\norder: 1\n---',
        'content/guides/theming.md': '',
        'content/guides/deep/react-first-steps.md': '',
        'content/twice/twice.md': '',
        'content/zoo/b.md': '',
        'content/zoo/a.md': '---\norder: 0\ntitle: Z\n---',
      },
      { apiRoutes: ['/ui/api/use-button/', '/ui/api/button-group/', '/other/api/x/'] },
    );
    expect(diagnostics).toEqual([]);
    expect(outline(tree?.nodes ?? [])).toEqual([
      'page UI /ui/',
      [
        'group Guides /ui/guides-group',
        'page All guides /ui/guides/',
        ['group Deep /ui/guides/deep-group', 'page First steps /ui/guides/deep/react-first-steps/'],
        'page Theming /ui/guides/theming/',
      ],
      'page Card /ui/card/',
      'page Alert /ui/alert/',
      ['group API /ui/api-group', 'page ButtonGroup /ui/api/button-group/', 'page useButton /ui/api/use-button/'],
      'page Push button /ui/button/',
      'page Twice /ui/twice/',
      ['group Zoo /ui/zoo-group', 'page Z /ui/zoo/a/', 'page B /ui/zoo/b/'],
    ]);
  });

  test('has rows with the first heading of pages without a title', async () => {
    const headings = {
      'content/index.md': 'Text only.\n',
      'content/a.md': '## Small\n\n# The `useA` *hook* & [more](/ui/) {#a}\n\n# Second\n',
      'content/b.md': '```md\n# No heading\n```\n\nText\n\nBetter\n======\n',
      'content/c.md': '---\ntitle: Written\n---\n\n# Heading\n',
      'content/d.md': '#hash\n',
      'content/button.md': '',
      'content/card.md': '',
    };
    const { tree } = await build(headings, {});
    expect(outline(tree?.nodes ?? [])).toEqual([
      'page Acme UI /ui/',
      'page Better /ui/b/',
      'page Button /ui/button/',
      'page Card /ui/card/',
      'page D /ui/d/',
      'page The useA hook & more /ui/a/',
      'page Written /ui/c/',
    ]);
  });

  test('has one row for a file with two routes and for a translation', async () => {
    const { tree } = await build(
      { 'content/button-zh.md': '' },
      {
        site: "languages: ['en', 'zh'],",
        product: "routes: { '/ui/button/': 'button.md', '/ui/other/': 'button.md' }",
      },
    );
    expect(outline(tree?.nodes ?? [])).toEqual(['page UI /ui/', 'page Button /ui/button/', 'page Card /ui/card/']);
  });
});
