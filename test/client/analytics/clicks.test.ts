// @vitest-environment happy-dom
// Click events from data attributes: specification §7, behaviour §9.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clickEvent, followClicks, isInSample } from '../../../src/client/analytics/clicks.ts';
import type { TrackedEvent } from '../../../src/client/analytics/track.ts';

afterEach(() => {
  document.body.innerHTML = '';
  window.docsGenEvents = [];
});

const element = (html: string): Element => {
  document.body.innerHTML = html;
  const target = document.querySelector('#target');
  if (!target) throw new Error('There is no target.');
  return target;
};
const always = () => 0;

describe('the event of a click', () => {
  test.each<[string, string, TrackedEvent | null]>([
    ['nothing around it says so', '<p><b id="target">x</b></p>', null],
    [
      'the category is the name of the event',
      '<button id="target" data-ga-event-category="demo" data-ga-event-action="expand" data-ga-event-label="Foo.tsx">x</button>',
      { name: 'demo', params: { eventAction: 'expand', eventLabel: 'Foo.tsx' } },
    ],
    [
      'an element around it counts',
      '<a data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="carbon"><b><i id="target">x</i></b></a>',
      { name: 'ad', params: { eventAction: 'click', eventLabel: 'carbon' } },
    ],
    [
      'only the nearest reports',
      '<div data-ga-event-category="outer" data-ga-event-action="a"><p data-ga-event-category="inner"><i id="target">x</i></p></div>',
      { name: 'inner', params: { eventAction: null, eventLabel: null } },
    ],
  ])('%s', (_, html, event) => {
    expect(clickEvent(element(html), always)).toEqual(event);
  });
});

describe('a split', () => {
  // Dropped if the split is less than the random number.
  test.each<[string | null, number, boolean]>([
    [null, 0.999, true],
    ['0.1', 0, true],
    ['0.1', 0.0999, true],
    ['0.1', 0.1, true],
    ['0.1', 0.1001, false],
    ['0.1', 0.999, false],
    ['1', 0.999, true],
    ['0', 0.0001, false],
    ['0', 0, true],
    ['much', 0.999, true],
    ['', 0.999, true],
  ])('of %s, with the random number %f: %s', (split, random, expected) => {
    expect(isInSample(split, () => random)).toBe(expected);
  });

  test('draws no number where there is none', () => {
    const random = vi.fn(() => 0.5);
    isInSample(null, random);
    // The comparison with no share at all needs none.
    expect(random).not.toHaveBeenCalled();
  });

  test('drops the whole event, not only that of its element', () => {
    const html =
      '<div data-ga-event-category="outer"><a id="target" data-ga-event-category="chip" data-ga-event-split="0.1">x</a></div>';
    expect(clickEvent(element(html), () => 0.2)).toBeNull();
  });
});

test('clicks are told from the start until they are told no more', () => {
  const target = element('<button id="target" data-ga-event-category="demo" data-ga-event-action="copy">x</button>');
  const end = followClicks({ view: window, random: always });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(window.docsGenEvents).toEqual([{ name: 'demo', params: { eventAction: 'copy', eventLabel: null } }]);
  end();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(window.docsGenEvents).toHaveLength(1);
});

// What is off the page after its click is a matter of a real browser: test/e2e/analytics.test.ts.
test.each<[string, (click: Event) => void, boolean]>([
  ['does something else than a browser would', (click) => click.preventDefault(), true],
  // As the lab does, and whoever hands the click out again later.
  ['keeps its click to itself', (click) => click.stopPropagation(), false],
])('an element that %s', (_, answer, told) => {
  const target = element('<p><a href="/" data-ga-event-category="docs"><svg id="target"></svg></a></p>');
  target.parentElement?.addEventListener('click', answer);
  const end = followClicks({ view: window, random: always });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  end();
  expect(window.docsGenEvents).toHaveLength(told ? 1 : 0);
});
