// A page of text in a real browser: the scripts that it loads, the link past the menus, and the page for missing addresses.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { framesDrawn, pageIsIdle, readingStarted, scrollPage } from './support/page-events.ts';
import { readerSite, TEXT } from './support/reader-site.ts';

const { site, open } = readerSite();

describeInBrowser('a page of text', (browser) => {
  test('loads little script, and React only when a reader uses something that needs it', async () => {
    const { page, requests } = await open(browser(), TEXT);
    await readingStarted(page);
    await scrollPage(page, 1e6);
    await framesDrawn(page);
    await pageIsIdle(page);
    const scripts = () =>
      requests.filter((path) => path.endsWith('.js')).map((path) => path.replace(/-[0-9a-f]{10}\.js$/, ''));
    expect(scripts()).toEqual(['/assets/entry', '/assets/search-button', '/assets/page-actions', '/assets/reading']);
    expect(await scriptBytes(page, site().files)).toBeLessThan(8.5 * 1024);
    await page.locator('.dg-color-mode').click();
    await expect.poll(scripts).toEqual(expect.arrayContaining(['/assets/hydrate', '/assets/ColorModeToggle']));
  });

  test('has a link past the menus as the first stop of the keyboard', async () => {
    const { page } = await open(browser(), TEXT);
    await page.keyboard.press('Tab');
    const skip = page.locator('a:focus');
    expect(await skip.innerText()).toBe('Skip to content');
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describeInBrowser('the page for missing addresses', (browser) => {
  test('shows the address that was asked for, as text', async () => {
    const { page } = await open(browser(), '/no/%3Cimg%20src=x%3E/%E9%A1%B5/');
    await expect
      .poll(async () => (await page.locator('main').innerText()).replace(/\s+/g, ' '))
      .toContain('You asked for /no/<img src=x>/页/');
    expect(await page.locator('main img').count()).toBe(0);
  });
});

/** Of all scripts that an open page has loaded or holds in its text, compressed one by one as a host would. */
async function scriptBytes(page: Page, files: ReadonlyMap<string, Buffer>): Promise<number> {
  const { loaded, inline } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    inline: [...document.scripts].filter(({ src }) => src === '').map(({ text }) => text),
  }));
  const bodies = loaded.flatMap((path) => (path.endsWith('.js') ? (files.get(path.slice(1)) ?? []) : []));
  return [...bodies, ...inline].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
