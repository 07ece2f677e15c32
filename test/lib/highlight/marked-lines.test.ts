// Highlighted code in lines: cut where a span runs on, with marks, numbers and words, and folded.
import { describe, expect, test } from 'vitest';
import { highlight, knownLanguages } from '../../../src/lib/highlight/highlight.ts';
import { splitLines } from '../../../src/lib/highlight/lines.ts';
import { type CodeMarks, type LineMark, markedHtml } from '../../../src/lib/highlight/marked-lines.ts';

const NONE: CodeMarks = { lines: new Map(), words: [], firstNumber: null, fold: null };
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const marksOf = (...marks: [number, ...LineMark[]][]): CodeMarks => ({
  ...NONE,
  lines: new Map(marks.map(([line, ...kinds]) => [line, new Set(kinds)])),
});
const words = (html: string, ...texts: string[]) =>
  markedHtml(html, { ...NONE, words: texts.map((text) => ({ text, from: 0, to: 9 })) }, {});

describe('lines', () => {
  test.each<[string, string[]]>([
    ['a', ['a']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\rc', ['a', 'b', 'c']],
    ['\n', ['', '']],
    ['<span class="c">/* a\n b */</span> c', ['<span class="c">/* a</span>', '<span class="c"> b */</span> c']],
    // No span holds nothing.
    ['<span class="s">`\n\n`</span>', ['<span class="s">`</span>', '', '<span class="s">`</span>']],
    ['<span class="s">a\n</span>b', ['<span class="s">a</span>', 'b']],
  ])('%j', (html, expected) => {
    expect(splitLines(html)).toEqual(expected);
  });

  test.each(knownLanguages())('of %s are those of the source, each whole', (language) => {
    const code = '/* <a\n b */ const s = `x\n\n$y`; # "c\n\n<!-- d\n-->\n+ e\n- f\n';
    const lines = splitLines(highlight(code, language));
    expect(lines.map(textOf)).toEqual(code.split('\n'));
    for (const line of lines) expect(line.split('<span').length).toBe(line.split('</span>').length);
  });
});

describe('marks', () => {
  test('stand on their lines, and the text stays that of the source', () => {
    const html = markedHtml('a\nb\nc', marksOf([0, 'ins'], [1, 'del', 'focus']), {});
    expect(html).toBe(
      '<span class="l" data-m="ins">a\n</span><span class="l" data-m="del focus">b\n</span><span class="l">c</span>',
    );
  });

  test('are said where they have a word', () => {
    expect(markedHtml('a', marksOf([0, 'error', 'ins']), { error: 'Error' })).toBe(
      '<span class="l" data-m="error ins" data-t="Error">a</span>',
    );
  });

  test('numbers are as wide as the longest, and no text', () => {
    const html = markedHtml('a\nb', { ...NONE, firstNumber: 9 }, {});
    expect(html).toBe('<span class="l" data-n=" 9 ">a\n</span><span class="l" data-n="10 ">b</span>');
  });
});

describe('words', () => {
  test.each<[string, string[], string]>([
    ['a b a', ['a'], '<mark>a</mark> b <mark>a</mark>'],
    ['<span class="k">ab</span>c', ['bc'], '<span class="k">a<mark>b</mark></span><mark>c</mark>'],
    [
      '<span class="k">ab</span><span class="s">cd</span>e',
      ['abcde'],
      '<span class="k"><mark>ab</mark></span><span class="s"><mark>cd</mark></span><mark>e</mark>',
    ],
    // Names of entities are none.
    ['a &amp; amp &lt;', ['amp', 'lt'], 'a &amp; <mark>amp</mark> &lt;'],
    ['a&lt;b&gt;', ['<b>'], 'a<mark>&lt;b&gt;</mark>'],
    ['span class', ['span'], '<mark>span</mark> class'],
    ['abc', ['a', 'abc'], '<mark>abc</mark>'],
    ['f(x).y*', ['(x).y*'], 'f<mark>(x).y*</mark>'],
    ['aa', ['b'], 'aa'],
  ])('%j %j', (html, texts, expected) => {
    expect(words(html, ...texts)).toBe(`<span class="l">${expected}</span>`);
  });

  test('are marked from one line to before another', () => {
    const html = markedHtml('a\na\na', { ...NONE, words: [{ text: 'a', from: 1, to: 2 }] }, {});
    expect(html.split('\n').map((line) => line.includes('<mark>'))).toEqual([false, true, false]);
  });
});

describe('a folded block', () => {
  test('hides its end so that a search finds it, without elements for its lines', () => {
    expect(markedHtml('a\nb\n<span class="c">c\nd</span>', { ...NONE, fold: 3 }, {})).toBe(
      'a\nb\n<span class="c">c</span>\n<span class="r" hidden="until-found"><span class="c">d</span></span>',
    );
  });

  test('may have marks as well', () => {
    expect(markedHtml('a\nb', { ...marksOf([0, 'mark']), fold: 1 }, {})).toBe(
      '<span class="l" data-m="mark">a\n</span><span class="r" hidden="until-found"><span class="l">b</span></span>',
    );
  });
});
