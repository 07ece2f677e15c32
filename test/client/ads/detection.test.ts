import { describe, expect, test } from 'vitest';
import { type Detection, lookAgain, NOT_LOOKED, type Sight, watchForAd } from '../../../src/client/ads/detection.ts';
import { fakeClock } from '../../support/fake-clock.ts';

const BACKERS = 'https://backers.example/page';
const NOTHING: Sight = { hasAd: false, href: null };
const AD: Sight = { hasAd: true, href: 'https://buy.example/' };

/** After so many looks that found nothing. */
function lookedInVain(attempts: number): Detection {
  let detection = NOT_LOOKED;
  for (let i = 0; i < attempts; i++) detection = lookAgain(detection, NOTHING, BACKERS);
  return detection;
}

describe('lookAgain', () => {
  // Attempts without an ad: blocked?, over?
  test.each([
    [1, null, false],
    [6, null, false],
    [7, true, false],
    [29, true, false],
    [30, true, true],
  ])('after %i looks in vain, blocked is %s and over is %s', (attempts, adblock, isOver) => {
    expect(lookedInVain(attempts)).toEqual({ attempt: attempts, adblock, carbonOut: false, isOver });
  });

  test.each([[0], [6], [7], [29]])(
    'an ad that comes after %i looks in vain is not blocked, and ends it',
    (attempts) => {
      expect(lookAgain(lookedInVain(attempts), AD, BACKERS)).toEqual({
        attempt: attempts + 1,
        adblock: false,
        carbonOut: false,
        isOver: true,
      });
    },
  );

  test.each([
    [BACKERS, true],
    [`${BACKERS}/`, false],
    [`${BACKERS}?from=docs`, false],
    ['https://BACKERS.example/page', false],
  ])('a link to %s: no ad today is %s', (href, carbonOut) => {
    expect(lookAgain(NOT_LOOKED, { hasAd: true, href }, BACKERS)).toEqual({
      attempt: 1,
      adblock: false,
      carbonOut,
      isOver: true,
    });
  });
});

describe('watchForAd', () => {
  function watch(sightAt: (ms: number) => Sight) {
    const clock = fakeClock();
    const looks: number[] = [];
    const changes: string[] = [];
    const stop = watchForAd({
      look() {
        looks.push(clock.now());
        return sightAt(clock.now());
      },
      backersLink: BACKERS,
      clock,
      onChange: ({ adblock, carbonOut }) =>
        changes.push(`${clock.now()} adblock ${adblock}${carbonOut ? ' carbonOut' : ''}`),
    });
    return { clock, looks, changes, stop };
  }

  test('looks at once and every 500 ms, 30 times in 14.5 s', () => {
    const { clock, looks, changes } = watch(() => NOTHING);
    clock.advance(60_000);
    expect(looks).toEqual(Array.from({ length: 30 }, (_, i) => i * 500));
    expect(looks.at(-1)).toBe(14_500);
    expect(changes).toEqual(['3000 adblock true']);
    expect(clock.waiting()).toBe(0);
  });

  test.each([
    // The ad is there from this moment on: what is told.
    [0, ['0 adblock false']],
    [1200, ['1500 adblock false']],
    [2999, ['3000 adblock false']],
    [3001, ['3000 adblock true', '3500 adblock false']],
    [14_500, ['3000 adblock true', '14500 adblock false']],
    [14_501, ['3000 adblock true']],
  ])('an ad that comes after %i ms', (from, told) => {
    const { clock, changes } = watch((ms) => (ms >= from ? AD : NOTHING));
    clock.advance(60_000);
    expect(changes).toEqual(told);
  });

  test('the link of the backers ends it', () => {
    const { clock, looks, changes } = watch((ms) => (ms >= 1000 ? { hasAd: true, href: BACKERS } : NOTHING));
    clock.advance(60_000);
    expect(changes).toEqual(['1000 adblock false carbonOut']);
    expect(looks).toEqual([0, 500, 1000]);
  });

  test('stops when it is told to', () => {
    const { clock, looks, stop } = watch(() => NOTHING);
    clock.advance(1000);
    stop();
    clock.advance(60_000);
    expect(looks).toEqual([0, 500, 1000]);
  });
});
