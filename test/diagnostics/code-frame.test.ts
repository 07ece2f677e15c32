// Carets stand under what they point to, whatever the line holds and however long it is.
import { describe, expect, test } from 'vitest';
import { codeFrame, lineReader } from '../../src/diagnostics/code-frame.ts';
import { displayWidth } from '../../src/diagnostics/display-width.ts';

const at = (column?: number, length?: number) => ({
  file: 'a.md',
  line: 1,
  ...(column === undefined ? {} : { column }),
  ...(length === undefined ? {} : { length }),
});

describe('a code frame', () => {
  // The line, column and length; the line as shown, and the carets.
  test.each([
    ['const a = 1;', 7, 1, 'const a = 1;', '      ^'],
    ['const a = 1;', 1, 5, 'const a = 1;', '^^^^^'],
    ['no length is one caret', 4, undefined, 'no length is one caret', '   ^'],
    ['no caret below nothing', 4, 0, 'no caret below nothing', '   ^'],
    ['longer than the line', 13, 99, 'longer than the line', '            ^^^^^^^^'],
    ['at the end', 11, 1, 'at the end', '          ^'],
    ['past the end', 99, 4, 'past the end', '            ^'],
    ['\t\ttabs', 3, 4, '    tabs', '    ^^^^'],
    ['a\tb', 2, 1, 'a  b', ' ^^'],
    ['按钮 x', 4, 1, '按钮 x', '     ^'],
    ['按钮 x', 2, 1, '按钮 x', '  ^^'],
    ['👍 ok', 4, 2, '👍 ok', '   ^^'], // An emoji is two UTF-16 units.
    ['👍 ok', 2, 1, '👍 ok', '^^'], // From the middle of the pair.
    ['e\u0301 x', 4, 1, 'e\u0301 x', '  ^'],
    ['\ufeff# Title', 2, 7, '# Title', '^^^^^^^'],
    ['', 1, 1, '', '^'],
  ])('is made from %j at %s, length %s', (line, column, length, source, carets) => {
    expect(codeFrame(line, at(column, length), 80)).toEqual({ source, carets });
  });

  test('shows only the line for a place without a column', () => {
    expect(codeFrame('# Title', at(), 80)).toEqual({ source: '# Title', carets: '' });
  });

  const numbers = Array.from({ length: 500 }, (_, i) => String(i).padStart(3, '0')).join(' ');

  test.each([1, 2, 27, 40, 41, 99, 1000, 1960, 1989, 1999, 2000])(
    'cuts a long line around column %i, with the caret at the same character',
    (column) => {
      const { source, carets } = codeFrame(numbers, at(column, 1), 40);
      expect(displayWidth(source)).toBeLessThanOrEqual(40);
      expect(carets.endsWith('^')).toBe(true);
      expect(source[carets.length - 1] ?? '').toBe(numbers[column - 1] ?? '');
    },
  );

  test('shows the text before and after the place in a long line', () => {
    expect(codeFrame(numbers, at(1001, 3), 40)).toMatchInlineSnapshot(`
      {
        "carets": "             ^^^",
        "source": "…247 248 249 250 251 252 253 254 255 25…",
      }
    `);
  });

  test('ends a mark that is longer than the window with the window', () => {
    const { source, carets } = codeFrame('x'.repeat(500), at(100, 300), 40);
    expect(source).toBe(`…${'x'.repeat(38)}…`);
    expect(carets).toBe(`${' '.repeat(13)}${'^'.repeat(26)}`);
  });

  test('never cuts a wide character in half', () => {
    const { source, carets } = codeFrame('按钮'.repeat(200), at(201, 1), 40);
    expect(displayWidth(source)).toBeLessThanOrEqual(40);
    expect(carets.trimStart()).toBe('^^');
    expect([...source].filter((character) => !'按钮…'.includes(character))).toEqual([]);
  });

  test('is as wide as the screen for a line of a megabyte', () => {
    const { source } = codeFrame('a=1;'.repeat(250_000), at(500_000, 3), 80);
    expect(displayWidth(source)).toBeLessThanOrEqual(80);
    expect(source).toContain('a=1;');
  });
});

describe('lineReader', () => {
  const line = lineReader('first\nsecond\r\nthird\rfourth');
  test.each([
    [1, 'first'],
    [2, 'second'],
    [3, 'third'],
    [4, 'fourth'],
    [5, undefined],
    [0, undefined],
  ])('line %i is %j', (number, text) => {
    expect(line(number)).toBe(text);
  });
});
