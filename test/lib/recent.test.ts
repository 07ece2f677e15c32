import { expect, test } from 'vitest';
import { createRecent } from '../../src/lib/recent.ts';

test('a result is made once, until what was asked for later takes its room', () => {
  const made: string[] = [];
  const recent = createRecent<string>(6);
  const ask = (key: string) =>
    recent(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['aa', 'bb', 'aa', 'cc', 'bb', 'dd', 'bb', 'aa'].map(ask)).toEqual(
    ['aa', 'bb', 'aa', 'cc', 'bb', 'dd', 'bb', 'aa'].map((key) => key.toUpperCase()),
  );
  expect(made).toEqual(['aa', 'bb', 'cc', 'dd', 'aa']);
});

test('a result that could not be made is asked for again', () => {
  const recent = createRecent<number>(6);
  const fail = () => {
    throw new Error('not now');
  };
  expect(() => recent('a', fail)).toThrow('not now');
  expect(recent('a', () => 1)).toBe(1);
});

test('a key that is longer than all the room is made each time', () => {
  const recent = createRecent<number>(2);
  let made = 0;
  const ask = () => recent('long', () => ++made);
  expect([ask(), ask()]).toEqual([1, 2]);
});
