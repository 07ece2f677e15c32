// Code to HTML: ten classes, escaped text, and no language name that can upset it.
import { refractor } from 'refractor/core';
import { describe, expect, test } from 'vitest';
import { GRAMMARS } from '../../../src/lib/highlight/grammars.ts';
import { highlight, isKnownLanguage, knownLanguages } from '../../../src/lib/highlight/highlight.ts';

const text = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test.each([
  ['const a = 1; // b', 'js', '<span class="k">const</span> a = <span class="n">1</span>; <span class="c">// b</span>'],
  [
    "import a from 'b';",
    'ts',
    '<span class="k">import</span> a <span class="k">from</span> <span class="s">\'b\'</span>;',
  ],
  ['f(true)', 'js', '<span class="f">f</span>(<span class="n">true</span>)'],
  [
    '<A b="c">d</A>',
    'tsx',
    '&lt;<span class="t">A</span> <span class="a">b</span>=<span class="s">"c"</span>&gt;d&lt;/<span class="t">A</span>&gt;',
  ],
  ['.a { color: red; }', 'css', '<span class="g">.a</span> { <span class="a">color</span>: red; }'],
  ['{"a": null}', 'json', '{<span class="a">"a"</span>: <span class="k">null</span>}'],
  ['npm install a', 'bash', '<span class="f">npm install</span> a'],
  ['a: 1', 'yml', '<span class="k">a</span>: <span class="n">1</span>'],
  ['<b>', 'html', '&lt;<span class="g">b</span>&gt;'],
])('%j as %s', (code, language, expected) => {
  expect(classesOf(highlight(code, language))).toEqual(classesOf(expected));
  expect(text(highlight(code, language))).toBe(code);
});

/** Which words have which class; how runs of punctuation are cut is the grammar's own affair. */
function classesOf(html: string): string[] {
  return [...html.matchAll(/<span class="(\w)">([^<]*)<\/span>/g)].map(([, name, words]) => `${name} ${words?.trim()}`);
}

test('a diff marks what came and what went', () => {
  const html = highlight('-const a = 1;\n+const b = 2;\n const c = 3;\n', 'diff');
  expect(html).toMatch(/<span class="d">-.*const a/s);
  expect(html).toMatch(/<span class="i">\+.*const b/s);
  expect(text(html)).toBe('-const a = 1;\n+const b = 2;\n const c = 3;\n');
});

describe('the text is that of the source, escaped, whatever it holds', () => {
  const code = 'const a = `<b>&</b>`; // </span><script>\n/* "x" */ <A b={() => "<"}>&amp;</A>\n';
  test.each([...knownLanguages(), 'unknown', 'constructor', '__proto__', 'extend', 'insertbefore', 'tostring'])(
    'in %s',
    (language) => {
      const html = highlight(code, language);
      expect(text(html)).toBe(code);
      expect(html.replace(/<span class="[cksnftgaid]">|<\/span>/g, '')).not.toMatch(/[<>]/);
    },
  );
});

test.each(['', 'text', 'plain', 'txt', 'unknown', 'constructor', '__proto__'])('%j has no colours', (language) => {
  expect(highlight('const a = "<b>";', language)).toBe('const a = "&lt;b&gt;";');
});

test.each([
  '',
  'text',
  'tsx',
  'ts',
  'jsx',
  'js',
  'bash',
  'sh',
  'json',
  'diff',
  'html',
  'css',
  'yaml',
  'yml',
  'md',
  'mdx',
  'py',
  'dockerfile',
])('%j is known', (language) => {
  expect(isKnownLanguage(language)).toBe(true);
});

test.each(['jsxx', 'constructor', '__proto__', 'prototype', 'extend', 'tostring'])('%j is not', (language) => {
  expect(isKnownLanguage(language)).toBe(false);
});

test('the known names are sorted, once each, and all are known', () => {
  const names = knownLanguages();
  expect(names).toEqual([...new Set(names)].sort());
  expect(names.every(isKnownLanguage)).toBe(true);
  expect(names).toContain('tsx');
  expect(names).not.toContain('');
});

test.each([
  ['lines with empty ones between', 'color: red;\n\nmargin: 0; /* a */\n'],
  ['lines', '.a { color: red }\n'],
  ['one line', '.a{color:red}'],
  ['characters of two halves', '\u{1f600}'],
])('long code of %s keeps every character, and its colours to the end', (_, unit) => {
  const code = `.z{}${unit.repeat(Math.ceil((100 * 1024) / unit.length))}`;
  const html = highlight(code, 'css');
  expect(text(html)).toBe(code);
  if (unit.includes('color')) expect(html.slice(-100)).toContain('<span');
});

test('tags that never end keep their colours', () => {
  expect(highlight(`<b>${'<a b="'.repeat(6000)}`, 'html')).toContain('<span');
});

test('the names that are known before any grammar is there are those of all of them', () => {
  highlight('a: 1', 'yaml');
  expect([...GRAMMARS]).toEqual(refractor.listLanguages());
});
