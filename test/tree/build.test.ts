// Page trees: what nodes become, what is an error and where it is shown.
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { parsePages } from '../../src/content/parse.ts';
import { scanContent } from '../../src/content/scan.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { TreeNode } from '../../src/model/tree.ts';
import type { ApiRow } from '../../src/tree/api-children.ts';
import { buildTrees } from '../../src/tree/build.ts';
import { derivedTitle } from '../../src/tree/title.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const fs = createFileSystem();

/** Of a component or a hook with the name that the route says. */
function apiRow(route: string): ApiRow {
  const name = derivedTitle(route);
  return { route, name, kind: name.startsWith('use') ? 'hook' : 'component' };
}

interface Extra {
  readonly product?: string;
  readonly site?: string;
  readonly apiRoutes?: readonly string[];
  readonly drafts?: readonly string[];
}

/** Product `ui` at `/ui/` with pages button, card and index. */
async function build(
  files: Record<string, string>,
  { product = '', site = '', apiRoutes = [], drafts = [] }: Extra = {},
) {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': `export default {\n  title: 'Acme', url: 'https://acme.example', ${site}\n  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content', ${product} }],\n};\n`,
    'content/index.md': '# UI',
    'content/button.md': '# Button',
    'content/card.md': '# Card',
    ...files,
  });
  const config = await loadSite({ root, fs });
  if (!config.value) throw new Error(JSON.stringify(config.diagnostics));
  const pages = await parsePages(config.value, (await scanContent(config.value, { fs })).value, { fs });
  const trees = await buildTrees(
    config.value,
    pages.value.pages,
    { api: apiRoutes.map(apiRow), drafts, leftOut: [] },
    { fs },
  );
  return { tree: trees.value.get('ui'), diagnostics: trees.diagnostics };
}

async function nodesOf(pages: string, extra?: Extra): Promise<readonly TreeNode[]> {
  const { tree, diagnostics } = await build({ 'content/pages.ts': `export default ${pages};` }, extra);
  expect(diagnostics).toEqual([]);
  return tree?.nodes ?? [];
}

function outline(nodes: readonly TreeNode[]): unknown[] {
  return nodes.map((node) => {
    const label = `${node.kind} ${node.title} ${node.kind === 'page' ? node.route + node.query + node.hash : node.pathname}`;
    return 'children' in node ? [label, ...outline(node.children)] : label;
  });
}

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

