// Widths that the carets and the live line rely on.
import { describe, expect, test } from 'vitest';
import { displayWidth, fitWidth, printable } from '../../src/diagnostics/display-width.ts';

describe('displayWidth', () => {
  test.each([
    ['', 0],
    ['button', 6],
    ['é', 1],
    ['e\u0301', 1], // A letter and a combining accent.
    ['按钮', 4],
    ['ボタン', 6],
    ['버튼', 4],
    ['ﾎﾞ', 1], // Half-width kana with its mark: one character, one column.
    ['👍', 2],
    ['👩‍👩‍👧', 2], // A family joined by zero-width joiners.
    ['🇫🇷', 2],
    ['⚠️', 2], // A text symbol asked to be an emoji.
    ['⚠', 1],
    ['\u200b', 0],
    ['\t', 2],
  ])('%j takes %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('fitWidth', () => {
  test.each([
    ['compile', 10, 'compile'],
    ['compile', 7, 'compile'],
    ['compile', 6, 'compi…'],
    ['按钮按钮', 6, '按钮…'], // Half a character does not fit.
    ['compile', 1, '…'],
    ['compile', 0, ''],
  ])('%j in %i columns is %j', (text, columns, fitted) => {
    expect(fitWidth(text, columns)).toBe(fitted);
  });
});

describe('printable', () => {
  test.each([
    ['\x1b[31mred', '␛[31mred'],
    ['a\u009bb', 'a␡b'], // The one-byte form of ESC [.
    ['over\rwritten', 'over␍written'],
    ['a\u202eb', 'ab'], // Right-to-left override.
    ['a\tb', 'a  b'],
  ])('%j is shown as %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
