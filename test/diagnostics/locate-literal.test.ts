// The place of a value in a literal: `«` and `»` in the source stand around what must be found.
import { describe, expect, test } from 'vitest';
import { type DataPath, dataPathText, literalFinder, locateLiteral } from '../../src/diagnostics/locate-literal.ts';

async function found(marked: string, path: DataPath, { key = false, file = 'a.ts' } = {}) {
  const source = marked.replace(/[«»]/g, '');
  const at = await locateLiteral(source, file, path, { key });
  if (!at?.line || !at.column) return null;
  const line = source.split('\n')[at.line - 1] ?? '';
  return { at, text: line.slice(at.column - 1, at.column - 1 + (at.length ?? 0)), line: at.line };
}

function marked(source: string): { text: string; line: number } {
  const start = source.indexOf('«');
  const text = source.slice(start + 1, source.indexOf('»')).split('\n')[0] ?? '';
  return { text, line: source.slice(0, start).split('\n').length };
}

describe('a value in a config is found', () => {
  test.each<[string, string, DataPath, { key?: boolean; file?: string }?]>([
    ['in the default export', 'export default {\n  a: { b: «1» } };', ['a', 'b']],
    ['by its key', 'export default {\n  a: { «b»: 1 } };', ['a', 'b'], { key: true }],
    ['by a key in quotes', "export default { «'/a/'»: 1 };", ['/a/'], { key: true }],
    ['by a key that is a number', 'export default { 7: «1» };', ['7']],
    ['in an array', 'export default [{ a: 1 }, { a: «2» }];', [1, 'a']],
    ['as an element', "export default ['a', «'b'»];", [1]],
    ['as a whole', 'export default «{ a: 1 }»;', []],
    [
      'through defineConfig',
      "import { defineConfig } from 'docs-gen';\nexport default defineConfig({ a: «1» });",
      ['a'],
    ],
    ['through definePages', "export default definePages([{ pathname: «'/a'» }]);", [0, 'pathname']],
    ['through as const', 'export default { a: «1» } as const;', ['a']],
    ['through satisfies', 'export default { a: «1» } satisfies SiteConfig;', ['a']],
    ['through !', 'export default ({ a: «1» })!;', ['a']],
    ['through a type assertion', 'export default <Config>{ a: «1» };', ['a']],
    ['through a variable', 'const config: Config = { a: «1» };\nexport default config;', ['a']],
    ['through an exported variable', 'export const config = { a: «1» };\nexport default config;', ['a']],
    ['through variables inside', 'const b = [1, «2»];\nconst a = { b };\nexport default { a };', ['a', 'b', 1]],
    ['through export { x as default }', 'const x = { a: «1» };\nexport { x as default };', ['a']],
    ['through module.exports', 'module.exports = { a: «1» };', ['a'], { file: 'a.js' }],
    ['after a spread array of the same file', 'const a = [1, 2];\nexport default [...a, «3»];', [2]],
    ['in a spread array', 'const a = [1, «2»];\nexport default [0, ...a];', [2]],
    ['before a spread of another file', "import { a } from './a';\nexport default [«1», ...a];", [0]],
    ['in a spread object', 'const a = { x: «1» };\nexport default { y: 2, ...a };', ['x']],
    ['in the last of two properties', 'export default { a: 1, a: «2» };', ['a']],
    ['as a method', 'export default { «routes() {}» };', ['routes']],
    ['on its first line only', 'export default { a: «{\n  b: 1 }» };', ['a']],
    ['beside a mistake that can be passed over', 'const x = 1; const x = 2;\nexport default { a: «1» };', ['a']],
    ['in JSON', '{\n "a": [«1»] }', ['a', 0], { file: 'a.json' }],
    ['by its key in JSON', '[{ «"a"»: 1 }]', [0, 'a'], { file: 'a.json', key: true }],
  ])('%s', async (_name, source, path, options) => {
    expect(await found(source, path, options)).toMatchObject(marked(source));
  });
});

describe('a value in a config has no place', () => {
  test.each<[string, string, DataPath, { file?: string }?]>([
    ['for a key that is not there', 'export default { a: 1 };', ['b']],
    ['for an index past the end', 'export default [1];', [1]],
    ['below a value that is no object', 'export default { a: 1 };', ['a', 'b']],
    ['in a call', 'export default make({ a: 1 });', ['a']],
    ['in an import', "import a from './a';\nexport default { a };", ['a', 'b']],
    ['after a spread that cannot be counted', 'export default [...pages(), 1];', [1]],
    ['before a spread that may override it', 'export default { a: 1, ...more() };', ['a']],
    ['behind a computed key', "export default { ['a']: 1 };", ['a']],
    ['in a variable that is itself', 'var a = a;\nexport default a;', ['b']],
    ['in an object that spreads itself', 'var a = { ...a };\nexport default a;', ['b']],
    ['in an array that spreads itself', 'var a = [...a];\nexport default a;', [0]],
    ['in a function', 'export default function config() {}', ['a']],
    ['without a default export', 'export const a = { b: 1 };', ['b']],
    ['in a source that cannot be parsed', 'export default { a: `', ['a']],
    ['in JSON that cannot be parsed', '{ "a": "', ['a'], { file: 'a.json' }],
  ])('%s', async (_name, source, path, options) => {
    expect(await found(source, path, options)).toBeNull();
  });
});

test('one finder serves many places of one source', async () => {
  const find = await literalFinder('export default [1,\n 22];', 'a.ts');
  expect([find([0]), find([1]), find([2])]).toEqual([
    { file: 'a.ts', line: 1, column: 17, length: 1 },
    { file: 'a.ts', line: 2, column: 2, length: 2 },
    null,
  ]);
});

test.each<[DataPath, string]>([
  [['products', 0, 'prefix'], 'products[0].prefix'],
  [[3, 'children', 2], '[3].children[2]'],
  [['routes', '/a/'], 'routes["/a/"]'],
  [[], ''],
])('a path in the data is written as code: %j', (path, text) => {
  expect(dataPathText(path)).toBe(text);
});
