// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { showDemoAd } from '../../../src/client/ads/demo-ad.ts';
import { safeText } from '../../../src/client/ads/safe-text.ts';
import type { AdSettings } from '../../../src/model/ad-settings.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { NETWORK, SETTINGS } from './support.ts';

afterEach(() => document.body.replaceChildren());

const ANSWER = {
  ads: [
    {},
    {
      statlink: '//click.example/1',
      statimp: '//seen.example/1',
      pixel: 'https://a.example/?[timestamp]||https://b.example/',
      timestamp: '42',
      image: 'https://ads.example/a.png',
      company: 'Acme',
      description: 'Tools <script>alert(1)</script><b onclick="alert(1)">for</b> teams.',
    },
  ],
};

interface Options {
  readonly settings?: Partial<AdSettings>;
  readonly answer?: () => Promise<Response>;
  readonly userAgent?: string;
  readonly isPermitted?: boolean;
  readonly attributes?: string;
  readonly draw?: number;
}

async function open(options: Options = {}) {
  const { settings = {}, answer = async () => Response.json(ANSWER), attributes = '' } = options;
  document.body.innerHTML = `<figure class="dg-demo"${attributes}></figure><p>Below.</p>`;
  const frame = document.querySelector('figure');
  if (!frame) throw new Error('There is no demo.');
  const told: string[] = [];
  const asked: string[] = [];
  const shown = showDemoAd(
    frame,
    { ...SETTINGS, ...settings },
    {
      document,
      safeText: (html) => safeText(html, document),
      clock: fakeClock(),
      random: () => options.draw ?? 0,
      track: (_, { eventAction, eventLabel }) => told.push(`${eventAction} ${eventLabel}`),
      userAgent: options.userAgent ?? 'Chrome',
      hostname: 'acme.example',
      permission: { isGiven: () => options.isPermitted ?? true, subscribe: () => () => true },
      fetch(url) {
        asked.push(url);
        return answer();
      },
    },
  );
  const place = frame.nextElementSibling;
  const placeBefore = place?.outerHTML;
  await shown;
  return { place, placeBefore, told, asked };
}

describe('the ad below an opened demo', () => {
  test('keeps its place free, and comes there in one line', async () => {
    const { place, placeBefore, told } = await open();
    expect(placeBefore).toBe('<div class="dg-notice-below"></div>');
    const notice = place?.querySelector('.dg-notice');
    expect(notice?.querySelector('.dg-notice-text')?.innerHTML).toBe(
      '<span class="dg-notice-mark">Ad</span> <b class="dg-notice-company">Acme</b> Tools <b>for</b> teams.',
    );
    const link = notice?.querySelector('a');
    expect([link?.href, link?.rel]).toEqual(['https://click.example/1', 'noopener sponsored']);
    const picture = link?.querySelector('img');
    expect([picture?.alt, picture?.getAttribute('src')]).toEqual(['Acme', 'https://ads.example/a.png']);
    expect(notice?.querySelector('.dg-notice-by')?.textContent).toBe('ad by Carbon');
    expect(notice?.getAttribute('data-ga-event-label')).toBe('carbon-demo-inline');
    expect(told).toEqual(['display carbon-demo-inline']);
    const pixels = [...(place?.querySelectorAll<HTMLImageElement>('[hidden] img') ?? [])].map(({ src }) => src);
    expect(pixels).toEqual(['https://seen.example/1', 'https://a.example/?42', 'https://b.example/']);
  });

  test('is told by the ratio', async () => {
    expect((await open({ draw: 0.1001 })).told).toEqual([]);
    expect((await open({ draw: 0.1 })).told).toEqual(['display carbon-demo-inline']);
  });

  test.each<[string, Options]>([
    ['a host that cannot be reached', { answer: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['an error of the host', { answer: async () => new Response('', { status: 500 }) }],
    ['a host without an ad', { answer: async () => Response.json({ ads: [] }) }],
  ])('%s leaves the place empty', async (_, options) => {
    const { place, told } = await open(options);
    expect(place?.outerHTML).toBe('<div class="dg-notice-below"></div>');
    expect(told).toEqual([]);
  });

  test.each<[string, Options]>([
    ['no network', { settings: { network: null } }],
    ['a network without such ads', { settings: { network: { ...NETWORK, inlineUrl: null } } }],
    ['a demo without ads', { attributes: ' data-ad="off"' }],
    ['a reader who has not agreed', { isPermitted: false }],
    ['a crawler', { userAgent: 'Googlebot' }],
    ['another host', { settings: { host: 'other.example' } }],
  ])('%s: no place, nothing asked', async (_, options) => {
    const { place, asked, told } = await open(options);
    expect(place?.tagName).toBe('P');
    expect([asked, told]).toEqual([[], []]);
  });
});
