// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true}}
// The site’s own ads at the top of a page, and crashes.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { scrollAway, show } from './show-ad.ts';
import { SETTINGS } from './support.ts';

afterEach(() => document.body.replaceChildren());

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

describe('a place that stays empty', () => {
  const empty = { settings: { inHouse: [] }, isPermitted: false };

  test('is hidden once the reader does not see it', () => {
    const { box } = show(empty);
    expect(box.hidden).toBe(false);
    scrollAway();
    expect(box.hidden).toBe(true);
  });

  test('keeps its room above the window where the browser would move the page', () => {
    vi.stubGlobal('CSS', { supports: () => false });
    const { box } = show(empty);
    scrollAway('above');
    expect(box.hidden).toBe(false);
    scrollAway('below');
    expect(box.hidden).toBe(true);
    vi.unstubAllGlobals();
  });

  test('opens again for a reader who agrees', () => {
    const { box, permit, clock, scripts } = show(empty);
    scrollAway();
    permit(true);
    clock.advance(0);
    expect([box.hidden, scripts().length]).toEqual([false, 1]);
  });
});

describe('a crash', () => {
  test('renders nothing and is told with the label', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const safeText = () => {
      throw new Error('no text');
    };
    const ad = show({ safeText, draws: [0.5, 0] });
    ad.clock.advance(60_000);
    expect([ad.box.innerHTML, ad.box.hidden]).toEqual(['', false]);
    scrollAway();
    expect(ad.box.hidden).toBe(true);
    expect(ad.told).toEqual(['3000 crash in-house-body-top-image']);
    expect(ad.clock.waiting()).toBe(0);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('of the call to the network is reported, and one of the site’s own takes the place', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const callNetwork = () => {
      throw new TypeError('This document requires TrustedScriptURL');
    };
    const ad = show({ callNetwork, draws: [0, 0.5, 0, 0] });
    ad.clock.advance(60_000);
    expect([ad.text(), ad.label()]).toEqual(['two. A sentence.ad by Acme', 'in-house-body-top-image']);
    expect(ad.told).toEqual([
      '0 crash carbon-body-top-image',
      '0 display in-house-two',
      '2500 display in-house-body-top-image',
    ]);
    expect(ad.clock.waiting()).toBe(0);
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
