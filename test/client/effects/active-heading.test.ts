import { describe, expect, test } from 'vitest';
import { activeHeading, NONE } from '../../../src/client/effects/active-heading.ts';

/** A page of 5000 px in a window of 800 px. */
const at = (scrollTop: number) => ({ scrollTop, innerHeight: 800, clientHeight: 800, scrollHeight: 5000 });
const HEADINGS = [300, 900, 1500, 4900];

describe('the active heading', () => {
  test.each([
    // Less than 200 px: none, whatever was active.
    [0, 2, NONE],
    [199, 2, NONE],
    // From there the last one above an eighth of the window: 100 px below its top.
    [200, NONE, NONE],
    [201, NONE, 0],
    [799, 0, 0],
    [800, 0, 0],
    [801, 0, 1],
    [1600, 0, 2],
    // 50 px from the end: the last one, even if its heading never gets to the top.
    [4149, 2, 2],
    [4150, 2, 3],
    [4200, 0, 3],
  ])('at the scroll position %s with %s active is %s', (scrollTop, current, expected) => {
    expect(activeHeading(HEADINGS, at(scrollTop), current)).toBe(expected);
  });

  test('is unchanged if no heading has been reached', () => {
    expect(activeHeading([2000, 3000], at(500), 1)).toBe(1);
    expect(activeHeading([2000, 3000], at(500), NONE)).toBe(NONE);
  });

  test('is null for a list without entries', () => {
    expect(activeHeading([], at(4200), NONE)).toBe(NONE);
    expect(activeHeading([], at(1000), NONE)).toBe(NONE);
  });

  test('is chosen without a heading that is missing on the page', () => {
    expect(activeHeading([300, Number.POSITIVE_INFINITY, 900], at(1000), NONE)).toBe(2);
    expect(activeHeading([300, Number.POSITIVE_INFINITY, 2000], at(1000), NONE)).toBe(0);
  });
});
