// Notifications and the announcement in a real browser: what readers see, what is stored, and what a hostile file can do.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { framesDrawn, layoutShifts, pageIsIdle, scriptHasRun } from './support/page-events.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { tagHost } from './support/tag-host.ts';
import { visit } from './support/visit.ts';

const HOSTILE = [
  null,
  { id: 'x', text: 'no number' },
  { id: 5, text: '<img src=x onerror="window.ran=1"><script>window.ran=1</script>Picture' },
  { id: 6, title: '<b onclick="window.ran=1">Raw</b>', text: 'x', href: 'javascript:window.ran=1' },
  { id: 7, text: '<a href="javascript:window.ran=1">Press</a> <a href="/ui/" onclick="window.ran=1">Start</a>' },
];
const host = tagHost({ '/news.json': JSON.stringify(HOSTILE), '/broken.json': '<!doctype html>' });

const withFields = (fields: () => string) => {
  const root = sharedTempDir();
  beforeAll(() =>
    writeFiles(root, {
      ...smallest,
      'site.config.ts': smallest['site.config.ts']?.replace('products:', `${fields()}\n  products:`) ?? '',
      'news.json': JSON.stringify([
        { id: 1, text: 'Version 1 is out.' },
        { id: 2, title: 'Version 2', text: 'It is <b>fast</b>.', href: '/ui/button/' },
      ]),
    }),
  );
  return servedSite(root);
};
const friendly = withFields(
  () =>
    "notifications: { file: 'news.json', permanent: { text: 'Help us.' } }, announcement: { id: 'v2', text: '**Version 2** is [out](/ui/button/).', until: '2090-01-01T00:00:00Z' },",
);
const hostile = withFields(() => `consent: true, notifications: { url: '${host.origin}/news.json' },`);
const broken = withFields(() => `notifications: { url: '${host.origin}/broken.json' },`);

/** The machine of the tests may have much to do. */
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 15_000 });

beforeEach(() => {
  host.asked.length = 0;
});

/** The page has begun to wait for the moment at which it fetches its notifications. */
const newsWaits = (page: Page) => scriptHasRun(page, 'start');
const withClock = { prepare: (page: Page) => page.clock.install({ time: '2026-01-01T00:00:00Z' }) };
const bell = (page: Page) => page.locator('.dg-bell');
const list = (page: Page) => page.locator('#dg-notifications');
const line = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const stored = (page: Page) =>
  page.evaluate(() => ({ ...localStorage, ...(document.cookie && { cookies: document.cookie }) }));

const shifts = async (page: Page) => {
  await pageIsIdle(page);
  return layoutShifts(page);
};

describeInBrowser('notifications', (browser) => {
  test('wait 1.5 s, are counted, and count as seen once they were opened', async () => {
    const { page, requests, problems } = await visit(browser(), `${friendly().origin}/ui/`, {
      prepare: async (tab) => {
        await tab.clock.install({ time: '2026-01-01T00:00:00Z' });
        await tab.clock.pauseAt('2026-01-02T00:00:00Z');
      },
    });
    await page.clock.runFor(100); // An idle moment.
    await newsWaits(page);
    await page.clock.runFor(1499);
    await page.evaluate(async () => {
      await fetch('/favicon.svg');
    });
    expect(requests).toContain('/favicon.svg');
    expect(requests).not.toContain('/notifications.json');
    await page.clock.runFor(1);
    await soon(() => bell(page).getAttribute('aria-label')).toBe('Notifications, 2 new');
    await page.clock.resume();
    expect(await bell(page).innerText()).toBe('2');
    expect(await stored(page)).toEqual({});
    await bell(page).click();
    expect(await list(page).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Version 2\s+It is fast\.$/),
      'Version 1 is out.',
      'Help us.',
    ]);
    await soon(() => stored(page)).toEqual({ cookies: 'lastSeenNotification=2' });
    expect(await violations(page)).toEqual([]);
    await page.goto(`${friendly().origin}/ui/button/`);
    await newsWaits(page);
    await page.clock.runFor(1500);
    await page.locator('#dg-notifications[data-loaded]').waitFor({ state: 'attached' });
    expect(await bell(page).getAttribute('aria-label')).toBe('Notifications');
    expect(problems).toEqual([]);
  });

  test('open by the keyboard before they were fetched, and are fetched then', async () => {
    const { page } = await visit(browser(), `${friendly().origin}/ui/`);
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await soon(() => list(page).getByRole('listitem').count()).toBe(3);
    await page.keyboard.press('Escape');
    expect(await list(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('dg-bell');
  });

  test('of another host wait for the reader’s agreement where the site asks, and can run nothing', async () => {
    const { page } = await visit(browser(), `${hostile().origin}/ui/`, withClock);
    await newsWaits(page);
    await page.clock.runFor(3000);
    await bell(page).click();
    await soon(() => list(page).innerText()).toBe(
      'News comes from another host, which is not asked without your consent.',
    );
    await host.hearsAll(page);
    expect(host.asked).toEqual([]);
    await page.getByRole('button', { name: 'Allow all' }).click();
    await soon(() => bell(page).innerText()).toBe('3');
    await bell(page).click();
    expect(await list(page).getByRole('listitem').allInnerTexts()).toEqual([
      'Press Start',
      expect.stringMatching(/^<b onclick="window.ran=1">Raw<\/b>\s+x$/),
      'Picture',
    ]);
    expect(
      await list(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/ui/']);
    for (const entry of await list(page).getByRole('listitem').all()) await entry.click();
    await framesDrawn(page);
    await pageIsIdle(page);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await list(page).locator('img, script, [onclick], [onerror]').count()).toBe(0);
  });

  test('of another host are not for readers whose browsers refuse, though the site asks nobody', async () => {
    const { page } = await visit(browser(), `${broken().origin}/ui/`, {
      prepare: async (tab) => {
        await tab.clock.install();
        await tab.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        );
      },
    });
    await bell(page).click();
    await soon(() => list(page).innerText()).toContain('not asked without your consent');
    await page.clock.runFor(3000);
    await host.hearsAll(page);
    expect(host.asked).toEqual([]);
  });

  test('that cannot be read are none', async () => {
    const { page } = await visit(browser(), `${broken().origin}/ui/`);
    await bell(page).click();
    await soon(() => list(page).innerText()).toBe('There is no news.');
    expect(await stored(page)).toEqual({});
  });
});

