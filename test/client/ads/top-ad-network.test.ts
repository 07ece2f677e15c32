// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true}}
// The ad of a network at the top of a page.
import { afterEach, describe, expect, test } from 'vitest';
import { show } from './show-ad.ts';

afterEach(() => document.body.replaceChildren());

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
