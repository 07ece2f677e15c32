// Which languages run from right to left.
import { expect, test } from 'vitest';
import { directionOf } from '../../src/lib/direction.ts';

test.each([
  ['en', 'ltr'],
  ['zh', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['', 'ltr'],
])('%j runs %s', (language, expected) => {
  expect(directionOf(language)).toBe(expected);
});
