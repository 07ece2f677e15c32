// What a type of API JSON names: literals of a union, wherever its bars stand.
import { expect, test } from 'vitest';
import { literalsOf } from '../../src/proof/union.ts';

test.each<[type: string, literals: string[] | null]>([
  ["'small' | 'large'", ["'large'", "'small'"]],
  ["'a'<br>&#124;&nbsp;'b'<br>| 'a'", ["'a'", "'b'"]],
  ["('a' | 'b')[] | 'c'", ["'c'"]],
  ["'a|b' | 2 | false", ["'a|b'", '2']],
  ["'a' | string", null],
  // What a function returns is no value of the prop.
  ["() => 'a' | 'b'", null],
  ["T extends 'a' ? 'b' : 'c' | 'd'", null],
  ['ReactNode', null],
])('the type %j has the literals %j', (type, literals) => {
  expect(literalsOf(type)).toEqual(literals);
});
