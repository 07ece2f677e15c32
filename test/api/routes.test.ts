// Routes of API pages, from tables and folders, and mistakes in API data.
import { describe, expect, test } from 'vitest';
import { readProject } from './project.ts';

const component = (name: string) => ({ name, props: {} });

describe('the source of API pages', () => {
  test('may be a table in the config', async () => {
    const { value, diagnostics } = await readProject({
      files: {
        'data/b.json': component('B'),
        'data/i.json': { name: 'I', properties: {} },
        'words/b.json': { componentDescription: 'About B.' },
      },
      api: {
        pages: 'data',
        descriptions: 'words',
        routes: {
          '/ui/two': { page: 'b.json', descriptions: 'b.json' },
          '/ui/one/': { page: 'i.json', kind: 'interface' },
        },
      },
    });
    expect(diagnostics).toEqual([]);
    expect(value.map(({ route, kind, markdown }) => [route, kind, markdown])).toEqual([
      ['/ui/one/', 'interface', ''],
      ['/ui/two/', 'component', 'About B.'],
    ]);
  });

  test('may be a JSON file that contains the table, without the kinds of the pages', async () => {
    const { value, diagnostics } = await readProject({
      files: {
        'routes.json': { '/ui/b/': { page: 'b.json' }, '/ui/i/': { page: 'i.json' } },
        'api/b.json': component('B'),
        'api/i.json': { name: 'I', properties: {} },
      },
      api: { routes: 'routes.json' },
    });
    expect(diagnostics).toEqual([]);
    expect(value.map(({ route, kind }) => [route, kind])).toEqual([
      ['/ui/b/', 'component'],
      ['/ui/i/', 'interface'],
    ]);
  });

  test('is by default the files of the folder, with texts from a file or folder of the same name', async () => {
    const { value, diagnostics } = await readProject({
      files: {
        'api/button.json': component('Button'),
        'api/grid/cell.json': component('Cell'),
        'api/grid/index.json': component('Grid'),
        'api/row-params.json': { name: 'RowParams', properties: {} },
        'api/texts/button.json': { componentDescription: 'About Button.' },
        'api/texts/grid/cell/cell.json': { componentDescription: 'About Cell.' },
        'api/not-a-page.json': [1, 2],
        'api/list.json': { name: 'X', properties: [{ name: 'a' }] },
      },
      api: { descriptions: 'api/texts' },
    });
    expect(diagnostics).toEqual([]);
    expect(value.map(({ route, kind, markdown }) => [route, kind, markdown])).toEqual([
      ['/ui/api/button/', 'component', 'About Button.'],
      ['/ui/api/grid/', 'component', ''],
      ['/ui/api/grid/cell/', 'component', 'About Cell.'],
      ['/ui/api/row-params/', 'interface', ''],
    ]);
  });

  test('is not read for products without `api`', async () => {
    const { value, diagnostics } = await readProject({
      files: { 'api/b.json': component('B') },
      config: { products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content/ui' }] },
    });
    expect([value, diagnostics]).toEqual([[], []]);
  });
});

describe('API data', () => {
  const routes = (table: string) => ({ 'routes.json': table });

  test('is reported at the route that names it if the file is missing', async () => {
    const { value, diagnostics } = await readProject({
      files: {
        ...routes(
          '{\n  "/ui/a/": { "page": "a.json" },\n  "/ui/b/": { "page": "b.json", "descriptions": "c.json" }\n}',
        ),
        'api/b.json': component('B'),
      },
      api: { routes: 'routes.json' },
    });
    expect(value).toEqual([]);
    expect(diagnostics.map(({ code, message, at }) => [code, message, at?.file, at?.line, at?.column])).toEqual([
      ['api/missing-file', 'The API JSON content/ui/api/a.json does not exist.', 'content/ui/routes.json', 2, 3],
      ['api/missing-file', 'The API JSON content/ui/api/c.json does not exist.', 'content/ui/routes.json', 3, 3],
    ]);
  });

  test('is reported if the table or the folder is missing', async () => {
    const table = await readProject({ files: {}, api: { routes: 'routes.json' } });
    expect(table.diagnostics).toMatchObject([{ code: 'api/missing-file', at: { file: 'site.config.ts' } }]);
    const folder = await readProject({ files: {}, api: { pages: 'gone' } });
    expect(folder.diagnostics).toMatchObject([{ code: 'api/missing-folder', at: { file: 'site.config.ts' } }]);
  });

  test('is reported at the first character that is not JSON', async () => {
    const { value, diagnostics } = await readProject({
      files: { 'api/a.json': '{\n  "name": "A",\n  "props": {},\n}\n', 'api/b.json': component('B') },
    });
    expect(value.map(({ name }) => name)).toEqual(['B']);
    expect(diagnostics).toMatchObject([
      {
        code: 'api/bad-json',
        severity: 'error',
        message: 'The JSON of this file is not valid at "}".',
        at: { file: 'content/ui/api/a.json', line: 4, column: 1 },
      },
    ]);
  });

  test('is reported at its end if the JSON is cut off', async () => {
    const { diagnostics } = await readProject({ files: { 'api/a.json': '{ "name": "A", "props": {' } });
    expect(diagnostics).toMatchObject([
      { code: 'api/bad-json', message: 'The JSON of this file is incomplete.', at: { line: 1, column: 26 } },
    ]);
  });

  test('may begin with a byte order mark', async () => {
    const { value } = await readProject({ files: { 'api/a.json': `\ufeff${JSON.stringify(component('A'))}` } });
    expect(value).toHaveLength(1);
  });

  test.each([
    [
      '{\n  "name": "A",\n  "props": {\n    "a": { "type": "string" }\n  }\n}',
      4,
      20,
      '`props.a.type`: expected object, received string.',
    ],
    ['{\n  "name": 1,\n  "props": {}\n}', 2, 11, '`name`: expected string, received number.'],
    [
      '{\n  "name": "A",\n  "props": {\n    "a": { "type": {} }\n  }\n}',
      4,
      20,
      '`props.a.type`: needs a name or a description.',
    ],
    ['{\n  "props": {}\n}', 1, 1, '`name`: expected string, received undefined.'],
    [
      '{\n  "name": "A",\n  "props": {\n    "a": { "type": { "name": "n" }, "default": 9007199254740993 }\n  }\n}',
      4,
      48,
      '`props.a.default`: is too large to be exact: write it as text.',
    ],
    [
      '{\n  "name": "A",\n  "props": {},\n  "inheritance": { "component": "B", "pathname": "javascript:1" }\n}',
      4,
      50,
      '`inheritance.pathname`: must be a path of this site or a web address.',
    ],
  ])('is reported at the line that does not match the schema (%#)', async (source, line, column, message) => {
    const { value, diagnostics } = await readProject({ files: { 'api/a.json': source } });
    expect(value).toEqual([]);
    expect(diagnostics).toMatchObject([
      { code: 'api/bad-shape', severity: 'error', message, at: { file: 'content/ui/api/a.json', line, column } },
    ]);
  });

  test('is reported in the file of texts if those do not match the schema', async () => {
    const { diagnostics } = await readProject({
      files: { 'api/a.json': component('A'), 'texts/a.json': { propDescriptions: { x: { description: 1 } } } },
      api: { descriptions: 'texts' },
    });
    expect(diagnostics).toMatchObject([
      { code: 'api/bad-shape', at: { file: 'content/ui/texts/a.json', line: 4, column: 22 } },
    ]);
  });

  test('is reported if it does not match the kind that the table gives', async () => {
    const { diagnostics } = await readProject({
      files: { 'api/i.json': { name: 'I', properties: {} } },
      api: { routes: { '/ui/i/': { page: 'i.json', kind: 'component' } } },
    });
    expect(diagnostics).toMatchObject([
      { code: 'api/bad-shape', message: '`props`: expected record, received undefined.' },
    ]);
  });

  test('is built once for a route that is claimed twice, and both places are reported', async () => {
    const { value, diagnostics } = await readProject({
      files: {
        ...routes('{\n  "/ui/a/": { "page": "a.json" },\n  "/ui/a": { "page": "b.json" }\n}'),
        'api/a.json': component('A'),
        'api/b.json': component('B'),
      },
      api: { routes: 'routes.json' },
    });
    expect(value.map(({ name }) => name)).toEqual(['A']);
    expect(diagnostics).toMatchObject([
      {
        code: 'api/duplicate-route',
        at: { line: 3, column: 3 },
        related: [{ message: 'first defined for content/ui/api/a.json', at: { line: 2, column: 3 } }],
      },
    ]);
  });
});

test('the order of files on disk and the locale of the machine do not change API pages', async () => {
  const files = { 'api/z.json': component('Z'), 'api/a.json': component('A'), 'api/m/b.json': component('B') };
  const first = await readProject({ files });
  const second = await readProject({ files: Object.fromEntries(Object.entries(files).reverse()) });
  expect(second).toEqual(first);
});

test.each([
  [{ name: 3, props: [] }, ['api/bad-shape', 'api/bad-shape']],
  [{ name: 'Button', props: [] }, ['api/bad-shape']],
  [{ name: 'Button', props: 'none' }, ['api/bad-shape']],
  [{ name: 'Row', properties: 'none' }, ['api/bad-shape']],
  [{ name: 3 }, ['api/bad-shape', 'api/bad-shape']],
  [{ name: 'Row', properties: [{ name: 'a' }] }, []],
  [[{ name: 3 }], []],
  [{ title: 'Data of a demo' }, []],
  [{ name: 'Data of a demo' }, []],
])('JSON in an API folder that is not an API page makes no page: %j', async (json, codes) => {
  const { value, diagnostics } = await readProject({ files: { 'api/a.json': json } });
  expect(value).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});
