// Lists in parts.
import { expect, test } from 'vitest';
import { inParts } from '../../src/lib/groups.ts';

test('a list in parts keeps its order, and the last part may be smaller', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([1, 2], 2)).toEqual([[1, 2]]);
  expect(inParts([], 2)).toEqual([]);
});
