// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true}}
// The ad of a network at the top of a page.
import { afterEach, describe, expect, test } from 'vitest';
import { scrollAway, show } from './show-ad.ts';
import { NETWORK } from './support.ts';

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
    // It was seen at 500 ms.
    expect(ad.told).toEqual(['3000 display carbon-body-top-image']);
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
    const ad = show({ draws: [0.1999, 0.5, 0, 0, 0, 0, 0, 0, 0], shape: 'inline' });
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
    expect(ad.told).toEqual(['7000 display carbon-body-top-inline']);
    ad.permit(false);
    ad.permit(true);
    ad.clock.advance(60_000);
    expect(ad.told.filter((event) => event.includes('carbon'))).toHaveLength(1);
  });

  test('that never comes is never reported', () => {
    const ad = show({ settings: { inHouse: [], blockedMessageChance: 0 } });
    ad.clock.advance(60_000);
    expect([ad.told, ad.label(), ad.box.hidden]).toEqual([[], 'carbon-body-top-image', false]);
  });

  test('that has not come when its place is given up never comes', () => {
    const ad = show({ settings: { inHouse: [], blockedMessageChance: 0 } });
    ad.clock.advance(3000);
    scrollAway();
    expect([ad.box.hidden, ad.clock.waiting()]).toEqual([true, 0]);
    ad.comes();
    ad.clock.advance(60_000);
    expect([ad.box.hidden, ad.told]).toEqual([true, []]);
  });

  test('that is late comes as long as its place is in view', () => {
    const ad = show({ settings: { inHouse: [], blockedMessageChance: 0 } });
    ad.clock.advance(3000);
    ad.comes();
    ad.clock.advance(500);
    scrollAway();
    expect([ad.box.hidden, ad.isNetworkShown()]).toEqual([false, true]);
  });

  test('gives way to one of the site’s own when it was blocked', () => {
    const ad = show({ draws: [0.2, 0.9999, 0, 0] });
    ad.clock.advance(60_000);
    expect([ad.label(), ad.text()]).toEqual(['in-house-body-top-image', 'three. A sentence.ad by Acme']);
    expect(ad.told).toEqual(['3000 display in-house-three', '5500 display in-house-body-top-image']);
  });

  test('gives way to one of the site’s own when it leads to the backers', () => {
    const ad = show({ draws: [0, 0, 0, 0] });
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
    const ad = show({ draws: [0, 0, 0, 0] });
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
  ])('%s gets no place, and nothing is told', (_, options) => {
    const ad = show({ ...options, draws: [0, 0] });
    ad.clock.advance(60_000);
    expect([ad.box.hidden, ad.box.textContent]).toEqual([true, '']);
    expect([ad.scripts(), ad.told]).toEqual([[], []]);
  });

  const list = (entry: object) => async () => Response.json({ ads: [{}, entry] });
  const LISTED = {
    statlink: 'https://click.example/1',
    statimp: 'https://seen.example/1',
    image: 'https://ads.example/a.png',
    company: 'Acme',
    description: 'Tools.',
  };

  test('as a line comes from its list, with company, picture and credit, and the script is not added', async () => {
    const ad = show({ shape: 'inline', fetch: list(LISTED) });
    ad.clock.advance(0);
    await expect.poll(() => ad.box.querySelector('.dg-notice')).not.toBe(null);
    ad.clock.advance(60_000);
    expect(ad.scripts()).toEqual([]);
    expect(ad.box.querySelector('.dg-notice-link')?.textContent).toBe('Ad Acme Tools. Get started');
    expect(ad.box.querySelector('.dg-notice-by')?.textContent).toBe('ad by Carbon');
    expect(ad.box.querySelector('img')?.alt).toBe('Acme');
    expect(ad.box.querySelector('[hidden] img')?.getAttribute('src')).toBe('https://seen.example/1');
    expect([ad.label(), ad.told]).toEqual(['carbon-body-top-inline', ['3000 display carbon-body-top-inline']]);
  });

  test('of a network without a script comes from its list in both shapes', async () => {
    const ad = show({ settings: { network: { ...NETWORK, script: null } }, fetch: list(LISTED) });
    ad.clock.advance(0);
    await expect.poll(() => ad.box.querySelector<HTMLElement>('.dg-notice')?.dataset.shape).toBe('image');
  });

  test('of a list that leads to the backers gives way to one of the site’s own', async () => {
    const fetch = list({ ...LISTED, statlink: 'https://backers.example/page' });
    const ad = show({ shape: 'inline', draws: [0, 0, 0, 0], fetch });
    ad.clock.advance(0);
    await expect.poll(() => ad.box.querySelector('.dg-notice')).not.toBe(null);
    ad.clock.advance(500);
    expect([ad.label(), ad.isNetworkShown()]).toEqual(['in-house-carbon-body-top-inline', false]);
  });

  test.each([
    ['has no ad', async () => Response.json({ ads: [] })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('of a list that %s gives way like one that was blocked', async (_, fetch) => {
    const ad = show({ shape: 'inline', fetch });
    ad.clock.advance(0);
    await new Promise((resolve) => setTimeout(resolve, 0));
    ad.clock.advance(3000);
    expect(ad.label()).toBe('in-house-body-top-inline');
  });

  test('gets a neutral picture instead of one that does not load, and pictures that count are left alone', () => {
    const ad = show();
    ad.clock.advance(0);
    const place = ad.box.querySelector('.dg-notice-guest');
    const html = '<div class="carbonads"><img alt="" src="/a.png"><span hidden><img alt="" src="/b.png"></span></div>';
    place?.insertAdjacentHTML('beforeend', html);
    const pictures = [...(place?.querySelectorAll('img') ?? [])];
    for (const picture of pictures) picture.dispatchEvent(new Event('error'));
    const sources = () => pictures.map((picture) => picture.getAttribute('src')?.slice(0, 15));
    expect(sources()).toEqual(['data:image/svg+', '/b.png']);
  });

  test('nothing waits any more once it was stopped', () => {
    const ad = show();
    ad.stop();
    expect([ad.clock.waiting(), ad.listeners.size]).toEqual([0, 0]);
  });
});
