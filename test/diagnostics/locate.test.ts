// Offsets become lines and columns as editors count them.
import { expect, test } from 'vitest';
import { lineIndex, locate } from '../../src/diagnostics/locate.ts';

const TEXT = 'ab\ncd\r\nef\rgh\n';

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3], // The line break belongs to the line that it ends.
  [3, 2, 1],
  [5, 2, 3],
  [7, 3, 1],
  [10, 4, 1],
  [13, 5, 1], // After the last break.
])('offset %i is line %i, column %i', (offset, line, column) => {
  expect(locate('a.md', lineIndex(TEXT), offset)).toEqual({ file: 'a.md', line, column });
});

test('the length of a place is kept', () => {
  expect(locate('a.md', lineIndex(TEXT), 3, 2)).toEqual({ file: 'a.md', line: 2, column: 1, length: 2 });
});
