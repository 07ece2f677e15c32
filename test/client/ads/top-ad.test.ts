// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true}}
// The network of these tests answers by the hand of the test.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { safeText as realSafeText } from '../../../src/client/ads/safe-text.ts';
import type { AdShape } from '../../../src/client/ads/shape.ts';
import { showTopAd } from '../../../src/client/ads/top-ad.ts';
import type { AdSettings } from '../../../src/model/ad-settings.ts';
import { fakeClock, givenNumbers } from '../../support/fake-clock.ts';
import { SETTINGS } from './support.ts';

afterEach(() => document.body.replaceChildren());

interface Options {
  readonly settings?: Partial<AdSettings>;
  /** In their order: message, entry, and one for each display that may be told. */
  readonly draws?: readonly number[];
  readonly shape?: AdShape;
  readonly userAgent?: string;
  readonly hostname?: string;
  readonly isPermitted?: boolean;
  readonly safeText?: (html: string) => Node;
  readonly callNetwork?: () => void;
}

function show({
  settings = {},
  draws = [0.5, 0.5, 0, 0, 0, 0, 0],
  shape = 'image',
  userAgent = 'Chrome',
  hostname = 'acme.example',
  isPermitted = true,
  safeText = (html) => realSafeText(html, document),
  callNetwork,
}: Options = {}) {
  const box = document.createElement('section');
  document.body.append(box);
  const clock = fakeClock();
  const told: string[] = [];
  let permitted = isPermitted;
  const listeners = new Set<() => void>();
  const stop = showTopAd(
    box,
    { ...SETTINGS, ...settings },
    {
      document,
      root: document,
      safeText,
      ...(callNetwork ? { callNetwork } : {}),
      clock,
      shape,
      userAgent,
      hostname,
      random: givenNumbers(...draws),
      track: (_, { eventAction, eventLabel }) => told.push(`${clock.now()} ${eventAction} ${eventLabel}`),
      permission: {
        isGiven: () => permitted,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
  );
  return {
    box,
    clock,
    told,
    stop,
    listeners,
    permit(given: boolean) {
      permitted = given;
      for (const listener of listeners) listener();
    },
    /** What the script of the network would put beside itself. */
    comes(href = 'https://buy.example/') {
      box
        .querySelector('.dg-notice-guest')
        ?.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${href}"></a></div>`);
    },
    scripts: () => [...document.querySelectorAll('script')].map(({ src }) => src),
    label: () => box.querySelector('[data-ga-event-category="ad"]')?.getAttribute('data-ga-event-label') ?? null,
    text: () => box.querySelector('.dg-notice')?.textContent ?? null,
    isNetworkShown: () => box.querySelector('.dg-notice-guest:not([hidden])') !== null,
  };
}

describe('the ad of a network', () => {
  test('is asked for once, and is displayed after 2.5 s', () => {
    const ad = show();
    expect(ad.scripts()).toEqual([]);
    ad.clock.advance(0);
    expect(ad.scripts()).toEqual(['https://ads.example/show.js']);
    const script = document.querySelector<HTMLScriptElement>('#_ads_js');
    expect([script?.async, script?.parentElement?.className]).toEqual([true, 'dg-notice-guest']);
    ad.clock.advance(400);
    ad.comes();
    ad.clock.advance(60_000);
    expect(ad.told).toEqual(['2500 display carbon-body-top-image']);
    expect([ad.label(), ad.text(), ad.isNetworkShown()]).toEqual(['carbon-body-top-image', null, true]);
    expect(ad.clock.waiting()).toBe(0);
  });

  test('is asked for once by two places', () => {
    const first = show();
    const second = show();
    first.clock.advance(0);
    second.clock.advance(0);
    expect(first.scripts().length).toBe(1);
  });

  test('gives way to a message when it was blocked, and comes back when it was late', () => {
    const ad = show({ draws: [0.1999, 0.5, 0, 0, 0], shape: 'inline' });
    ad.clock.advance(2999);
    expect(ad.label()).toBe('carbon-body-top-inline');
    ad.clock.advance(1);
    expect([ad.label(), ad.text()]).toEqual(['in-house-adblock-body-top-inline', 'Like it?Allow ads.Thanks!']);
    expect(ad.isNetworkShown()).toBe(false);
    ad.clock.advance(1000);
    ad.comes();
    ad.clock.advance(500);
    expect([ad.label(), ad.text(), ad.isNetworkShown()]).toEqual(['carbon-body-top-inline', null, true]);
    ad.clock.advance(60_000);
    // Of the message nobody hears: it stood for 1.5 s.
    expect(ad.told).toEqual(['2500 display carbon-body-top-inline', '7000 display carbon-body-top-inline']);
  });

  test('gives way to one of the site’s own when it was blocked', () => {
    const ad = show({ draws: [0.2, 0.9999, 0.2, 0, 0] });
    ad.clock.advance(60_000);
    expect([ad.label(), ad.text()]).toEqual(['in-house-body-top-image', 'three. A sentence.ad by Acme']);
    // The first draw of a display was above the ratio.
    expect(ad.told).toEqual(['3000 display in-house-three', '5500 display in-house-body-top-image']);
  });

  test('gives way to one of the site’s own when it leads to the backers', () => {
    const ad = show({ draws: [0, 0, 1, 0, 0] });
    ad.clock.advance(700);
    ad.comes('https://backers.example/page');
    ad.clock.advance(60_000);
    expect([ad.label(), ad.isNetworkShown()]).toEqual(['in-house-carbon-body-top-image', false]);
    expect(ad.told).toEqual(['1000 display in-house-one', '3500 display in-house-carbon-body-top-image']);
  });

  test('that leads to the backers from the start is never shown', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="carbonads"><a href="https://backers.example/page"></a></div>',
    );
    const ad = show({ draws: [0, 0, 1, 0, 0] });
    ad.clock.advance(60_000);
    expect([ad.label(), ad.isNetworkShown()]).toEqual(['in-house-carbon-body-top-image', false]);
    expect(ad.told).toEqual(['0 display in-house-one', '2500 display in-house-carbon-body-top-image']);
  });

  test('is not asked for before the reader agrees', () => {
    const ad = show({ isPermitted: false, draws: [0, 0, 1, 1, 0, 1, 1] });
    ad.clock.advance(60_000);
    expect([ad.scripts(), ad.label()]).toEqual([[], 'in-house-body-top-image']);
    ad.permit(true);
    ad.clock.advance(0);
    expect([ad.scripts().length, ad.label(), ad.text()]).toEqual([1, 'carbon-body-top-image', null]);
    ad.permit(false);
    expect([ad.label(), ad.isNetworkShown()]).toEqual(['in-house-body-top-image', false]);
  });

  test.each([
    ['a crawler', { userAgent: 'Googlebot/2.1' }],
    ['a copy of the site on another host', { hostname: 'preview.example' }],
  ])('%s gets an empty place, and nothing is told', (_, options) => {
    const ad = show({ ...options, draws: [0, 0] });
    ad.clock.advance(60_000);
    expect(ad.box.innerHTML).toBe('<span class="dg-notice-place"></span>');
    expect([ad.scripts(), ad.told]).toEqual([[], []]);
  });

  test('nothing waits any more once it was stopped', () => {
    const ad = show();
    ad.stop();
    expect([ad.clock.waiting(), ad.listeners.size]).toEqual([0, 0]);
  });
});

