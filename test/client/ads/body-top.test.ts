// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAds } from '../../../src/client/ads/body-top.ts';
import type { AdSettings } from '../../../src/model/ad-settings.ts';
import { NETWORK, SETTINGS } from './support.ts';

const INLINE: AdSettings = {
  ...SETTINGS,
  displayRatio: 1,
  host: null,
  network: { ...NETWORK, script: null },
};
const OWN: AdSettings = { ...INLINE, network: null };
const AD = { statlink: 'https://click.example/', description: 'Tools.' };

/** Paths and addresses in their order. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  window.docsGenEvents = [];
  vi.spyOn(document, 'addEventListener');
});
afterEach(() => {
  // A page lives as long as its ads; this document has several.
  for (const [type, listener] of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(type, listener);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
  document.body.replaceChildren();
});

async function start(settings: () => Response, page = '') {
  document.body.innerHTML = `<script type="application/json" id="dg-config">{"prefix":"mui"}</script><section class="dg-body-top" data-settings="/body-top.json"></section>${page}`;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url === '/body-top.json' ? settings() : Response.json({ ads: [AD] });
  });
  const box = document.querySelector('section');
  if (!box) throw new Error('There is no place.');
  await startAds(box, window);
  return box;
}

const told = () =>
  window.docsGenEvents?.map(({ name, params }) => `${name} ${params.eventAction} ${params.eventLabel}`);

test('a failed fetch of the settings is counted as a crash, and the place is given up', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #look: (entries: object[]) => void;
      constructor(look: (entries: object[]) => void) {
        this.#look = look;
      }
      observe(element: Element) {
        this.#look([{ isIntersecting: false, boundingClientRect: element.getBoundingClientRect() }]);
      }
      disconnect() {}
    },
  );
  await expect(start(() => new Response('', { status: 500 }))).rejects.toThrow('500');
  expect(told()).toEqual(['ad crash null']);
  expect(document.querySelector('section')?.innerHTML).toBe('');
  expect(document.querySelector('section')?.hidden).toBe(true);
});

test.each([
  // Below 0.8 a line: specification §4.
  [0.7999, 'inline'],
  [0.8, 'image'],
])('a draw of %s gives the shape %s', async (draw, shape) => {
  vi.spyOn(Math, 'random').mockReturnValue(draw);
  const box = await start(() => Response.json(OWN));
  expect(box.querySelector<HTMLElement>('.dg-notice')?.dataset.shape).toBe(shape);
});

test.each([
  ['another.example', 0],
  [location.hostname, 1],
])('a page on this host, of a site whose host is %s, shows %i ads', async (host, expected) => {
  const box = await start(() => Response.json({ ...OWN, host }));
  expect(box.querySelectorAll('.dg-notice')).toHaveLength(expected);
  expect(told()).toHaveLength(expected);
  expect(asked).toEqual(['/body-top.json']);
});

test('a prerendered page shows and reports no ad before it is activated', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const started = start(() => Response.json(OWN));
  const listened = () => vi.mocked(document.addEventListener).mock.calls.map(([type]) => type);
  await expect.poll(() => listened()).toContain('prerenderingchange');
  expect(asked).toEqual(['/body-top.json']);
  expect([document.querySelector('section')?.innerHTML, told()]).toEqual(['', []]);
  document.dispatchEvent(new Event('prerenderingchange'));
  const box = await started;
  expect(box.querySelector('.dg-notice')).not.toBe(null);
});

describe('the ad below a demo', () => {
  const demo = (attributes = '') => `<figure class="dg-demo"${attributes}></figure>`;
  const places = () => document.querySelectorAll('.dg-demo + .dg-notice-below').length;

  test('is shown when the code of the demo is opened', async () => {
    await start(() => Response.json(INLINE), demo() + demo(' data-ad="off"'));
    expect(places()).toBe(0);
    for (const frame of document.querySelectorAll('.dg-demo'))
      frame.dispatchEvent(new Event('dg-expanded', { bubbles: true }));
    expect(places()).toBe(1);
    await expect.poll(() => told()).toContain('ad display carbon-demo-inline');
    expect(asked.slice(1)).toEqual([NETWORK.inlineUrl, NETWORK.inlineUrl]); // Also for the top of the page.
  });

  test.each([
    // Where the frame ends in a window of 768 px: one more, and the ad would push away what is seen.
    [768, 1],
    [767, 0],
  ])('is shown at the start for open code that ends at %i px: %i', async (bottom, expected) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, bottom));
    await start(() => Response.json(INLINE), demo(' data-expanded=""'));
    expect([window.innerHeight, places()]).toEqual([768, expected]);
  });
});
