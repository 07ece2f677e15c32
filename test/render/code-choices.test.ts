// The head brings the choice of code only to pages that have some.
import { expect, test } from 'vitest';
import { hasCodeChoices } from '../../src/render/code-choices.ts';

test.each([
  ['<p>data-variant="js"</p>', false],
  ['<b data-variants="js"></b><b data-group="a"></b>', false],
  ['<b data-group="a" data-variant="js"></b>', true],
  ['<b data-key="a"></b><b data-styling="system"></b>', true],
])('the HTML %s needs the code preferences: %s', (main, expected) => {
  expect(hasCodeChoices(main)).toBe(expected);
});
