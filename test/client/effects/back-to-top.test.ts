import { expect, test } from 'vitest';
import { showsWayBack } from '../../../src/client/effects/back-to-top.ts';

test.each([
  // Scrolled to, from, narrow: shown?
  [199, 0, false, false],
  [200, 0, false, true],
  [900, 1000, false, true],
  // On a phone it would lie over the text: only who scrolls up is on the way back.
  [900, 800, true, false],
  [900, 900, true, false],
  [900, 1000, true, true],
  [199, 1000, true, false],
])(
  'the back-to-top button at %s px, after %s px, in a narrow window %s, is shown: %s',
  (scrollTop, before, isNarrow, shown) => {
    expect(showsWayBack(scrollTop, before, isNarrow)).toBe(shown);
  },
);
