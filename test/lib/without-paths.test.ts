// Leaving parts out of data.
import { expect, test } from 'vitest';
import { withoutPaths } from '../../src/lib/without-paths.ts';

const DATA = { a: 1, b: { c: [{ d: 1, e: 2 }, 'x'] } };

test.each<[string, (string | number)[][], unknown]>([
  ['a key', [['a']], { b: DATA.b }],
  ['a key deep inside', [['b', 'c', 0, 'e']], { a: 1, b: { c: [{ d: 1 }, 'x'] } }],
  ['two keys', [['a'], ['b']], {}],
  ['nothing where a path leads nowhere', [['z'], ['a', 'b'], ['b', 'c', 7, 'd']], DATA],
])('withoutPaths leaves out %s', (_name, paths, expected) => {
  const before = structuredClone(DATA);
  expect(withoutPaths(DATA, paths)).toEqual(expected);
  expect(DATA).toEqual(before);
});

test('functions and other values are kept by identity', () => {
  const run = () => undefined;
  expect(withoutPaths({ run, x: 1 }, [['x']])).toEqual({ run });
});
