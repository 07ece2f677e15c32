// Pages that are fetched ahead, and pages that come back from the back/forward cache, in a real browser.
import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { BROWSER_FLAGS, describeInBrowser, EXECUTABLE } from '../support/browser.ts';
import { framesDrawn, readingStarted, scriptHasRun, scrollPage } from './support/page-events.ts';
import { AFTER, BEFORE, LAPTOP, LONG, readerSite, TEXT } from './support/reader-site.ts';

const { site, open } = readerSite();
/** Of a page that is no neighbour of the long one. */
const rowOf = (page: Page) => page.locator(`#dg-nav a[href="${TEXT}"]`);
const next = (page: Page) => page.locator('.dg-pager [rel=next]');

describeInBrowser('pages are fetched ahead', (browser) => {
  test('by rules of the browser, for pages of this site', async () => {
    const { page } = await open(browser());
    await readingStarted(page);
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(JSON.parse(rules ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
    const asked = page.waitForRequest((request) => request.headers()['sec-purpose']?.startsWith('prefetch') === true);
    await next(page).hover();
    expect(new URL((await asked).url()).pathname).toBe(AFTER);
  });

  test('by links where the browser has no such rules, each once, and not for readers who save data', async () => {
    const prepare = (saveData: boolean) => (page: Page) =>
      page.addInitScript((saves) => {
        HTMLScriptElement.supports = () => false;
        Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
      }, saveData);
    const ahead = (page: Page) =>
      page
        .locator('link[rel=prefetch]')
        .evaluateAll((all) => all.map((link) => new URL(String(Reflect.get(link, 'href'))).pathname));
    const { page } = await open(browser(), LONG, { ...LAPTOP, prepare: prepare(false) });
    await scriptHasRun(page, 'prefetch');
    expect(await ahead(page)).toEqual([]);
    const row = rowOf(page);
    for (const place of [row, page.locator('h1'), row]) await place.hover();
    expect(await ahead(page)).toEqual([TEXT]);
    // The neighbours of the page, when they come into view.
    await scrollPage(page, 1e6);
    await expect.poll(() => ahead(page)).toEqual([TEXT, BEFORE, AFTER]);
    await next(page).hover();
    expect(await ahead(page)).toEqual([TEXT, BEFORE, AFTER]);

    const saving = await open(browser(), LONG, { ...LAPTOP, prepare: prepare(true) });
    await scriptHasRun(saving.page, 'prefetch');
    await rowOf(saving.page).hover();
    await scrollPage(saving.page, 1e6);
    await framesDrawn(saving.page);
    expect(await ahead(saving.page)).toEqual([]);
  });
});

describeInBrowser('back and forward', () => {
  test('show the page as it was, with the current settings', async () => {
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
    await next(page).click();
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
