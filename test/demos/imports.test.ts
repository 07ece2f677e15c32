// The modules of a demo: which files its imports lead to in each language, in which order, and what is not there.
import { describe, expect, test } from 'vitest';
import { collectImports } from '../../src/demos/imports.ts';
import { toJavaScript } from '../../src/demos/to-javascript.ts';
import type { CodeLanguage } from '../../src/model/demo.ts';

async function collect(files: Readonly<Record<string, string>>, language: CodeLanguage = 'TS') {
  const [file = '', source = ''] = Object.entries(files)[0] ?? [];
  return collectImports(
    { file, source },
    {
      language,
      read: async (path) => (Object.hasOwn(files, path) ? (files[path] ?? null) : null),
      near: async (folder) => Object.keys(files).filter((path) => path.startsWith(folder)),
      derive: (path, text) => toJavaScript({ file: path, source: text }),
    },
  );
}

const found = async (files: Readonly<Record<string, string>>, language?: CodeLanguage) =>
  (await collect(files, language)).value.modules.map((module) => module.file);

describe('the resolution of an import in a demo', () => {
  const all = {
    'a/b.js': '',
    'a/b.jsx': '',
    'a/b.ts': '',
    'a/b.tsx': '',
    'a/b/index.ts': '',
    'a/c.css': '',
    'a/d.json': '1',
  };
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  test.each<[string, CodeLanguage, Record<string, string>, string | null]>([
    ['./b', 'TS', all, 'a/b.ts'],
    ['./b', 'JS', all, 'a/b.js'],
    ['./b', 'TS', without('a/b.ts'), 'a/b.tsx'],
    ['./b', 'TS', without('a/b.ts', 'a/b.tsx'), 'a/b.js'],
    ['./b', 'TS', without('a/b.ts', 'a/b.tsx', 'a/b.js'), 'a/b.jsx'],
    ['./b', 'JS', without('a/b.js'), 'a/b.jsx'],
    ['./b', 'JS', without('a/b.js', 'a/b.jsx'), 'a/b.ts'],
    ['./b', 'JS', without('a/b.js', 'a/b.jsx', 'a/b.ts'), 'a/b.tsx'],
    ['./b', 'TS', { 'a/b/index.ts': '' }, 'a/b/index.ts'],
    ['./b/', 'TS', all, 'a/b/index.ts'],
    ['./b.tsx', 'TS', all, 'a/b.tsx'],
    ['./b.js', 'TS', { 'a/b.ts': '' }, 'a/b.ts'],
    ['./c.css', 'JS', all, 'a/c.css'],
    ['./c.css?inline', 'JS', all, 'a/c.css'],
    ['./d.json', 'TS', all, 'a/d.json'],
    ['../a/b', 'TS', all, 'a/b.ts'],
    ['.', 'TS', { 'a/index.ts': '' }, 'a/index.ts'],
    ['..', 'TS', { 'index.js': '' }, 'index.js'],
    ['./e', 'TS', all, null],
    ['./c', 'TS', all, null],
  ])('finds the file of %s in %s', async (specifier, language, files, expected) => {
    const entry = { 'a/Demo.tsx': `import x from '${specifier}';\nexport default x;` };
    expect(await found({ ...entry, ...files }, language)).toEqual(['a/Demo.tsx', ...(expected ? [expected] : [])]);
  });
});

test('the imports of a demo include all kinds of import, but not text that looks like one', async () => {
  const { value } = await collect({
    'Demo.tsx': `import a, { type B } from './a';
import type { C } from './c';
import './style.css';
export * from './e';
export { f } from './f';
const g = import('./g');
// import h from './h';
const text = "import i from './i'";
import picture from './picture.png';
import * as React from 'react';
import { Button } from '@acme/ui/Button';
export default () => <p>import j from './j'</p>;`,
    'a.ts': "import React from 'react';\nimport last from './last';",
    'c.ts': '',
    'e.ts': '',
    'f.ts': '',
    'g.ts': '',
    'last.ts': "import 'other';",
    'style.css': '@import "./not-followed.css";',
  });
  expect(value.modules.map(({ file }) => file)).toEqual(
    ['Demo.tsx', 'a.ts', 'c.ts', 'style.css', 'e.ts', 'f.ts', 'g.ts', 'last.ts'], // Its own first, then theirs.
  );
  expect(value.packages).toEqual(['react', '@acme/ui/Button', 'other']);
  expect(value.assets).toEqual(['picture.png']);
});

test('each place that imports from a package for more than types is known, in the file of its author', async () => {
  const files = {
    'Demo.tsx': `import { type A, type B } from 'types';
import type { C } from 'types';
export type { D } from 'types';
import { a, type E } from 'kit';
import {} from 'kit';
import './helper';
const b = import('late');
export default () => <p>{a}</p>;`,
    'helper.ts': "interface Row { a: string }\nimport 'kit';",
  };
  const places = ['kit Demo.tsx:4:27', 'kit Demo.tsx:5:16', 'late Demo.tsx:7:18', 'kit helper.ts:2:8'];
  for (const language of ['TS', 'JS'] as const) {
    const { value } = await collect(files, language);
    const found = value.imports.map(({ specifier, at }) => `${specifier} ${at.file}:${at.line}:${at.column}`);
    if (language === 'TS') expect(found).toEqual(places);
    else expect(places).toEqual(expect.arrayContaining(found));
  }
});

test('a circular import is followed once', async () => {
  expect(await found({ 'a.ts': "import './b'; import './a';", 'b.ts': "import './a';" })).toEqual(['a.ts', 'b.ts']);
});

test('the JavaScript of a demo has its file names, and does not follow imports of types', async () => {
  const files = {
    'Demo.tsx':
      "import { rows, type Row } from './data.ts';\nimport { Props } from './props';\nexport default (props: Props) => rows as Row[];",
    'data.ts': 'export type Row = 1;\nexport const rows: Row[] = [];',
    'props.ts': 'export interface Props {}',
  };
  const { value, diagnostics } = await collect(files, 'JS');
  expect(diagnostics).toEqual([]);
  expect(value.modules).toMatchObject([
    {
      file: 'Demo.tsx',
      name: 'Demo.js',
      source: "import { rows } from './data.js';\nexport default (props) => rows;\n",
    },
    { file: 'data.ts', name: 'data.js', source: 'export const rows = [];\n' },
  ]);
  expect(value.modules[0]?.links).toEqual(new Map([['./data.js', 'data.ts']]));
  expect(await found(files)).toEqual(['Demo.tsx', 'data.ts', 'props.ts']);
});

describe('an import that cannot be read', () => {
  test.each<CodeLanguage>(['TS', 'JS'])('is reported at its place with the nearest name, in %s', async (language) => {
    const { diagnostics } = await collect(
      { 'a/Demo.tsx': "type A = 1;\n\nimport x from '../b/dta';\nexport default x as A;", 'b/data.ts': '' },
      language,
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'demos/missing-import',
        hint: 'did you mean "../b/data"?',
        at: { file: 'a/Demo.tsx', line: 3, column: 15, length: 10 },
      },
    ]);
  });

  test('is reported once if the module has a syntax error, and the module is shown unchanged', async () => {
    const { value, diagnostics } = await collect({ 'Demo.tsx': "import './b';", 'b.ts': 'const = 1;' }, 'JS');
    expect(diagnostics).toMatchObject([{ code: 'demos/syntax', at: { file: 'b.ts', line: 1, column: 7 } }]);
    expect(value.modules[1]).toMatchObject({ name: 'b.ts', source: 'const = 1;' });
  });
});
