// The ad below a demo whose code is opened: when it is asked for, what is counted and told, and what answers of all kinds come to.
import { describe, expect, test } from 'vitest';
import { AD, adSites, LIST, NETWORK } from './support/ad-sites.ts';
import { adWindow } from './support/ad-window.ts';
import type { Answer } from './support/window-visit.ts';

const site = adSites(['network']);

const listOf = (...ads: readonly object[]) => JSON.stringify({ ads });

async function demoPage(list: Answer) {
  const ran: string[] = [];
  const opened = await adWindow(site('network'), {
    path: '/ui/demos/',
    hosts: { [LIST]: list },
    prepare: (window) => Object.assign(window, { ran }),
  });
  const { document, asked } = opened;
  return {
    ...opened,
    /** What scripts of the ad would add to. */
    ran,
    place: () => document.querySelector('[data-demo="Basic"] + .dg-notice-below'),
    places: () => document.querySelectorAll('.dg-notice-below').length,
    /** How often the host was asked for an ad. */
    times: () => asked().filter((address) => address === LIST).length,
  };
}

const EVIL = "ran.push('it')";
const HOSTILE = [
  { ...AD, statlink: `javascript:${EVIL}` },
  {
    ...AD,
    company: `"><img src=x onerror=${EVIL}>`,
    description: `<script>${EVIL}</script><img src=x onerror="${EVIL}"><svg onload="${EVIL}"></svg><b onmouseover="${EVIL}" style="position:fixed;inset:0">Buy</b><iframe srcdoc="<script>parent.${EVIL}</script>"></iframe><a href="javascript:${EVIL}">now</a>`,
    image: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${EVIL}"/>`,
    statimp: `javascript:${EVIL}`,
    pixel: `javascript:${EVIL}||data:text/html,<script>${EVIL}</script>`,
    timestamp: { toString: 1 },
  },
];

describe('the ad below a demo', () => {
  test('is fetched when the demo is opened for the first time, counted and told', async () => {
    const pixel = `${NETWORK}/a?t=[timestamp]||${NETWORK}/b`;
    const list = listOf({}, { ...AD, statimp: `${NETWORK}/seen`, pixel, timestamp: '42' });
    const { page, place, times, expand, events } = await demoPage(list);
    expect(times()).toBe(0);
    await expand();
    expect(place()?.textContent).toContain('Tools for teams that ship.');
    const pictures = [...(place()?.querySelectorAll('[hidden] img') ?? [])].map((image) => image.getAttribute('src'));
    expect(pictures.sort()).toEqual([`${NETWORK}/a?t=42`, `${NETWORK}/b`, `${NETWORK}/seen`]);
    expect([events(), page.problems]).toEqual([['display carbon-demo-inline'], []]);
  });

  test('comes once, and not below a demo with `disableAd`', async () => {
    const { document, places, times, expand, runFor } = await demoPage(listOf(AD));
    const opened = () => [...document.querySelectorAll('.dg-demo[data-state="open"]')].map(({ id }) => id);
    for (const [name, expected] of [
      ['Basic', ['Basic']],
      ['Silent', ['Basic', 'Silent']],
      ['Basic', ['Silent']],
      ['Basic', ['Basic', 'Silent']],
    ] as const) {
      await expand(name);
      expect(opened()).toEqual(expected);
    }
    await runFor(2000);
    expect([places(), times()]).toEqual([1, 1]);
    const withoutAds = [...document.querySelectorAll('[data-ad="off"]')].map(({ id }) => id);
    expect(withoutAds).toEqual(['Silent', 'Bare']);
  });

  test.each<[string, Answer, number]>([
    ['cannot be reached', null, 1],
    ['answers with an error', { status: 500 }, 1],
    ['answers with 10 MB', listOf(...Array.from({ length: 100_000 }, () => ({ description: 'x'.repeat(100) }))), 1],
    ['answers with something else', JSON.stringify({ ads: { statlink: 'https://a.example/' } }), 1],
    ['has no ad for as long as it is asked', listOf({}, { company: 'No link' }), 10],
  ])('of a host that %s is an empty place', async (_, list, expected) => {
    const { place, times, expand, events } = await demoPage(list);
    await expand();
    expect(place()?.outerHTML).toBe('<div class="dg-notice-below"></div>');
    expect([times(), events()]).toEqual([expected, []]);
  });

  test('with evil in every field is harmless', async () => {
    const { page, ran, place, expand } = await demoPage(JSON.stringify({ ads: HOSTILE }));
    await expand();
    const text = place()?.querySelector('.dg-notice-text');
    expect(text?.textContent).toBe(`Ad ${HOSTILE[1]?.company} Buynow`);
    expect([...(text?.querySelectorAll('*') ?? [])].map(({ outerHTML }) => outerHTML.slice(0, 10))).toEqual([
      '<span clas',
      '<b class="',
      '<b>Buy</b>',
    ]);
    text?.querySelector('b:last-of-type')?.dispatchEvent(new page.window.MouseEvent('mouseover', { bubbles: true }));
    expect([...(place()?.querySelectorAll('[href]') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      AD.statlink,
    ]);
    expect(place()?.querySelectorAll('img, script, iframe, svg, [style], [srcdoc]')).toHaveLength(0);
    expect([ran, page.problems]).toEqual([[], []]);
  });
});
