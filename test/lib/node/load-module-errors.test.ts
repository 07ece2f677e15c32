// Mistakes in modules of authors are reported with their line and column.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadModule } from '../../../src/lib/node/load-module.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { problemsOf } from './module-problems.ts';

describe('a mistake in a module', () => {
  test('of syntax shows its line and column', async () => {
    expect(await problemsOf('export default {\n  title: ,\n};')).toEqual([
      { kind: 'syntax', text: 'Unexpected ","', at: { file: 'site.config.ts', line: 2, column: 10, length: 1 } },
    ]);
  });

  test('in an import shows the import', async () => {
    expect(await problemsOf("const a = 1;\nimport b from './missing.ts';\nexport default b;")).toEqual([
      {
        kind: 'syntax',
        text: 'Could not resolve "./missing.ts"',
        at: { file: 'site.config.ts', line: 2, column: 15, length: 14 },
      },
    ]);
  });

  test('in the names of packages shows every import', async () => {
    const problems = await problemsOf(
      "import a from 'not-installed';\nimport b from 'nor-this';\nexport default [a, b];",
    );
    expect(problems.map(({ kind, at }) => [kind, at.line, at.column])).toEqual([
      ['syntax', 1, 15],
      ['syntax', 2, 15],
    ]);
    expect(problems[0]?.text).toContain('"not-installed"');
  });

  test.each([
    ['thrown at the top', "const a: number = 1;\n\nthrow new Error('no token');", 'no token', { line: 3, column: 7 }],
    [
      'with the name of the error',
      '\nnull.x;\nexport default 1;',
      "TypeError: Cannot read properties of null (reading 'x')",
      { line: 2 },
    ],
    ['after import.meta, at its own column', "import.meta.url; throw new Error('x');", 'x', { line: 1, column: 24 }],
    [
      'thrown by a function',
      "function f() {\n  throw new Error('deep');\n}\nexport default f();",
      'deep',
      { line: 2, column: 9 },
    ],
  ])('that throws shows the line: %s', async (_name, source, text, at) => {
    expect(await problemsOf(source)).toMatchObject([{ kind: 'threw', text, at: { file: 'site.config.ts', ...at } }]);
  });

  test.each([
    ["throw 'text'", 'it threw "text"'],
    ['throw { a: 1 }', 'it threw a value that is not an Error'],
    ['throw undefined', 'it threw "undefined"'],
  ])('is reported if the thrown value is not an Error: %s', async (source, text) => {
    expect(await problemsOf(source)).toEqual([{ kind: 'threw', text, at: { file: 'site.config.ts' } }]);
  });

  test('is reported if the module does not exist', async () => {
    const root = tempDir();
    const loaded = await loadModule(join(root, 'none.ts'), root);
    expect(loaded).toMatchObject({ ok: false, problems: [{ kind: 'syntax', at: { file: 'none.ts' } }] });
  });
});