describe('a node', () => {
  test('has defaults for all missing fields', async () => {
    expect(await nodesOf("[{ pathname: '/ui/button' }]")).toEqual([
      {
        kind: 'page',
        pathname: '/ui/button',
        title: 'Button',
        plan: 'community',
        tags: [],
        inSideNav: true,
        linkProps: {},
        at: { file: 'content/pages.ts' },
        route: '/ui/button/',
        hash: '',
        query: '',
        api: null,
        ordered: true,
        disableDrawer: false,
      },
    ]);
  });

  test('keeps every field; its tags are in the order of the chips', async () => {
    const [node] = await nodesOf(`[{
      pathname: '/ui/button', plan: 'pro', deprecated: true, beta: true, unstable: true, planned: true, newFeature: true, legacy: true,
      icon: 'BookIcon', inSideNav: false, ordered: false, disableDrawer: true, linkProps: { target: '_blank', tabIndex: 0, sx: { a: 1 }, on: () => {} },
    }]`);
    expect(node).toMatchObject({
      plan: 'pro',
      tags: ['legacy', 'newFeature', 'planned', 'unstable', 'beta', 'deprecated'],
      icon: 'BookIcon',
      inSideNav: false,
      ordered: false,
      disableDrawer: true,
    });
    expect(node?.linkProps).toEqual({ target: '_blank', tabIndex: 0, rel: 'noopener' });
  });

  test('whose icon is a component has none', async () => {
    expect((await nodesOf("[{ pathname: '/ui/button', icon: () => null, newFeature: false }]"))[0]).not.toHaveProperty(
      'icon',
    );
  });

  test.each([
    ["{ pathname: '/ui/button#usage' }", { kind: 'page', route: '/ui/button/', hash: '#usage', query: '' }],
    ["{ pathname: '/ui/button/?a=b#usage' }", { kind: 'page', route: '/ui/button/', hash: '#usage', query: '?a=b' }],
    ["{ pathname: '/ui/button', query: { a: 'b c', d: '&' } }", { route: '/ui/button/', query: '?a=b+c&d=%26' }],
    ["{ pathname: '/ui/button?x=1', query: '?a=b' }", { route: '/ui/button/', query: '?x=1&a=b' }],
    ["{ pathname: 'https://a.example/b', title: 'B' }", { kind: 'external', href: 'https://a.example/b', title: 'B' }],
    ["{ pathname: 'mailto:a@b.example' }", { kind: 'external' }],
    ["{ pathname: '/blog/a', title: 'A' }", { kind: 'external', href: '/blog/a' }],
    ["{ pathname: '/ui/llms.txt' }", { kind: 'external', href: '/ui/llms.txt' }],
    ["{ pathname: '/ui/api/button' }", { kind: 'page', route: '/ui/api/button/', title: 'Button' }],
    ["{ pathname: '/ui/button/[docsTab]' }", { kind: 'page', route: '/ui/button/', api: null, title: 'Button' }],
    [
      "{ pathname: '/ui/button/components-api/#button', title: 'Button' }",
      { kind: 'page', route: '/ui/button/', hash: '#button', api: 'components-api' },
    ],
    ["{ pathname: '/ui/card/hooks-api' }", { kind: 'page', route: '/ui/card/hooks-api/', api: 'hooks-api' }],
    ["{ pathname: '/ui/button', children: [] }", { kind: 'page' }],
    ["{ pathname: '/ui/x', subheader: 'Extra' }", { kind: 'subheader', title: 'Extra', children: [] }],
    [
      "{ pathname: 'Anything', children: [{ pathname: '/ui/button' }] }",
      { kind: 'group', title: 'Anything', href: '/ui/button/' },
    ],
  ])('%s', async (node, expected) => {
    const extra = {
      site: "links: { elsewhere: ['/blog', '/ui/llms.txt'] },",
      apiRoutes: ['/ui/api/button/', '/ui/card/hooks-api/'],
    };
    expect((await nodesOf(`[${node}]`, extra))[0]).toMatchObject(expected);
  });

  test('below links.elsewhere that is a page is a page', async () => {
    expect(await nodesOf("[{ pathname: '/ui/button' }]", { site: "links: { elsewhere: ['/ui/'] }," })).toMatchObject([
      { kind: 'page' },
    ]);
  });

  test.each([
    ["[{ pathname: '/ui/button#a' }]", '/ui/button/#a'],
    ["[{ pathname: '/ui/s', subheader: 'S', children: [{ pathname: '/ui/card' }] }]", '/ui/card/'],
    ["[{ pathname: '/ui/g2', children: [{ pathname: '/ui/card' }] }, { pathname: '/ui/button' }]", '/ui/card/'],
    ["[{ pathname: '/ui/s', subheader: 'S' }, { pathname: '/ui/button' }]", '/ui/button/'],
    ["[{ pathname: 'https://a.example/' }]", 'https://a.example/'],
    ["[{ pathname: '/ui/s', subheader: 'S' }]", null],
  ])('that is a group leads to its first page: %s', async (children, href) => {
    expect((await nodesOf(`[{ pathname: '/ui/g', children: ${children} }]`))[0]).toMatchObject({ kind: 'group', href });
  });

  test('keeps its place: the order is the author’s', async () => {
    const nodes = await nodesOf(`[{ pathname: '/ui/card' },
      { pathname: '/ui/group', title: 'More', children: [
        { pathname: '/ui/s', subheader: 'Inside', children: [{ pathname: '/ui/button' }] },
        { pathname: 'https://a.example/z', title: false }] }]`);
    expect(outline(nodes)).toEqual([
      'page Card /ui/card/',
      [
        'group More /ui/group',
        ['subheader Inside /ui/s', 'page Button /ui/button/'],
        'external null https://a.example/z',
      ],
    ]);
  });
});

const FIELD_HINT = 'correct it, or remove it; the page on page trees lists what each field takes.';

