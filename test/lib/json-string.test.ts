// From characters of a text to characters of the JSON that holds it.
import { expect, test } from 'vitest';
import { jsonOfText, jsonStringOffset, jsonStrings } from '../../src/lib/json-string.ts';

/** [text that is looked for, literal] */
const ROWS = [
  ['x', '"abx"'],
  ['x', '"a\\nx"'],
  ['x', '"\\"\\\\\\/x"'],
  ['x', '"\\u00fcx"'],
  ['x', '"\\ud83d\\ude00x"'],
  ['x', '"😀x"'],
  ['x', '"x"'],
] as const;

test.each(ROWS)('%s is found in %s', (wanted, literal) => {
  const offset = String(JSON.parse(literal)).indexOf(wanted);
  expect(literal[jsonStringOffset(literal, offset)]).toBe(wanted);
});

test('a place past the end is the closing quotation mark', () => {
  expect(jsonStringOffset('"a\\n"', 99)).toBe(4);
});

test('strings are listed with their places, keys too', () => {
  expect(jsonStrings('{ "a\\"b": ["c", 1, "\\u0064"] }')).toEqual([
    { offset: 2, literal: '"a\\"b"', text: 'a"b' },
    { offset: 11, literal: '"c"', text: 'c' },
    { offset: 19, literal: '"\\u0064"', text: 'd' },
  ]);
});

test.each(['', 'plain ü 表 😀', 'a "b"', 'a\\b', 'a\nb\t', '\u0000\u001f\u007f\u2028', 'half \ud83d', '\ude00 half'])(
  '%j is written as JSON writes it',
  (text) => {
    expect(jsonOfText(text)).toBe(JSON.stringify(text));
  },
);
