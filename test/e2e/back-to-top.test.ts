// The link “Back to top” in a real browser: when it shows, and what it does.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { LAPTOP, LONG, PHONE, readerSite, scrollTo } from './support/reader-site.ts';

const { open, openToScroll } = readerSite();
/** After it has faded in or out. */
const isShown = (page: Page) =>
  page.locator('.dg-top').evaluate((link) => {
    for (const animation of link.getAnimations()) animation.finish();
    return link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });

describeInBrowser('the link to the top', (browser) => {
  test('shows past 200 px, scrolls back, and leaves the focus at the start of the text', async () => {
    const { page } = await openToScroll(browser(), LONG, { ...LAPTOP, reducedMotion: 'reduce' });
    const link = page.getByRole('link', { name: 'Back to top' });
    await scrollTo(page, 150);
    expect(await isShown(page)).toBe(false);
    await scrollTo(page, 400);
    expect(await isShown(page)).toBe(true);
    await link.focus();
    await page.keyboard.press('Enter');
    // Reduced motion: no gliding.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    expect(page.url()).not.toContain('#');
    await scrollTo(page, 1); // Moves the clock on, for the answer to the link's own scrolling.
    expect(await isShown(page)).toBe(false);
  });

  test('glides where motion is welcome', async () => {
    const { page } = await openToScroll(browser(), LONG, { ...LAPTOP, reducedMotion: 'no-preference' });
    await scrollTo(page, 3000);
    await page.getByRole('link', { name: 'Back to top' }).click();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('shows on a phone only to readers who scroll up, and covers nothing at the end of the page', async () => {
    const { page } = await openToScroll(browser(), LONG, PHONE);
    await scrollTo(page, 1000);
    expect(await isShown(page)).toBe(false);
    await scrollTo(page, 900);
    expect(await isShown(page)).toBe(true);
    await scrollTo(page, 1e6);
    const gap = await page.evaluate(() => {
      const button = document.querySelector('.dg-top')?.getBoundingClientRect().top ?? 0;
      return button - (document.querySelector('.dg-footer')?.getBoundingClientRect().bottom ?? Number.NaN);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });

  test('is at the end of the page without JavaScript', async () => {
    const { page } = await open(browser(), LONG, { ...LAPTOP, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Back to top' }).click();
    expect(page.url()).toMatch(/#main-content$/);
    const title = await page.locator('h1').boundingBox();
    expect(title?.y).toBeGreaterThan(0);
  });
});
