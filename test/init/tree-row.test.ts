// A row that is added to the source of a page tree: where it goes, and that all else stays as it was.
import { describe, expect, test } from 'vitest';
import { hasRow, listOfGroup, listOfNeighbours, rowStyle, rowText, withRow } from '../../src/init/tree-row.ts';

const ROW = "{ pathname: '/ui/new/' }";

describe('a new row is added to the end of a list', () => {
  test.each([
    [
      'on a line of its own',
      "export default [\n  { pathname: '/ui/' },\n  { pathname: '/ui/a/' },\n];\n",
      "export default [\n  { pathname: '/ui/' },\n  { pathname: '/ui/a/' },\n  { pathname: '/ui/new/' },\n];\n",
    ],
    [
      'without a comma at the end, where there was none',
      "export default [\n  { pathname: '/ui/' }\n]",
      "export default [\n  { pathname: '/ui/' },\n  { pathname: '/ui/new/' }\n]",
    ],
    [
      'after a note about the last row',
      "export default [\n  { pathname: '/ui/' }, // the start\n];",
      "export default [\n  { pathname: '/ui/' }, // the start\n  { pathname: '/ui/new/' },\n];",
    ],
    [
      'after a note without a comma',
      "export default [\n  { pathname: '/ui/' } // the start\n];",
      "export default [\n  { pathname: '/ui/' }, // the start\n  { pathname: '/ui/new/' }\n];",
    ],
    [
      'on one line',
      "export default [{ pathname: '/ui/' }];",
      "export default [{ pathname: '/ui/' }, { pathname: '/ui/new/' }];",
    ],
    ['in an empty list', 'export default [];\n', "export default [\n  { pathname: '/ui/new/' },\n];\n"],
    [
      'through definePages, a variable and a type',
      "const pages: Page[] = [\n\t{ pathname: '/ui/' },\n] satisfies Page[];\nexport default definePages(pages);",
      "const pages: Page[] = [\n\t{ pathname: '/ui/' },\n\t{ pathname: '/ui/new/' },\n] satisfies Page[];\nexport default definePages(pages);",
    ],
    [
      'with the line ends of the file',
      "export default [\r\n  { pathname: '/ui/' },\r\n];\r\n",
      "export default [\r\n  { pathname: '/ui/' },\r\n  { pathname: '/ui/new/' },\r\n];\r\n",
    ],
    [
      'after a spread',
      'export default [\n  ...more,\n];',
      "export default [\n  ...more,\n  { pathname: '/ui/new/' },\n];",
    ],
  ])('%s', async (_, text, expected) => {
    expect(await withRow(text, 'pages.ts', [], ROW)).toBe(expected);
  });

  test('below a group', async () => {
    const text =
      "export default [\n  {\n    pathname: '/g',\n    children: [\n      { pathname: '/ui/a/' },\n    ],\n  },\n];\n";
    expect(await withRow(text, 'pages.ts', [0, 'children'], ROW)).toBe(
      "export default [\n  {\n    pathname: '/g',\n    children: [\n      { pathname: '/ui/a/' },\n      { pathname: '/ui/new/' },\n    ],\n  },\n];\n",
    );
  });

  test('in JSON, without a trailing comma', async () => {
    const row = '{ "pathname": "/ui/new/" }';
    expect(await withRow('[\n  { "pathname": "/ui/" }\n]\n', 'pages.json', [], row)).toBe(
      '[\n  { "pathname": "/ui/" },\n  { "pathname": "/ui/new/" }\n]\n',
    );
    expect(await withRow('[]\n', 'pages.json', [], row)).toBe('[\n  { "pathname": "/ui/new/" }\n]\n');
  });
});

describe('a list in another form than a plain literal is not changed', () => {
  test.each([
    ['computed', 'export default names.map((pathname) => ({ pathname }));', []],
    ['imported', "import pages from './other';\nexport default pages;", []],
    [
      'a variable in a group',
      "const more = [{ pathname: '/ui/a/' }];\nexport default [{ pathname: '/g', children: more }];",
      [0, 'children'],
    ],
    ['missing', "export default [{ pathname: '/ui/' }];", [3, 'children']],
    ['sparse', "export default [, { pathname: '/ui/' }];", []],
    ['invalid', "export default [{ pathname: '/ui/' ;", []],
  ])('if it is %s', async (_, text, list) => {
    expect(await withRow(text, 'pages.ts', list, ROW)).toBeNull();
  });
});

describe('the list for a new page', () => {
  const nodes = [
    { pathname: '/ui/' },
    {
      pathname: '/ui/inputs-group',
      title: 'Inputs',
      children: [{ pathname: '/ui/inputs/button' }, { pathname: '/ui/inputs/button/#sizes' }],
    },
    {
      pathname: '/ui/more',
      subheader: 'More',
      children: [{ pathname: '/ui/slider/' }, { pathname: 'https://acme.example/ui/x/' }],
    },
  ];

  test.each([
    ['/ui/inputs/field/', [1, 'children']],
    ['/ui/rating/', [2, 'children']],
    ['/ui/elsewhere/page/', []],
  ])('of %s is that of its neighbours', (route, list) => {
    expect(listOfNeighbours(nodes, route)).toEqual(list);
  });

  test('is the top of the tree if neighbours are in several lists', () => {
    expect(listOfNeighbours([...nodes, { pathname: '/ui/rating/' }], '/ui/new/')).toEqual([]);
  });

  test.each([
    ['inputs', [1, 'children']],
    ['More', [2, 'children']],
    ['/ui/inputs-group', [1, 'children']],
    ['Other', null],
  ])('of %s is found by the name of its group', (group, list) => {
    expect(listOfGroup(nodes, group)).toEqual(list);
  });

  test('is not needed if the page has a row, however its pathname is written', () => {
    expect(hasRow(nodes, '/ui/inputs/button/')).toBe(true);
    expect(hasRow(nodes, '/ui/inputs/')).toBe(false);
    expect(hasRow([{ pathname: '/ui/a/#hash' }], '/ui/a/')).toBe(false);
  });
});

test.each([
  ["[{ pathname: '/ui/' }]", 'pages.ts', '/ui/', `{ pathname: '/ui/new/', title: 'It\\'s "new"' }`],
  ['[{ pathname: "/ui/a" }]', 'pages.ts', '/ui/a', `{ pathname: "/ui/new", title: "It's \\"new\\"" }`],
  ['[{ "pathname": "/ui/a" }]', 'pages.json', '/ui/a', `{ "pathname": "/ui/new", "title": "It's \\"new\\"" }`],
  ['[]', 'pages.ts', null, `{ pathname: '/ui/new/', title: 'It\\'s "new"' }`],
])('a new row is written as %s writes its rows', (text, file, pathname, expected) => {
  const nodes = pathname === null ? [] : [{ pathname: '/ui/group', children: [{ pathname }] }];
  expect(rowText({ route: '/ui/new/', title: `It's "new"` }, rowStyle(text, file, nodes))).toBe(expected);
});
