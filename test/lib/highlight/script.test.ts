// JavaScript and TypeScript by tokens: which word has which class, and when a grammar has to do it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from '../../../src/lib/highlight/highlight.ts';
import { highlightScript } from '../../../src/lib/highlight/script.ts';

/** `k:const` for each coloured piece. */
function classes(code: string): string {
  const html = highlightScript(code);
  if (html === null) throw new Error('Left to the grammar.');
  return [...html.matchAll(/<span class="(\w)">([^<]*)<\/span>/g)]
    .map(([, name, words]) => `${name}:${words?.replaceAll('&lt;', '<').replaceAll('&gt;', '>')}`)
    .join(' ');
}

test.each([
  ['const a = 1;', 'k:const n:1'],
  ["import type { A } from 'b';", "k:import type t:A k:from s:'b'"],
  ["import { type, from } from 'b';", "k:import k:from s:'b'"],
  ['export default async function a() {}', 'k:export default async function f:a'],
  ['const { type, of } = x; type === of;', 'k:const'],
  ['type A = string | B;', 'k:type t:A t:string t:B'],
  [
    'interface A extends B { readonly a?: C; b: number }',
    'k:interface t:A k:extends t:B k:readonly a:a t:C a:b t:number',
  ],
  ['const a = b as unknown as C;', 'k:const k:as t:unknown k:as t:C'],
  ['const string = 1; f(string)', 'k:const n:1 f:f'],
  ['a.b.c(d)', 'f:c'],
  ['new Date()', 'k:new t:Date'],
  ['const A_B = Infinity;', 'k:const n:A_B n:Infinity'],
  ['const f = (a: string, b) => a;', 'k:const f:f a:a t:string'],
  ['const f = async (a) => a;', 'k:const f:f k:async'],
  ['const f = a => a;', 'k:const f:f'],
  ['const f = (a + b) * c;', 'k:const'],
  ['({ onChange: (a) => a, b: 1 })', 'f:onChange a:b n:1'],
  ['a ? b : c', ''],
  ['a\n  ? b\n  : c', ''],
  ['switch (a) { case b: c; default: d }', 'k:switch k:case k:default'],
  ["({ 'aria-label': 'a', default: 1, class: 2 })", "a:'aria-label' s:'a' k:default n:1 a:class n:2"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code as an author writes it.
  ['`a ${b.c} d ${1} e`', 's:`a  s: d  n:1 s: e`'],
  ['css`a`', 'f:css s:`a`'],
  ['/a"b/.test(c) // d', 's:/a"b/ f:test c:// d'],
  ['/* a\n b */ x', 'c:/* a\n b */'],
  ['#!/usr/bin/env node', 'c:#!/usr/bin/env node'],
  ['class A { #b = 1; static c() {} get d() {} }', 'k:class t:A a:#b n:1 k:static f:c k:get f:d'],
  ['@Input() a: string;', 'f:Input t:string'],
  ['<A.B c="d" e={1} f>text</A.B>', 't:A t:B a:c s:"d" a:e n:1 a:f t:A t:B'],
  ['<div className="a">{b ? <C /> : null}</div>', 'g:div a:className s:"a" t:C k:null g:div'],
  ['<>a</>', ''],
  ['<A b="c">d</A>\n<A b="e">f</A>\n', 't:A a:b s:"c" t:A t:A a:b s:"e" t:A'],
  ['React.useState<number>(1)', 't:React t:number n:1'],
])('the script highlighter colours %j', (code, expected) => {
  expect(classes(code)).toBe(expected);
});

test.each(['const f = <T,>(a: T) => a;', 'type F = <T>(a: T) => void;', 'const f = <T extends A>(a: T): T => a;'])(
  'code that could be JSX is left to the grammar: %j',
  (code) => {
    expect(highlightScript(code)).toBeNull();
    expect(highlight(code, 'tsx')).toContain('<span class="');
  },
);

test.each([
  '<Button',
  'const a = {',
  // A template string that is cut off.
  '`${',
  '"',
  "'a\nb",
  '/',
  '/*',
  '<a b="',
  '...',
  '#',
  '@',
  '\\',
  '\u2028',
  '</a>',
])('a piece of code keeps its text: %j', (code) => {
  const html = highlight(code, 'tsx');
  const text = html.replace(/<\/?span[^>]*>/g, '');
  expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(code);
});

const OPENINGS = [
  "'use client';\n",
  "import * as React from 'react';\n",
  "import 'a.css';\r\n",
  'import B, { type C, from } from "b";  \n\n',
  "import {\n  D,\n  default as E,\n} from '@f/g';\n",
];
const RESTS = [
  '',
  '<A b="c">d</A>\n',
  '/a/.test(b)',
  '++c /d/ e',
  '({ f: 1 })',
  ': G = 1',
  "import('h');\n",
  "import i = require('j');\n",
  '(k) => k',
  '} l',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code as an author writes it.
  '`m ${n}`',
  'const f = <T,>(o: T) => o;',
  "'p'.length;\n",
];

test('imports and directives at the start are coloured like those elsewhere, and the code after them like code without imports', () => {
  const code = fc.tuple(
    fc.array(fc.constantFrom(...OPENINGS), { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom(...RESTS), { maxLength: 2 }),
  );
  fc.assert(
    fc.property(code, ([openings, rests]) => {
      const text = [...openings, ...rests].join('');
      // Behind a comment, all of it is read at once.
      const atOnce = highlightScript(`/**/\n${text}`);
      expect(highlightScript(text) ?? 'none').toBe(atOnce?.replace('<span class="c">/**/</span>\n', '') ?? 'none');
    }),
    { numRuns: 500 },
  );
});
