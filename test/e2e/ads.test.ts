// Ads in a real browser, against a network on the loopback address that answers well, late, never, with errors, too much or
// with evil: what readers see, what analytics is told, and that nothing on the page moves.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failure, held, json, never, SCRIPT_PATH } from '../support/ad-host.ts';
import { describeInBrowser } from '../support/browser.ts';
import { adSites, BACKERS, eventually, type Options, showing, started } from './support/ad-sites.ts';

const { host, open } = adSites(['network', 'own', 'asking', 'production', 'off']);

describeInBrowser('the ad at the top of a page', (browser) => {
  test.each([[360], [1280]])(
    'of a network that answers well is shown, told, and moves nothing at %i px',
    async (width) => {
      host().answers({ script: showing('https://buy.example/') });
      const { page, label, events, shifts, top, problems } = await open(browser(), { width });
      const before = await top();
      await page.locator('#carbonads').waitFor();
      await page.clock.runFor(3500);
      expect([await label(), await events()]).toEqual(['carbon-body-top-image', ['display carbon-body-top-image']]);
      expect([await top(), await shifts(), problems]).toEqual([before, 0, []]);
      expect(host().asked).toEqual([SCRIPT_PATH]);
    },
  );

  test('of a network that is late gives way to a message, and comes back', async () => {
    const late = held(showing('https://buy.example/'));
    host().answers({ script: late.answer });
    const { page, box, label, events, shifts, top } = await open(browser(), { draw: 0.1 });
    await started(page);
    const before = await top();
    await page.clock.runFor(3500);
    expect(await label()).toBe('in-house-adblock-body-top-inline');
    expect(await box.innerText()).toContain('Thank you!');
    late.release();
    await page.locator('#carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(600);
    expect(await label()).toBe('carbon-body-top-inline');
    expect(await page.locator('#carbonads').isVisible()).toBe(true);
    await page.clock.runFor(20_000);
    expect((await events()).at(-1)).toBe('display carbon-body-top-inline');
    expect([await top(), await shifts()]).toEqual([before, 0]);
  });

  test.each([
    ['never answers', never],
    ['answers with an error', failure],
  ])('of a network that %s gives way to one of the site’s own', async (_, script) => {
    host().answers({ script });
    const { page, box, label, events, shifts, top } = await open(browser(), { draw: 0.9 });
    await started(page);
    const before = await top();
    await page.clock.runFor(60_000);
    expect(await label()).toBe('in-house-body-top-image');
    expect(await box.locator('img').getAttribute('alt')).toBe('figma');
    expect(await box.innerText()).toContain('ad by MUI');
    expect((await events()).slice(-2)).toEqual(['display in-house-figma', 'display in-house-body-top-image']);
    expect([await top(), await shifts()]).toEqual([before, 0]);
  });

  test('that an ad blocker blocks gives way to one of the site’s own', async () => {
    host().answers({ script: showing('https://buy.example/') });
    const { page, label } = await open(browser(), {
      draw: 0.2,
      prepare: (page) => page.route(`${host().origin}/**`, (route) => route.abort('blockedbyclient')),
    });
    await started(page);
    await page.clock.runFor(3500);
    expect([await label(), host().asked]).toEqual(['in-house-body-top-inline', []]);
  });

  test('that leads to the page of the backers gives way to one of the site’s own', async () => {
    host().answers({ script: showing(BACKERS) });
    const { page, label, shifts } = await open(browser());
    await page.locator('#carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(1000);
    expect(await label()).toBe('in-house-carbon-body-top-image');
    expect(await page.locator('#carbonads').isVisible()).toBe(false);
    expect(await shifts()).toBe(0);
  });

  test('is not there for a crawler, and its place stays', async () => {
    host().answers({ script: showing('https://buy.example/') });
    const { page, box, events } = await open(browser(), { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await started(page);
    await page.clock.runFor(60_000);
    expect(await box.innerHTML()).toBe('<span class="dg-notice-place"></span>');
    expect([await events(), host().asked, (await box.boundingBox())?.height]).toEqual([[], [], 126]);
  });

  test('is not there on another host than that of the site', async () => {
    host().answers({ script: showing('https://buy.example/') });
    const { page, box, events } = await open(browser(), { site: 'production' });
    await started(page);
    await page.clock.runFor(60_000);
    expect([await box.innerText(), await events(), host().asked]).toEqual(['', [], []]);
  });

  test.each([
    ['no agreement', {}],
    ['a signal of the browser', { site: 'network', prepare: refuse }],
  ] as const)('of a network is not asked for with %s', async (_, options: Options) => {
    host().answers({ script: showing('https://buy.example/'), list: json({ ads: [] }) });
    const { page, label, expand } = await open(browser(), { path: '/ui/demos/', site: 'asking', ...options });
    await started(page);
    await expand();
    await page.clock.runFor(60_000);
    expect([await label(), host().asked]).toEqual(['in-house-body-top-image', []]);
    expect(await page.locator('.dg-notice-below').count()).toBe(0);
  });

  test('of a network is asked for as soon as the reader agrees', async () => {
    host().answers({ script: showing('https://buy.example/') });
    const { page, label } = await open(browser(), { site: 'asking' });
    await started(page);
    expect(host().asked).toEqual([]);
    await page.evaluate(() => window.docsGenConsent?.choose('all'));
    await page.locator('#carbonads').waitFor();
    expect([await label(), host().asked]).toEqual(['carbon-body-top-image', [SCRIPT_PATH]]);
  });

  test('a crash renders nothing, and is told', async () => {
    const { page, box, events, top } = await open(browser(), {
      site: 'own',
      prepare: (page) =>
        page.addInitScript(() => {
          Document.prototype.createDocumentFragment = () => {
            throw new Error('broken');
          };
        }),
    });
    await eventually(events).toEqual(['crash in-house-body-top-image']);
    expect([await box.innerHTML(), (await box.boundingBox())?.height]).toEqual(['', 126]);
    expect(await top()).toBeGreaterThan(0);
    await page.clock.runFor(60_000);
    expect(await events()).toEqual(['crash in-house-body-top-image']);
  });

  test('settings that cannot be fetched are told as a crash without a label', async () => {
    const { events } = await open(browser(), {
      prepare: (page) => page.route('**/body-top-*.json', (route) => route.fulfill({ status: 500 })),
    });
    await eventually(events).toEqual(['crash null']);
  });

  test.each([
    ['own', '/ui/quiet/'],
    ['off', '/ui/'],
  ] as const)('the site %s has none at %s, and no script for it', async (site, path) => {
    host().answers({});
    const { page, box, requests } = await open(browser(), { site, path });
    await page.clock.runFor(10_000);
    await eventually(() => requests.filter((name) => /\/reading-/.test(name)).length).toBe(1); // What idle time brings is there.
    expect([await box.count(), requests.filter((name) => name.includes('body-top')), host().asked]).toEqual([
      0,
      [],
      [],
    ]);
  });
});

/** Global Privacy Control. */
function refuse(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}