describe('a draft', () => {
  const drafts = ['/ui/next/', '/ui/later/'];
  const rows = (nodes: readonly TreeNode[]): string[] =>
    nodes.flatMap((node) => [
      `${node.kind} ${node.pathname}`,
      ...('children' in node ? rows(node.children).map((row) => `  ${row}`) : []),
    ]);

  test('has no row; a group or caption with no other entries is removed as well', async () => {
    const pages = `[
      { pathname: '/ui/next' },
      { pathname: '/ui/next#part' },
      { pathname: '/ui/g', children: [{ pathname: '/ui/later/' }, { pathname: '/ui/button' }] },
      { pathname: '/ui/empty', children: [{ pathname: '/ui/next' }, { pathname: '/ui/s', subheader: true, children: [{ pathname: '/ui/later' }] }] },
      { pathname: '/ui/later/', title: 'Group', children: [{ pathname: '/ui/card' }] },
      { pathname: '/ui/caption', subheader: true },
    ]`;
    expect(rows(await nodesOf(pages, { drafts }))).toEqual([
      'group /ui/g',
      '  page /ui/button',
      'group /ui/later/',
      '  page /ui/card',
      'subheader /ui/caption',
    ]);
  });

  test('may be in the tree twice, and its API tabs too', async () => {
    const pages = "[{ pathname: '/ui/next' }, { pathname: '/ui/next/' }, { pathname: '/ui/next/components-api' }]";
    expect(await nodesOf(pages, { drafts })).toEqual([]);
  });
});

