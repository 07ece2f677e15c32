import { describe, expect, test } from 'vitest';
import { type SearchFocus, type SearchPress, seedOf } from '../../../src/client/search-keys.ts';

const press = (key: string, also: Partial<SearchPress> = {}): SearchPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...also,
});
const PAGE: SearchFocus = { isOnButton: false, takesLetters: false, isApple: false, singleKeys: true };
const FIELD: SearchFocus = { ...PAGE, takesLetters: true };
const BUTTON: SearchFocus = { ...PAGE, isOnButton: true };
const MAC: SearchFocus = { ...PAGE, isApple: true };

describe('the search', () => {
  test.each<[string, SearchPress, SearchFocus, string]>([
    ['a slash', press('/'), PAGE, ''],
    ['a slash that needs AltGr', press('/', { ctrlKey: true, altKey: true }), PAGE, ''],
    ['Ctrl+K', press('k', { ctrlKey: true }), PAGE, ''],
    ['Ctrl+K with caps lock', press('K', { ctrlKey: true }), PAGE, ''],
    ['Ctrl+K in a field', press('k', { ctrlKey: true }), FIELD, ''],
    ['⌘K on a Mac', press('k', { metaKey: true }), MAC, ''],
    ['Ctrl+K with single keys off', press('k', { ctrlKey: true }), { ...PAGE, singleKeys: false }, ''],
    ['a letter on the button', press('b'), BUTTON, 'b'],
    ['a digit on the button', press('3'), BUTTON, '3'],
    ['a letter of another script', press('ก'), BUTTON, 'ก'],
    ['the beginning of a class', press('.'), BUTTON, '.'],
  ])('opens with %s', (_name, pressed, focus, seed) => {
    expect(seedOf(pressed, focus)).toBe(seed);
  });

  test.each<[string, SearchPress, SearchFocus]>([
    ['a slash that is text', press('/'), FIELD],
    ['a slash with single keys off', press('/'), { ...PAGE, singleKeys: false }],
    ['Ctrl+/', press('/', { ctrlKey: true }), PAGE],
    ['a letter on the page', press('b'), PAGE],
    ['k alone', press('k'), PAGE],
    ['Ctrl+K on a Mac, which deletes to the end of a line', press('k', { ctrlKey: true }), MAC],
    ['Enter on the button, which presses it', press('Enter'), BUTTON],
    ['a space on the button', press(' '), BUTTON],
    ['Ctrl+C on the button', press('c', { ctrlKey: true }), BUTTON],
    ['a key that is held', press('/', { repeat: true }), PAGE],
    ['a key of an input method', press('/', { isComposing: true }), PAGE],
    ['a key that somebody else took', press('k', { ctrlKey: true, defaultPrevented: true }), PAGE],
  ])('does not open with %s', (_name, pressed, focus) => {
    expect(seedOf(pressed, focus)).toBe(null);
  });
});
