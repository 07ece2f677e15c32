// The room that a page keeps free for ads: it has the size of the specification, holds whatever comes, and nothing moves.
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { cutIn, held, openRoom, type RoomOptions } from './support/ad-room.ts';
import { AD, type AdSite, adSites, LARGE_PICTURE, LIST, NETWORK, SCRIPT, showing } from './support/ad-sites.ts';
import { violations } from './support/axe.ts';
import { CREATIVE_PICTURE, CREATIVES, type Creative, PICTURE_BODY, scriptOf } from './support/network-creatives.ts';

const folder = adSites(['network', 'scripted', 'long', 'own']);
const servers = new Map<AdSite, StaticServer>();
beforeAll(async () => {
  for (const name of ['network', 'scripted', 'long', 'own'] as const)
    servers.set(name, await staticServer(folder(name)));
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
});

describeInBrowser('the room for ads', (browser) => {
  const open = (site: AdSite, options: RoomOptions) => openRoom(browser(), servers.get(site)?.origin ?? '', options);

  test.each([
    [320, 142],
    [600, 126],
  ])('stays as it is for a message at %i px, and for an ad that comes late and is too large', async (width, height) => {
    const script = held((route) => route.fulfill({ body: LARGE_AD, contentType: 'text/javascript' }));
    const { page, box, heightOf, started, label, shifts, top, pageWidth } = await open('scripted', {
      draw: 0.1,
      width,
      colorScheme: 'dark',
      prepare: (page) => page.route(SCRIPT, script.answer),
    });
    await started();
    const before = await top();
    await page.clock.runFor(3500);
    expect(await label()).toBe('in-house-adblock-body-top-inline');
    expect(await heightOf('.dg-body-top')).toBe(height);
    // All of it is seen.
    expect(await box.locator('.dg-notice').evaluate((notice) => notice.scrollHeight - notice.clientHeight)).toBe(0);
    expect(await violations(page)).toEqual([]);
    script.release();
    await page.locator('#carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(600);
    expect(await label()).toBe('carbon-body-top-inline');
    expect(await page.locator('#carbonads').isVisible()).toBe(true);
    expect([await top(), await shifts(), await heightOf('.dg-body-top')]).toEqual([before, 0, height]);
    expect(await pageWidth()).toBe(width);
    // What moves would be seen.
    await box.evaluate((element) => element.insertAdjacentHTML('beforebegin', '<p>One<br>more</p>'));
    await expect.poll(shifts).toBeGreaterThan(0);
    expect(await top()).toBeGreaterThan(before);
  });

  // A line and a card, with words that wrap (0.1, 0.9) and with one that cannot (0.3, 0.6).
  test.each([
    [0.3, 320, 'light'],
    [0.1, 360, 'light'],
    [0.6, 599, 'dark'],
    [0.9, 1280, 'dark'],
  ] as const)('has an ad of the site that is as long as it likes: draw %d, %i px', async (draw, width, colorScheme) => {
    const { page, box, heightOf, shifts, pageWidth } = await open('long', { draw, width, colorScheme });
    await box.locator('.dg-notice').waitFor();
    await page.clock.runFor(3500);
    expect(await shifts()).toBe(0);
    for (const [width, height] of [
      [320, 142],
      [360, 142],
      [599, 142],
      [600, 126],
      [1280, 126],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await heightOf('.dg-body-top'), await pageWidth()]).toEqual([width, height, width]);
      const margins = await box.evaluate((element) => {
        const { marginTop, marginBottom } = getComputedStyle(element);
        return [marginTop, marginBottom];
      });
      expect(margins).toEqual(['24px', '24px']);
      if (draw < 0.5) continue;
      const picture = await box.locator('img').boundingBox();
      expect([picture?.width, picture?.height]).toEqual([130, 100]);
    }
    if (draw === 0.1 || draw === 0.9) expect(await violations(page)).toEqual([]);
    // While an ad is on its way.
    await box.evaluate((element) => element.replaceChildren());
    expect(await heightOf('.dg-body-top')).toBe(126);
  });

  const CREDIT = '.carbon-poweredby, .ea-callout a, .dg-notice-by';
  const CREATIVE_NAMES = Object.keys(CREATIVES) as Creative[]; // The keys of CREATIVES.

  test.each(CREATIVE_NAMES)('holds all of an ad of a network in both shapes, which moves nothing: %s', async (name) => {
    for (const [draw, width] of [
      [0.1, 390],
      [0.9, 1280],
    ] as const) {
      const { page, box, started, label, shifts, pageWidth } = await open('scripted', {
        draw,
        width,
        async prepare(page) {
          await page.route(SCRIPT, (route) => route.fulfill({ body: scriptOf(name), contentType: 'text/javascript' }));
          await page.route('https://pictures.test/**', (route) =>
            route.request().url() === CREATIVE_PICTURE
              ? route.fulfill({ body: PICTURE_BODY, contentType: 'image/svg+xml' })
              : route.fulfill({ status: 404 }),
          );
        },
      });
      await started();
      await page.clock.runFor(1);
      await page.locator('#carbonads, .ea-placement').first().waitFor({ state: 'attached' });
      await page.clock.runFor(3500);
      const shape = draw < 0.5 ? 'inline' : 'image';
      expect(await label()).toBe(`carbon-body-top-${shape}`);
      await expect.poll(() => box.locator('img:visible').count()).toBe(shape === 'image' ? 1 : 0);
      expect([await shifts(), await cutIn(box)]).toEqual([0, []]);
      for (const other of [390, 1280]) {
        await page.setViewportSize({ width: other, height: 800 });
        expect([other, await cutIn(box), await pageWidth()]).toEqual([other, [], other]);
        const credits = box.locator(CREDIT).filter({ visible: true });
        expect(await credits.count()).toBe(1);
        const size = await credits.evaluate((credit) => Number.parseFloat(getComputedStyle(credit).fontSize));
        expect(size).toBeGreaterThanOrEqual(12);
      }
    }
  });

  test('holds all of each of the five ads that docs-gen brings along', async () => {
    for (const entry of [0, 1, 2, 3, 4])
      for (const shape of ['inline', 'image'] as const) {
        const { page, box, shifts } = await open('own', { draw: [shape === 'inline' ? 0.1 : 0.9, 0, entry / 5] });
        await box.locator('.dg-notice').waitFor();
        for (const width of [1280, 390]) {
          if (width === 390) await page.setViewportSize({ width, height: 800 });
          else expect(await shifts()).toBe(0);
          expect([entry, shape, width, await cutIn(box)]).toEqual([entry, shape, width, []]);
          const text = box.locator(shape === 'inline' ? '.dg-notice-link' : '.dg-notice-text');
          expect(await text.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
        }
        await page.context().close();
      }
  });

  const DEMO = '[data-demo="Basic"]';
  const BELOW = `${DEMO} + .dg-notice-below`;

  test('below a demo is kept for an ad that comes late, and for large pictures by which it is counted', async () => {
    const statimp = `${NETWORK}/large.svg`;
    const list = held((route) => answerJson(route, { ads: [{ ...AD, statimp, pixel: `${statimp}?2` }] }));
    const { page, heightOf, requests, started, shifts, top, pageWidth } = await open('network', {
      path: '/ui/demos/',
      width: 360,
      async prepare(page) {
        await page.route(`${NETWORK}/**`, (route) =>
          route.fulfill({ body: LARGE_PICTURE, contentType: 'image/svg+xml' }),
        );
        await page.route(LIST, list.answer);
        await page.route(SCRIPT, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
      },
    });
    await started();
    const button = page.locator(`${DEMO} [data-act="expand"]`);
    await button.focus();
    // What serves demos has come: the click is the last thing before the code opens.
    await expect.poll(() => requests.some((path) => /\/demo-frames-/.test(path))).toBe(true);
    await button.click();
    await page.locator(BELOW).waitFor({ state: 'attached' });
    await unfolded(page);
    const before = await top();
    await page.evaluate(() => {
      window.shifts.length = 0;
    });
    list.release();
    await page.locator(`${BELOW} .dg-notice`).waitFor();
    const pictures = page.locator(`${BELOW} [hidden] img`);
    const widths = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ naturalWidth, clientWidth }) => [naturalWidth, clientWidth]),
      );
    await expect.poll(widths).toEqual([
      [20_000, 0],
      [20_000, 0],
    ]);
    expect([await top(), await heightOf(BELOW), await shifts(), await pageWidth()]).toEqual([before, 52, 0, 360]);
  });

  test('below a demo that was opened before the settings came moves nothing that is seen', async () => {
    const settings = held((route) => route.continue());
    const { page, started, shifts } = await open('network', {
      path: '/ui/demos/',
      height: 300, // The demo ends below it.
      async prepare(page) {
        await page.route('**/body-top-*.json', settings.answer);
        await page.route(LIST, (route) => answerJson(route, { ads: [AD] }));
        await page.route(SCRIPT, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
      },
    });
    await page.locator(`${DEMO} [data-act="expand"]`).evaluate((element: HTMLElement) => element.click());
    await page.locator(`${DEMO}[data-expanded]`).waitFor();
    await unfolded(page);
    await page.evaluate(() => {
      window.shifts.length = 0;
    });
    settings.release();
    await started();
    await page.locator(`${BELOW} .dg-notice`).waitFor({ state: 'attached' });
    await page.clock.runFor(5000);
    expect(await shifts()).toBe(0);
  });
});

const LARGE_AD = showing('https://buy.example/', 'inline-size:4000px;block-size:4000px');

const answerJson = (route: Route, value: unknown) =>
  route.fulfill({ json: value, headers: { 'access-control-allow-origin': '*' } });

/** No code of a demo is on its way any more, and what moved was told. */
const unfolded = (page: Page) =>
  page.evaluate(async () => {
    for (const code of document.querySelectorAll('.dg-demo-code'))
      await Promise.allSettled(code.getAnimations().map(({ finished }) => finished));
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
