import { expect, test } from 'vitest';
import {
  findForbidden,
  findForbiddenIn,
  parseCleanJson,
  withoutForbidden,
} from '../../src/lib/forbidden-characters.ts';

test('NUL becomes the replacement character of HTML, in texts and keys of any depth', () => {
  expect(withoutForbidden({ 'a\0': ['b\0c', { d: '\0' }], e: 1, f: null })).toEqual({
    'a\ufffd': ['b\ufffdc', { d: '\ufffd' }],
    e: 1,
    f: null,
  });
  expect(parseCleanJson('{"a":"\\u0000b"}')).toEqual({ a: '\ufffdb' });
});

test('data without forbidden characters is returned unchanged, and instances of classes are left alone', () => {
  const plain = { a: ['b', { c: 'd' }], e: () => 'f' };
  const made = new Map([['\0', '\0']]);
  expect(withoutForbidden(plain)).toBe(plain);
  expect(withoutForbidden(made)).toBe(made);
});

test('a key that would be the prototype stays a key', () => {
  const cleaned = withoutForbidden(parseCleanJson('{"__proto__":{"canary":1},"a":"\\u0000"}'));
  expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
  expect(Object.hasOwn(cleaned as object, '__proto__')).toBe(true);
  expect('canary' in {}).toBe(false);
});

test.each([
  ['\0', 'U+0000'],
  ['\x07', 'U+0007'],
  ['\x0b', 'U+000B'],
  ['\f', 'U+000C'],
  ['\x1b', 'U+001B'],
  ['\x7f', 'U+007F'],
  ['\x85', 'U+0085'],
  ['\ufdd0', 'U+FDD0'],
  ['\uffff', 'U+FFFF'],
  ['\u{1fffe}', 'U+1FFFE'],
  ['\u{10ffff}', 'U+10FFFF'],
])('%j is found in a file and in data, by its name, and is replaced by as many code units', (character, name) => {
  const text = `a — 😀${character}b`;
  expect(findForbidden(text)).toEqual({ offset: 6, name });
  expect(findForbiddenIn({ a: [1, { b: text }] })).toEqual({ path: ['a', 1, 'b'], name, atKey: false });
  expect(findForbiddenIn([{ [text]: 1 }])).toEqual({ path: [0, text], name, atKey: true });
  expect(withoutForbidden(text)).toBe(text.replace(character, '\ufffd'.repeat(character.length)));
  expect(parseCleanJson(JSON.stringify([text]))).toEqual([withoutForbidden(text)]);
});

test('half of a surrogate pair is found in data, where escapes can produce it', () => {
  expect(findForbiddenIn(['a\ud83d'])).toEqual({ path: [0], name: 'U+D83D', atKey: false });
  expect(parseCleanJson('["\\ud83d", "\\ud83d\\ude00", "\\b\\f"]')).toEqual(['\ufffd', '😀', '\ufffd\ufffd']);
});

test('tabs, line ends, direction marks and characters of all planes are allowed', () => {
  const text = 'a\t\r\n\u2028\u202e\ufeff\u00a0\ufffd😀\u{1f9ff}\u{20000}';
  expect([findForbidden(text), findForbiddenIn(text)]).toEqual([null, null]);
});