describe('an ad of the site’s own', () => {
  const own = { network: null };

  test('shows a picture of 130 × 100 beside its text', () => {
    const { box } = show({ settings: own, draws: [0, 0, 1, 1] });
    const link = box.querySelector('a');
    const image = box.querySelector('img');
    expect([link?.href, link?.target, link?.rel]).toEqual(['https://one.example/', '_blank', 'noopener sponsored']);
    expect([image?.alt, image?.width, image?.height, image?.getAttribute('src')]).toEqual([
      'one',
      130,
      100,
      '/assets/one.svg',
    ]);
    expect(box.querySelector('.dg-notice-text')?.innerHTML).toBe('<b>one.</b> A sentence.');
    expect(box.querySelector('.dg-notice-by')?.textContent).toBe('ad by Acme');
  });

  test('in a line has a mark and a last word instead of the picture', () => {
    const { box } = show({ settings: own, shape: 'inline', draws: [0, 0, 1, 1] });
    expect(box.querySelector('img')).toBe(null);
    expect(box.querySelector('a')?.textContent).toBe('Ad one. A sentence. Get started');
  });

  test('with a link that runs a script leads nowhere', () => {
    const [first] = SETTINGS.inHouse;
    if (!first) throw new Error('There is no ad.');
    const bad = { ...first, link: 'javascript:alert(1)', img: 'javascript:alert(1)' };
    const { box } = show({ settings: { ...own, inHouse: [bad] }, draws: [0, 0, 1, 1] });
    expect(box.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(box.querySelector('img')).toBe(null);
  });
});

describe('a crash', () => {
  test('renders nothing and is told with the label', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const safeText = () => {
      throw new Error('no text');
    };
    const ad = show({ safeText, draws: [0.5, 0, 1] });
    ad.clock.advance(60_000);
    expect(ad.box.innerHTML).toBe('');
    expect(ad.told).toEqual(['3000 crash in-house-body-top-image']);
    expect(ad.clock.waiting()).toBe(0);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('of the call to the network is one too', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const callNetwork = () => {
      throw new TypeError('This document requires TrustedScriptURL');
    };
    const ad = show({ callNetwork });
    ad.clock.advance(60_000);
    expect(ad.box.innerHTML).toBe('');
    expect(ad.told).toEqual(['0 crash carbon-body-top-image']);
    expect([ad.clock.waiting(), ad.listeners.size]).toEqual([0, 0]);
  });

  test('is told even where displays are not', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const safeText = () => {
      throw new Error('no text');
    };
    const ad = show({ safeText, settings: { network: null, displayRatio: 0 }, draws: [0.5, 0, 1] });
    expect(ad.told).toEqual(['0 crash in-house-body-top-image']);
  });
});
