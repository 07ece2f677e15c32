// The room for an ad that crashes or never comes: another ad takes it, or it goes while no reader sees it. Nothing moves.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { openRoom, type RoomOptions } from './support/ad-room.ts';
import { type AdSite, adSites, SCRIPT } from './support/ad-sites.ts';

const NAMES = ['scripted', 'unowned', 'own'] as const satisfies AdSite[];
const folder = adSites(NAMES);
const servers = new Map<AdSite, StaticServer>();
/** Scripts may not be added by their address: the call to the network fails. */
let strict: StaticServer | undefined;
const STRICT = { 'content-security-policy': "require-trusted-types-for 'script'" };
beforeAll(async () => {
  for (const name of NAMES) servers.set(name, await staticServer(folder(name)));
  strict = await staticServer(folder('scripted'), { headers: () => STRICT });
});
afterAll(async () => {
  for (const server of [...servers.values(), strict]) await server?.close();
});

/** An ad of the site cannot be rendered. */
const crash = (page: Page) =>
  page.addInitScript(() => {
    Document.prototype.createDocumentFragment = () => {
      throw new Error('The ad is broken.');
    };
  });

const block = (page: Page) => page.route(SCRIPT, (route) => route.abort());

describeInBrowser('the room for ads', (browser) => {
  async function open(server: StaticServer | undefined, options: RoomOptions) {
    const room = await openRoom(browser(), server?.origin ?? '', { height: 500, ...options });
    const { page, box } = room;
    return {
      ...room,
      scrollTo: (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top),
      isHidden: () => box.evaluate((element) => element.hasAttribute('hidden')),
      /** The browser lays out what the reader sees, and reports shifts. */
      async rest() {
        await page.evaluate(async () => {
          for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
        });
      },
    };
  }

  test.each([
    ['that crashes', 390, 'own', crash],
    ['that crashes', 1280, 'own', crash],
    ['that is blocked, on a site without ads of its own', 390, 'unowned', block],
    ['that is blocked, on a site without ads of its own', 1280, 'unowned', block],
  ] as const)('of an ad %s goes once the reader has scrolled past it at %i px', async (_, width, site, prepare) => {
    const { page, box, problems, shifts, top, scrollTo, isHidden, rest } = await open(servers.get(site), {
      width,
      prepare,
    });
    await expect.poll(() => problems).not.toEqual([]);
    await page.clock.runFor(4000);
    await rest();
    const before = await top();
    expect([await isHidden(), await box.innerText(), await shifts()]).toEqual([false, '', 0]);
    await scrollTo(before);
    await expect.poll(isHidden).toBe(true);
    await rest();
    const inWindow = await page
      .locator('#below')
      .evaluate((heading) => Math.abs(Math.round(heading.getBoundingClientRect().top)));
    expect([inWindow, await shifts()]).toEqual([0, 0]);
    await scrollTo(0);
    await rest();
    expect(await shifts()).toBe(0);
    expect(before - (await top())).toBeGreaterThan(width < 600 ? 142 : 126);
  });

  test('of an ad that crashes goes at once for a reader who has opened a section below it', async () => {
    const { page, shifts, isHidden, rest } = await open(servers.get('own'), { path: '/ui/#below', prepare: crash });
    await expect.poll(isHidden).toBe(true);
    await rest();
    expect(await page.locator('#below').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(500);
    expect(await shifts()).toBe(0);
  });

  test('is taken by an ad of the site when the call to the network fails', async () => {
    const { page, box, problems, heightOf, label, shifts, rest } = await open(strict, {});
    await page.clock.runFor(1);
    await box.locator('.dg-notice').waitFor();
    await rest();
    expect(problems.join()).toContain('TrustedScriptURL');
    expect([await label(), await heightOf('.dg-body-top')]).toEqual(['in-house-body-top-image', 126]);
    expect(await shifts()).toBe(0);
  });

  test('is not kept free for a reader who refuses the only ads of a site', async () => {
    const { box, requests, shifts } = await open(servers.get('unowned'), {
      prepare: (page) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    });
    expect([await box.isVisible(), await shifts()]).toEqual([false, 0]);
    expect(requests.filter((path) => /body-top-.*js/.test(path))).toEqual([]);
  });
});
