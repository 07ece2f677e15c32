// Keys that stand twice in a JSON object.
import { expect, test } from 'vitest';
import { keysTwice } from '../../src/lib/json-keys.ts';

test.each<[string, readonly string[]]>([
  ['{ "a": 1, "b": 2 }', []],
  ['{ "a": 1, "a": 2 }', ['a 10']],
  ['{ "a": { "a": 1 }, "b": { "a": [{ "a": 1 }, { "a": 1 }] } }', []],
  ['{ "a": { "b": 1, "b" : 2 } }', ['b 17']],
  ['{ "a": "a", "b": ["a", "a"], "c": "{ \\"a\\": 1" }', []],
  ['{ "\\u0061": 1, "a": 2 }', ['a 15']],
])('duplicate keys of %s are %j', (source, expected) => {
  expect(JSON.parse(source)).toBeTypeOf('object');
  expect(keysTwice(source).map(({ key, offset }) => `${key} ${offset}`)).toEqual(expected);
});
