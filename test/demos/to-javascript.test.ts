// Derived JavaScript: what stays of a TypeScript demo, told by pairs of files, and what cannot be derived.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { compareJavaScript } from '../../src/demos/javascript/compare.ts';
import { formatOptionsFrom } from '../../src/demos/javascript/format.ts';
import { toJavaScript } from '../../src/demos/to-javascript.ts';

const folder = fileURLToPath(new URL('../fixtures/demo-javascript/', import.meta.url));
const cases = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name))
  .sort();

async function derive(source: string, file = 'Demo.tsx'): Promise<string | null> {
  const { value, diagnostics } = await toJavaScript({ file, source });
  expect(diagnostics).toEqual([]);
  return value;
}

describe('the JavaScript of a demo', () => {
  test.each(cases)('matches the file written by hand for %s', async (name) => {
    const { value } = await toJavaScript({ file: name, source: readFileSync(folder + name, 'utf8') });
    expect(value).toBe(readFileSync(folder + name.replace(/tsx?$/, 'js'), 'utf8'));
  });

  // The compiler writes enums and parameter properties in its own way, and keeps no import that is not used.
  test.each(cases.filter((name) => !/enums|classes|namespace|mixed/.test(name)))(
    'has the same program as the output of a compiler for %s',
    async (name) => {
      const source = readFileSync(folder + name, 'utf8');
      const { code } = await transform(source, {
        loader: name.endsWith('.ts') ? 'ts' : 'tsx',
        jsx: 'preserve',
        target: 'esnext',
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
      });
      const withoutReact = (text: string) => text.replace(/^import \* as React.*\n/m, ''); // It is used in elements only.
      const derived = withoutReact(readFileSync(folder + name.replace(/tsx?$/, 'js'), 'utf8'));
      expect(await compareJavaScript(derived, { file: 'compiled.js', source: withoutReact(code) })).toEqual([]);
    },
  );

  test('does not change when it is converted again', async () => {
    for (const name of cases.filter((name) => name.endsWith('.tsx'))) {
      const source = readFileSync(folder + name.replace(/tsx?$/, 'js'), 'utf8');
      expect(await derive(source)).toBe(source);
    }
  });
});

describe('the layout of the JavaScript of a demo', () => {
  test('follows the formatter options of the project, then the source', async () => {
    const source = `import { a } from "a";\n\nexport const list = [{ first: a as string, second: "x" }];\n`;
    expect(await derive(source)).toContain('{ first: a, second: "x" }');
    const format = formatOptionsFrom({ printWidth: 24, singleQuote: true, semi: 'yes', plugins: [] });
    expect(format).toEqual({ printWidth: 24, singleQuote: true });
    expect((await toJavaScript({ file: 'Demo.tsx', source, format })).value).toBe(
      "import { a } from 'a';\n\nexport const list = [\n  {\n    first: a,\n    second: 'x',\n  },\n];\n",
    );
  });

  test('does not depend on line ends and a byte order mark', async () => {
    expect(await derive('\uFEFFconst a: number = 1;\r\n\r\n\r\ntype B = 1;\r\nconst c = 2;\r\n')).toBe(
      'const a = 1;\n\nconst c = 2;\n',
    );
  });

  test('is empty for a file that contains only types', async () => {
    expect(await derive("import type { A } from './a';\nexport interface B extends A {}\n", 'types.ts')).toBe('');
  });
});

