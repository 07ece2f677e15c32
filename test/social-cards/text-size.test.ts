import { expect, test } from 'vitest';
import { titleSize } from '../../src/social-cards/text-size.ts';

// Title; size in pixels, lines it may take, whether it is cut.
test.each([
  ['Button', 84, 1, false],
  ['React Date and Time Pickers', 76, 2, false],
  ['The component that lets readers choose from a long list of options with search', 60, 3, false],
  [
    'Everything that a reader has to know before the tables of all components are replaced by those of the next version',
    48,
    4,
    false,
  ],
  ['word '.repeat(60), 48, 4, true],
  ['', 84, 1, false],
  // Ideographs are as wide as high, and lines may end behind each.
  ['按钮组件的完整使用指南与示例', 76, 2, false],
  // What stands above or below another letter takes no room.
  [`Z${'\u0301'.repeat(200)}`, 84, 1, false],
  // A word that fits on no line is broken.
  ['AVeryLongIdentifierWithoutAnySpacesInIt', 76, 2, false],
])('the title “%s” is drawn at %i px on %i lines', (title, size, lines, isCut) => {
  expect(titleSize(title, 1040)).toEqual({ size, lines, isCut });
});