describe('an unlisted page', () => {
  const files = { 'content/secret.md': '---\nunlisted: true\n---\n# Secret' };

  test('has no row in a derived tree', async () => {
    const { tree } = await build(files);
    expect(tree?.nodes.map(({ pathname }) => pathname)).toEqual(['/ui/', '/ui/button/', '/ui/card/']);
  });

  test('is an error in a written tree, also by a section of it', async () => {
    const { diagnostics } = await build({
      ...files,
      'content/pages.ts':
        "export default [\n  { pathname: '/ui/button' },\n  { pathname: '/ui/secret' },\n  { pathname: '/ui/secret#a' },\n];",
    });
    expect(diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}:${at?.column}`)).toEqual([
      'tree/unlisted-page content/pages.ts:3:15',
      'tree/unlisted-page content/pages.ts:4:15',
    ]);
  });
});

describe('an error in a tree is reported at its place', () => {
  async function told(pages: string, extra?: Extra) {
    const { diagnostics } = await build({ 'content/pages.ts': pages }, extra);
    return diagnostics.map(({ code, at, message, hint, related }) => ({
      code,
      place: `${at?.file}:${at?.line}:${at?.column}+${at?.length}`,
      message,
      hint,
      first: related?.map((other) => `${other.message} ${other.at.line}:${other.at.column}`),
    }));
  }

  test('for a path of two nodes, with both places', async () => {
    const pages =
      "export default [\n  { pathname: '/ui/button' },\n  { pathname: '/ui/g', children: [\n    { title: 'B', pathname: '/ui/button/' }] },\n];";
    expect(await told(pages)).toMatchInlineSnapshot(`
      [
        {
          "code": "tree/duplicate-path",
          "first": [
            "first claimed at 2:15",
          ],
          "hint": "remove one entry, or give the second page its own pathname.",
          "message": "Two nodes claim /ui/button/.",
          "place": "content/pages.ts:4:29+13",
        },
      ]
    `);
  });

  test.each([
    ["{ pathname: '/ui/button' }, { pathname: '/ui/button', children: [{ pathname: '/ui/card' }] }", 1],
    [
      "{ pathname: 'g', children: [{ pathname: '/ui/card' }] }, { pathname: 'g', children: [{ pathname: '/ui/button' }] }",
      1,
    ],
    ["{ pathname: 'https://a.example/' }, { pathname: 'https://a.example/' }", 1],
    ["{ pathname: '/ui/button/[docsTab]' }, { pathname: '/ui/button' }", 1],
    ["{ pathname: '/ui/button#a' }, { pathname: '/ui/button/#a' }", 1],
    ["{ pathname: '/ui/button' }, { pathname: '/ui/button' }, { pathname: '/ui/button' }", 2],
    // Not the same: another section, another query, another site.
    [
      "{ pathname: '/ui/button' }, { pathname: '/ui/button#a' }, { pathname: '/ui/button#b' }, { pathname: '/ui/button?c' }",
      0,
    ],
    // API tabs are exempt, and claim nothing themselves; other names that look like them are not.
    [
      "{ pathname: '/ui/button' }, { pathname: '/ui/button/components-api' }, { pathname: '/ui/button/components-api' }",
      0,
    ],
    ["{ pathname: '/ui/button/hooks-api' }, { pathname: '/ui/button' }", 0],
    [
      "{ pathname: '/ui/my-components-api-g', subheader: 'A' }, { pathname: '/ui/my-components-api-g', subheader: 'B' }",
      1,
    ],
  ])('for %s: %i duplicates', async (nodes, count) => {
    const found = await told(`export default [${nodes}];`);
    expect(found.map(({ code }) => code)).toEqual(Array(count).fill('tree/duplicate-path'));
  });

  test('for a leaf without a page, with the nearest page', async () => {
    expect(await told("export default [{ pathname: '/ui/button', }, {\n  pathname: '/ui/crad' }];")).toMatchObject([
      { code: 'tree/missing-page', place: 'content/pages.ts:2:13+10', hint: 'did you mean /ui/card/?' },
    ]);
  });

  test.each([
    "{ pathname: '/other/thing/' }",
    "{ pathname: 'ui/button' }",
    "{ pathname: '/nowhere#a' }",
    "{ pathname: '/blogger' }",
  ])('for a leaf without a page: %s', async (node) => {
    expect(await told(`export default [${node}];`, { site: "links: { elsewhere: ['/blog'] }," })).toMatchObject([
      { code: 'tree/missing-page' },
    ]);
  });

  test('but not for a group, a caption or a hidden node without a page', async () => {
    const nodes =
      "[{ pathname: '/ui/g', children: [{ pathname: '/ui/s', subheader: 'S' }, { pathname: '/ui/card', inSideNav: false }] }]";
    expect(await told(`export default ${nodes};`)).toEqual([]);
  });

  test.each([
    ["[{ pathname: '/ui/button', newFeatur: true }]", 'tree/unknown-field', '1:43+9', 'did you mean "newFeature"?'],
    [
      "[{ pathname: 'g', children: [{ pathname: '/ui/button',\n wombat: 1 }] }]",
      'tree/unknown-field',
      '2:2+6',
      'remove it: nothing reads it.',
    ],
    ["[{ pathname: '/ui/button', plan: 'free' }]", 'tree/invalid-field', '1:49+6', FIELD_HINT],
    ["[{ pathname: '/ui/button', plan: 'pri' }]", 'tree/invalid-field', '1:49+5', 'did you mean "pro"?'],
    ["[{ pathname: 'javascript:alert(1)' }]", 'tree/invalid-field', '1:29+21', FIELD_HINT],
    ["[{ pathname: 'data:text/html,a' }]", 'tree/invalid-field', '1:29+18', FIELD_HINT],
    ["[{ pathname: '/ui/', linkProps: { style: 'color:red' } }]", 'tree/invalid-field', '1:57+11', FIELD_HINT],
    ["[{ pathname: '/ui/', linkProps: { onClick: 'a()' } }]", 'tree/invalid-field', '1:59+5', FIELD_HINT],
    ["[{ pathname: '/ui/', linkProps: { href: '/b' } }]", 'tree/invalid-field', '1:56+4', FIELD_HINT],
    ["[{ title: 'B' }]", 'tree/invalid-field', '1:17+14', FIELD_HINT],
    ["[{ pathname: '' }]", 'tree/invalid-field', '1:29+2', FIELD_HINT],
    ["['/ui/button']", 'tree/invalid-field', '1:17+12', FIELD_HINT],
    ["{ pathname: '/ui/button' }", 'tree/invalid-field', '1:16+26', FIELD_HINT],
    [
      "[{ pathname: '/ui/' ]",
      'tree/syntax',
      '1:36+1',
      'mend the file at this place; every import must lead to a file or an installed package.',
    ],
  ])('for %s', async (pages, code, place, hint) => {
    expect(await told(`export default ${pages};`)).toMatchObject([{ code, place: `content/pages.ts:${place}`, hint }]);
  });

  test('if the tree throws', async () => {
    expect(await told("const a: string[] = [];\nexport default a[0].split('');")).toMatchObject([
      { code: 'tree/threw', place: 'content/pages.ts:2:21+undefined' },
    ]);
  });

  test('if the config names a file that does not exist', async () => {
    const { diagnostics } = await build({}, { product: "pages: 'tree.ts'" });
    expect(diagnostics).toMatchObject([{ code: 'tree/missing-file', at: { file: 'site.config.ts', line: 3 } }]);
  });

  test('in the config file', async () => {
    const { diagnostics } = await build({}, { product: "pages: [\n    { pathname: '/ui/crad' }]" });
    expect(diagnostics).toMatchObject([
      { code: 'tree/missing-page', at: { file: 'site.config.ts', line: 4, column: 17 } },
    ]);
  });

  test('in a JSON file', async () => {
    const { diagnostics } = await build({ 'content/pages.json': '[\n  { "pathname": "/ui/crad" }]' });
    expect(diagnostics).toMatchObject([
      { code: 'tree/missing-page', at: { file: 'content/pages.json', line: 2, column: 17 } },
    ]);
  });

  test('for a node that links to a section, whose line is kept for the later check', async () => {
    const { tree } = await build({
      'content/pages.ts':
        "// '/ui/card#b'?\nexport default [\n  { pathname: '/ui/card#a' },\n  { pathname: '/ui/card#b' }, { pathname: \"/ui/card#a\" },\n  { pathname: '/ui/' + 'card#c' },\n];",
    });
    expect(tree?.nodes.map(({ at }) => `${at.line}:${at.column}+${at.length}`)).toEqual([
      '3:15+12',
      '4:15+12', // Not the comment that quotes the same words.
      '4:43+12',
      'undefined:undefined+undefined',
    ]);
  });

  test('by its path in the data of a computed tree', async () => {
    const pages =
      "const names = ['button', 'crad'];\nexport default [{ pathname: 'g', children: names.map((name) => ({ pathname: '/ui/' + name })) }];";
    expect(await told(pages)).toMatchObject([
      {
        code: 'tree/missing-page',
        message: 'The page tree lists /ui/crad, but there is no such page (at pages[0].children[1].pathname).',
      },
    ]);
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
      severity: 'warning',
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
      'page Acme UI /ui/',
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

  test('has one row for a file with two routes and for a translation', async () => {
    const { tree } = await build(
      { 'content/button-zh.md': '' },
      {
        site: "languages: ['en', 'zh'],",
        product: "routes: { '/ui/button/': 'button.md', '/ui/other/': 'button.md' }",
      },
    );
    expect(outline(tree?.nodes ?? [])).toEqual(['page Acme UI /ui/', 'page Button /ui/button/', 'page Card /ui/card/']);
  });
});

test.each(['style', 'href', 'class', 'className', 'children', 'dangerouslySetInnerHTML', 'onclick', 'onFocus'])(
  'the linkProps of a node may not set %s',
  async (name) => {
    const tree = `export default [{ pathname: '/ui/button', linkProps: { ${name}: { a: 1 }, id: 'b' } }];`;
    const { diagnostics } = await build({ 'content/pages.ts': tree });
    expect(diagnostics).toMatchObject([{ code: 'tree/invalid-field' }]);
    expect(diagnostics[0]?.message).toContain(`"${name}" is no attribute that \`linkProps\` may set`);
  },
);

test.each([
  ["{ target: '_blank' }", { target: '_blank', rel: 'noopener' }],
  ["{ target: '_blank', rel: 'nofollow' }", { target: '_blank', rel: 'nofollow noopener' }],
  ["{ target: '_blank', rel: 'noopener' }", { target: '_blank', rel: 'noopener' }],
  ["{ target: '_self', sx: { color: 'red' } }", { target: '_self' }],
])('a link in a new tab gets noopener: %s', async (linkProps, expected) => {
  const [node] = await nodesOf(`[{ pathname: '/ui/button', linkProps: ${linkProps} }]`);
  expect(node?.linkProps).toEqual(expected);
});

test('the name of a group may look like any address; mailto and tel are valid links', async () => {
  const tree =
    "[{ pathname: 'ui:inputs', children: [{ pathname: '/ui/button' }] }, { pathname: 'mailto:a@b.example', title: 'Mail' }]";
  expect((await nodesOf(tree)).map(({ kind }) => kind)).toEqual(['group', 'external']);
});

test('a tree without default export is reported with the code to write', async () => {
  const { diagnostics } = await build({ 'content/pages.ts': "export const pages = [{ pathname: '/ui/' }];" });
  expect(diagnostics).toMatchObject([
    { code: 'tree/no-export', at: { file: 'content/pages.ts' }, hint: expect.stringContaining('export default [') },
  ]);
});