describe('the JavaScript of a demo keeps or drops the import or export', () => {
  test.each([
    ['used as an element', "import { A } from 'a';\nexport default () => <A />;", "import { A } from 'a';"],
    [
      'used as the start of an element',
      "import { A } from 'a';\nexport default () => <A.B />;",
      "import { A } from 'a';",
    ],
    ['used by typeof alone', "import { A } from 'a';\nexport let b: typeof A;", 'export let b;'],
    ['used as a type and a value', "import { A } from 'a';\nexport const b: A = A();", "import { A } from 'a';"],
    [
      'only a key of an object',
      "import { A } from 'a';\nexport const b = { A: 1 } as A;",
      'export const b = { A: 1 };',
    ],
    [
      'only a name of a member',
      "import { A } from 'a';\nexport const b = window.A as A;",
      'export const b = window.A;',
    ],
    [
      'a default export that is a type',
      'interface A {}\nexport const b = 1;\nexport default A;',
      'export const b = 1;',
    ],
    ['imported for what it does', "import 'a';\nexport type A = 1;", "import 'a';"],
  ])('of a name that is %s', async (_, source, start) => {
    const code = (await derive(source)) ?? '';
    expect(code.split('\n')[0]).toBe(start);
  });
});

describe('the conversion of a demo to JavaScript', () => {
  test.each([
    ['export default abstract class A {}', 'export default class A {}'],
    ['export abstract class A<T> extends B<T> {}', 'export class A extends B {}'],
    ['export default class<T> implements B<T> {}', 'export default class {}'],
    ['export declare const a: 1;\nf();', 'f();'],
    ['export default interface A {}\nf();', 'f();'],
    ["import type A = require('a');\nf();", 'f();'],
    ["export * from './a.tsx';", "export * from './a.js';"],
    ["export * as a from './a.mts';", "export * as a from './a.mjs';"],
    ["const a = () => import('./a.ts');", "const a = () => import('./a.js');"],
    ["import a, * as b from 'a';\nlet c: a = b;", "import * as b from 'a';\nlet c = b;"],
    ["import a, * as b from 'a';\nlet c: b.c = a;", "import a from 'a';\nlet c = a;"],
    ["import a, { b } from 'a';\nlet c: a = b;", "import { b } from 'a';\nlet c = b;"],
    ["import a, { b } from 'a';\nlet c: b = a;", "import a from 'a';\nlet c = a;"],
    ["export { type A, b } from './a';", "export { b } from './a';"],
    ["'use client';\ninterface A {}\nf();", "'use client';\nf();"],
    ['const a = b! + (c as number) * <number>d;', 'const a = b + c * d;'],
    [`const a = \`\${b as string}\` as const;`, `const a = \`\${b}\`;`],
    ['a!.b!![c!]!();', 'a.b[c]();'],
    ['const a = (b as C)?.d;', 'const a = b?.d;'],
    ['(a as B) = c;', 'a = c;'],
    ['const a = async (): Promise<void> => {};', 'const a = async () => {};'],
    [
      'const a = { b<T>(c?: T): void {}, get d(): number { return 1; } };',
      'const a = {\n  b(c) {},\n  get d() {\n    return 1;\n  },\n};',
    ],
    ['const { a = 1 as number, ...b }: C = d;', 'const { a = 1, ...b } = d;'],
    ['new A<B>(c)<D>;', 'new A(c);'],
    ['a<B>`c`;', 'a`c`;'],
  ])('removes the types of %s', async (source, expected) => {
    expect(await derive(source, 'Demo.ts')).toBe(`${expected}\n`);
  });
});

test('a syntax error in a demo is reported at its place', async () => {
  const { value, diagnostics } = await toJavaScript({ file: 'a/Demo.tsx', source: 'const a = 1;\nconst [b = 2;\n' });
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([{ code: 'demos/syntax', at: { file: 'a/Demo.tsx', line: 2, column: 13 } }]);
});

test('an enum in a demo is compiled to JavaScript, with a warning', async () => {
  const source = "// Gone.\nenum A {\n  B = 'x'.length,\n}\nexport const c: number = A.B;\n";
  const { value, diagnostics } = await toJavaScript({ file: 'Demo.ts', source });
  expect(value).toContain('export const c = A.B;');
  expect(diagnostics).toMatchObject([{ code: 'demos/rewritten', at: { file: 'Demo.ts', line: 2, column: 1 } }]);
});
