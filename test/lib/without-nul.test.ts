import { expect, test } from 'vitest';
import { holdsNul, parseJsonWithoutNul, withoutNul } from '../../src/lib/without-nul.ts';

test('NUL becomes what HTML makes of it, in texts and keys of any depth', () => {
  expect(withoutNul({ 'a\0': ['b\0c', { d: '\0' }], e: 1, f: null })).toEqual({
    'a\ufffd': ['b\ufffdc', { d: '\ufffd' }],
    e: 1,
    f: null,
  });
  expect(parseJsonWithoutNul('{"a":"\\u0000b"}')).toEqual({ a: '\ufffdb' });
});

test('what holds none is the same object, and what authors made by classes is theirs', () => {
  const plain = { a: ['b', { c: 'd' }], e: () => 'f' };
  const made = new Map([['\0', '\0']]);
  expect(withoutNul(plain)).toBe(plain);
  expect(withoutNul(made)).toBe(made);
  expect([holdsNul(plain), holdsNul({ a: ['\0'] })]).toEqual([false, true]);
});

test('a key that would be the prototype stays a key', () => {
  const cleaned = withoutNul(parseJsonWithoutNul('{"__proto__":{"canary":1},"a":"\\u0000"}'));
  expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
  expect(Object.hasOwn(cleaned as object, '__proto__')).toBe(true);
  expect('canary' in {}).toBe(false);
});