describeInBrowser('the announcement', (browser) => {
  test('stands above every page without moving it, and goes for good when it is closed', async () => {
    const { page, problems } = await visit(browser(), `${friendly().origin}/ui/`);
    expect(await line(page).innerText()).toBe('Version 2 is out.');
    expect(await line(page).getByRole('link').getAttribute('href')).toBe('/ui/button/');
    expect(await shifts(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await line(page).getByRole('button', { name: 'Close the announcement' }).click();
    expect(await line(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    expect(await stored(page)).toEqual({ 'mui-announcement': 'v2' });
    await page.goto(`${friendly().origin}/ui/button/`);
    expect(await line(page).isVisible()).toBe(false);
    expect(await shifts(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('is hidden before the first paint for those who have closed it', async () => {
    const { page } = await visit(browser(), `${friendly().origin}/ui/`, {
      prepare: (tab) =>
        tab.addInitScript(() => {
          localStorage.setItem('mui-announcement', 'v2');
          document.addEventListener('DOMContentLoaded', () => {
            const shown = document.getElementById('dg-announcement')?.offsetHeight;
            document.documentElement.setAttribute('data-first-height', String(shown));
          });
        }),
    });
    expect(await page.evaluate(() => document.documentElement.getAttribute('data-first-height'))).toBe('0');
  });

  test('can be read without JavaScript, and has no button that would do nothing', async () => {
    const { page } = await visit(browser(), `${friendly().origin}/ui/`, { javaScriptEnabled: false });
    expect(await line(page).innerText()).toBe('Version 2 is out.');
    expect(await line(page).getByRole('button').count()).toBe(0);
    expect(await bell(page).isVisible()).toBe(false);
  });

  test('is not printed, and not shown after its time', async () => {
    const { page } = await visit(browser(), `${friendly().origin}/ui/`);
    await page.emulateMedia({ media: 'print' });
    expect(await line(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await line(page).isVisible()).toBe(true);
    await page.clock.setFixedTime('2090-01-01T00:00:01Z');
    await page.reload();
    expect(await page.locator('#dg-announcement').isVisible()).toBe(false);
  });

  describe.each([
    ['a phone', { width: 360, height: 700 }],
    ['200 % zoom', { width: 640, height: 400 }],
  ])('on %s', (_, viewport) => {
    test('nothing of it runs out of the window', async () => {
      const { page } = await visit(browser(), `${friendly().origin}/ui/`, { viewport });
      await bell(page).click();
      await soon(() => list(page).getByRole('listitem').count()).toBe(3);
      const boxes = await Promise.all([line(page), list(page)].map((place) => place.boundingBox()));
      for (const box of boxes)
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= viewport.width).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });
});
