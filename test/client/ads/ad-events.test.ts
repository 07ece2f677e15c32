import { describe, expect, test } from 'vitest';
import { createAdEvents } from '../../../src/client/ads/ad-events.ts';
import { fakeClock, givenNumbers } from '../../support/fake-clock.ts';

function recorder(...draws: readonly number[]) {
  const clock = fakeClock();
  const told: string[] = [];
  const events = createAdEvents({
    displayRatio: 0.1,
    random: givenNumbers(...draws),
    clock,
    track: (name, { eventAction, eventLabel }) => told.push(`${clock.now()} ${name} ${eventAction} ${eventLabel}`),
  });
  return { clock, told, events };
}

describe('the display of what stands in the place', () => {
  test.each([
    // Behaviour §8: the ratio itself is in.
    [0, true],
    [0.1, true],
    [0.1001, false],
    [0.9999, false],
  ])('with a draw of %s it is told: %s', (draw, isTold) => {
    const { clock, told, events } = recorder(draw);
    events.settle('carbon-body-top-image');
    clock.advance(2499);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toEqual(isTold ? ['2500 ad display carbon-body-top-image'] : []);
    clock.advance(60_000);
    expect(told.length).toBe(isTold ? 1 : 0);
  });

  test('a label that changes within 2.5 s is not told, and the next one waits anew', () => {
    const { clock, told, events } = recorder(0, 0);
    events.settle('carbon-body-top-inline');
    clock.advance(2499);
    events.settle('in-house-adblock-body-top-inline');
    clock.advance(2499);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toEqual(['4999 ad display in-house-adblock-body-top-inline']);
  });

  test('an empty place is not told, and draws no number', () => {
    const { clock, told, events } = recorder(0);
    events.settle('carbon-body-top-inline');
    events.settle(null);
    clock.advance(60_000);
    expect(told).toEqual([]);
  });

  test('nothing is told once it was stopped', () => {
    const { clock, told, events } = recorder(0);
    events.settle('carbon-body-top-inline');
    events.stop();
    clock.advance(60_000);
    expect(told).toEqual([]);
  });
});

test.each([
  [0.1, ['0 ad display in-house-themes']],
  [0.1001, []],
])('an ad of the site’s own is told at once, with a draw of %s: %j', (draw, expected) => {
  const { told, events } = recorder(draw);
  events.display('in-house-themes');
  expect(told).toEqual(expected);
});

test('a crash is always told, without a label as "null"', () => {
  const { told, events } = recorder();
  events.crash('carbon-body-top-image');
  events.crash(null);
  expect(told).toEqual(['0 ad crash carbon-body-top-image', '0 ad crash null']);
});
