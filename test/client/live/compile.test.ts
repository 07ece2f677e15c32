import { describe, expect, test } from 'vitest';
import { compileModule } from '../../../src/client/live/compile.ts';

describe('compileModule', () => {
  test('keeps every line in its place, drops types and what is imported for them alone', () => {
    const source = `import * as React from 'react';
import Button, { type ButtonProps, icon as sign } from '@acme/kit';
import type { Size } from '@acme/sizes';
import { Only } from '@acme/types';

interface State { a: Only }
export default function Demo(props: ButtonProps) {
  return <Button {...props}>{sign}</Button>;
}`;
    const compiled = compileModule('Demo.tsx', source);
    if (!compiled.ok) throw new Error(compiled.message);
    expect(compiled.code.split('\n')).toHaveLength(9);
    expect(compiled.code.split('\n')[7]).toContain('_jsxruntime.jsx');
    expect(compiled.specifiers).toEqual(['react/jsx-runtime', 'react', '@acme/kit']);
    expect(compiled.names['@acme/kit']).toEqual(['default', 'icon']);
    expect(compiled.names['@acme/sizes']).toBeUndefined();
  });

  test('asks for what is imported for its effect, on demand, and passed on', () => {
    const source = `import './a.css';\nexport * from './b';\nexport { c } from "./c";\nexport const d = () => import('./d');`;
    const compiled = compileModule('index.js', source);
    expect(compiled.ok && [...compiled.specifiers].sort()).toEqual(['./a.css', './b', './c', './d']);
  });

  test('takes files that are named by their address for modules, and leaves no `import.meta`', () => {
    const source = `const a = new URL('./a b.svg#part', import.meta.url).href;\nexport default [a, import.meta.url, import.meta];`;
    const compiled = compileModule('Demo.tsx', source);
    if (!compiled.ok) throw new Error(compiled.message);
    expect(compiled.specifiers).toEqual(['./a b.svg?url']);
    expect(compiled.code).toContain('new URL(require("./a b.svg?url").default + "#part", document.baseURI).href');
    expect(compiled.code).toContain('[a, document.baseURI, ({})]');
  });

  test.each([
    ['const a = ;', 1, 11],
    ['export default () => (\n  <div>\n    <b></i>\n  </div>\n);', 3, null],
    ['const open = true;\nconst [a, b = 1;', 2, null],
    ['const a = 1;\nconst a = 2;', 2, 7],
  ])('tells where %j is wrong', (source, line, column) => {
    const compiled = compileModule('Demo.tsx', source);
    if (compiled.ok) throw new Error('It compiled.');
    expect(compiled.line).toBe(line);
    if (column !== null) expect(compiled.column).toBe(column);
    expect(compiled.message).not.toMatch(/\(\d+:\d+\)/);
  });

  test('makes JSON a module, with its keys as exports', () => {
    const compiled = compileModule('data.json', '{ "rows": [1, 2] }');
    if (!compiled.ok) throw new Error(compiled.message);
    const exports: Record<string, unknown> = {};
    new Function('exports', compiled.code)(exports);
    expect(exports).toMatchObject({ default: { rows: [1, 2] }, rows: [1, 2] });
    expect(compileModule('data.json', '{ rows }')).toMatchObject({ ok: false });
  });
});
