// Pages that are fetched ahead, and pages that come back from the back/forward cache.
import { chromium } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BROWSER_FLAGS, describeInWholeBrowser, EXECUTABLE } from '../support/browser.ts';
import { readingStarted } from './support/page-events.ts';
import { AFTER, BEFORE, LAPTOP, LONG, readerSite, TEXT } from './support/reader-site.ts';
import { windowVisit } from './support/window-visit.ts';

const { site } = readerSite();

describe('pages are fetched ahead', () => {
  test.each([
    [false, [BEFORE, AFTER, TEXT]],
    [true, []],
  ])('by links where the browser has no rules for it, each once: data saved %j, %j', async (saveData, expected) => {
    const { window, document, problems } = await windowVisit(site().folder, LONG, {
      prepare({ navigator, HTMLScriptElement }) {
        Object.defineProperty(navigator, 'connection', { value: { saveData } });
        Object.assign(HTMLScriptElement, { supports: () => false });
      },
    });
    // The neighbours of the page are in view: a window shows all of it. The other is of a page that is no neighbour.
    for (const selector of [`#dg-nav a[href="${TEXT}"]`, 'h1', `#dg-nav a[href="${TEXT}"]`, '.dg-pager [rel=next]'])
      document.querySelector(selector)?.dispatchEvent(new window.Event('pointerover', { bubbles: true }));
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
    expect(ahead.map((href) => new URL(href).pathname)).toEqual(expected);
    expect(document.querySelector('script[type=speculationrules]')).toBe(null);
    expect(problems).toEqual([]);
  });
});

describeInWholeBrowser('a page of the browser', () => {
  test('is fetched ahead by rules, and comes back as it was, with the current settings', async () => {
    // Playwright turns the cache off; its own page object does not survive a restore, so the page keeps the notes.
    const cached = await chromium.launch({
      executablePath: EXECUTABLE,
      args: BROWSER_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    onTestFinished(() => cached.close());
    const page = await cached.newPage({ ...LAPTOP, colorScheme: 'light' });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto(site().origin + LONG);
    await readingStarted(page);
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'yes';
    });
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(JSON.parse(rules ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
    const asked = page.waitForRequest((request) => request.headers()['sec-purpose']?.startsWith('prefetch') === true);
    const next = page.locator('.dg-pager [rel=next]');
    await next.hover();
    expect(new URL((await asked).url()).pathname).toBe(AFTER);
    await next.click();
    await page.waitForURL((url) => url.pathname === AFTER);
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
      localStorage.setItem('mui-dense', 'true');
      history.back();
    });
    const shown = () =>
      page.evaluate(() => {
        const { dir, dataset } = document.documentElement;
        return {
          same: dataset.same,
          persisted: dataset.persisted,
          scheme: dataset.muiColorScheme,
          dir,
          dense: 'muiDense' in dataset,
        };
      });
    await expect.poll(shown).toEqual({ same: 'yes', persisted: 'true', scheme: 'dark', dir: 'rtl', dense: true });
    expect(new URL(page.url()).pathname).toBe(LONG);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null;
    });
    expect(reasons).toBe(null);
  });
});
