// Errors in a page tree, and the place where each is reported.
import { describe, expect, test } from 'vitest';
import { build, type Extra } from './build-tree.ts';

const FIELD_HINT = 'correct it, or remove it; the page about page trees documents each field.';

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
            "first defined at 2:15",
          ],
          "hint": "remove one entry, or give the second page its own pathname.",
          "message": "Two pages have the path /ui/button/.",
          "place": "content/pages.ts:4:29+13",
        },
      ]
    `);
  });

  test('only once if its page could not be built', async () => {
    const pages = "export default [{ pathname: '/ui/broken' }];";
    expect((await told(pages)).map(({ code }) => code)).toEqual(['tree/missing-page']);
    expect(await told(pages, { leftOut: ['/ui/broken/'] })).toEqual([]);
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
      'remove it; it has no effect.',
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
      'fix the file at this place; every import must resolve to a file or an installed package.',
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
        message: 'The page tree lists /ui/crad, but this page does not exist (at pages[0].children[1].pathname).',
      },
    ]);
  });
});

test('a tree without default export is reported with the code to write', async () => {
  const { diagnostics } = await build({ 'content/pages.ts': "export const pages = [{ pathname: '/ui/' }];" });
  expect(diagnostics).toMatchObject([
    { code: 'tree/no-export', at: { file: 'content/pages.ts' }, hint: expect.stringContaining('export default [') },
  ]);
});
