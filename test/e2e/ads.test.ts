// The ad at the top of a page: what readers see and what analytics is told when the network answers well, late, never or with errors.
import { describe, expect, test } from 'vitest';
import { AD, adSites, BACKERS, LIST, SCRIPT, showing } from './support/ad-sites.ts';
import { type AdWindowOptions, adWindow, seen } from './support/ad-window.ts';

const site = adSites(['network', 'asking', 'scripted']);
const GOOD = { [SCRIPT]: showing('https://buy.example/') };

describe('the ad at the top of a page', () => {
  test('of a network that answers well is shown and told', async () => {
    const { page, box, label, events, runFor, asked } = await adWindow(site('network'), { hosts: GOOD });
    await runFor(3500);
    expect([label(), events()]).toEqual(['carbon-body-top-image', ['display carbon-body-top-image']]);
    expect([seen(box), asked(), page.problems]).toEqual(['An ad of the network', [SCRIPT], []]);
  });

  test('of a network that is late gives way to a message, and comes back', async () => {
    let release = (_script: string): void => undefined;
    const script = new Promise<string>((resolve) => {
      release = resolve;
    });
    const hosts = { [SCRIPT]: () => script };
    const { page, clock, box, label, events, runFor } = await adWindow(site('scripted'), { draw: 0.1, hosts });
    clock.advance(3500);
    expect(label()).toBe('in-house-adblock-body-top-inline');
    expect(seen(box)).toContain('Thank you!');
    release(showing('https://buy.example/'));
    await page.idle();
    clock.advance(600);
    expect([label(), seen(box)]).toEqual(['carbon-body-top-inline', 'An ad of the network']);
    await runFor(20_000);
    expect(events()).toEqual(['display carbon-body-top-inline']);
  });

  test.each([
    ['cannot be reached, or is blocked', null],
    ['answers with an error', { status: 500 }],
  ])('of a network that %s gives way to one of the site’s own', async (_, answer) => {
    const hosts = { [SCRIPT]: answer };
    const { box, label, events, runFor, asked } = await adWindow(site('network'), { draw: 0.9, hosts });
    await runFor(60_000);
    expect(label()).toBe('in-house-body-top-image');
    expect(box?.querySelector('img')?.alt).toBe('figma');
    expect(seen(box)).toContain('ad by MUI');
    expect(events()).toEqual(['display in-house-figma', 'display in-house-body-top-image']);
    expect(asked()).toEqual([SCRIPT]);
  });

  test('that leads to the page of the backers gives way to one of the site’s own', async () => {
    const hosts = { [SCRIPT]: showing(BACKERS) };
    const { box, label, runFor } = await adWindow(site('network'), { hosts });
    await runFor(1000);
    expect(label()).toBe('in-house-carbon-body-top-image');
    expect(box?.querySelector('#carbonads')?.closest('[hidden]')).not.toBe(null);
  });

  test('is not there for a crawler, nor is a place for it', async () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
    const { page, document, events, runFor, asked } = await adWindow(site('network'), { userAgent });
    await runFor(60_000);
    expect(document.documentElement.hasAttribute('data-no-ads')).toBe(true); // Before the first paint.
    expect([events(), asked(), page.requests.filter((path) => path.includes('body-top-'))]).toEqual([[], [], []]);
  });

  test.each<[string, keyof typeof REFUSALS]>([
    ['no agreement', 'asking'],
    ['a signal of the browser', 'network'],
  ])('of a network is not asked for with %s', async (_, name) => {
    const { document, label, expand, runFor, asked } = await adWindow(site(name), REFUSALS[name]);
    await expand();
    await runFor(60_000);
    expect([label(), asked()]).toEqual(['in-house-body-top-image', []]);
    expect(document.querySelectorAll('[data-demo="Basic"][data-expanded]')).toHaveLength(1);
    expect(document.querySelectorAll('.dg-notice-below')).toHaveLength(0);
  });

  test('as a line comes from the list of a network that has both, with its company and picture', async () => {
    const hosts = { [LIST]: JSON.stringify({ ads: [AD] }) };
    const { page, box, label, events, runFor, asked } = await adWindow(site('network'), { draw: 0.1, hosts });
    await runFor(4000);
    expect(seen(box)).toBe('Ad Acme Tools for teams that ship. Get startedad by Carbon');
    expect(box?.querySelector('img')?.getAttribute('src')).toBe(AD.image);
    expect([label(), events(), asked()]).toEqual([
      'carbon-body-top-inline',
      ['display carbon-body-top-inline'],
      [LIST],
    ]);
    expect(page.problems).toEqual([]);
  });

  test('of a network is asked for as soon as the reader agrees', async () => {
    const { page, label, runFor, asked } = await adWindow(site('asking'), { hosts: GOOD });
    await runFor(0);
    expect(asked()).toEqual([]);
    page.window.docsGenConsent?.choose('all');
    await runFor(0);
    expect([label(), asked()]).toEqual(['carbon-body-top-image', [SCRIPT]]);
  });

  test('crashes without a trace on the page, and that is told', async () => {
    const prepare = ({ document }: Window) =>
      Object.assign(document, {
        createDocumentFragment() {
          throw new Error('broken');
        },
      });
    const { page, box, events, runFor } = await adWindow(site('asking'), { prepare });
    await runFor(60_000);
    expect([box?.innerHTML, events()]).toEqual(['', ['crash in-house-body-top-image']]);
    expect(page.problems).toEqual([expect.stringContaining('broken')]);
  });

  test('has neither a place nor a script on a page that wants none', async () => {
    const { page, box, runFor } = await adWindow(site('network'), { path: '/ui/quiet/' });
    await runFor(10_000);
    expect(box).toBe(null);
    expect(page.requests.filter((path) => /body-top|^https/.test(path))).toEqual([]);
  });
});

const DEMO_PAGE = { path: '/ui/demos/' };
const REFUSALS = {
  asking: DEMO_PAGE,
  network: {
    ...DEMO_PAGE,
    prepare: ({ navigator }) => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  },
} satisfies Record<string, AdWindowOptions>;
