// A long block of code in a real browser: folded, opened, printed, and opened by a link to a text in it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { framesDrawn } from './support/page-events.ts';
import { CODE, LAPTOP, readerSite } from './support/reader-site.ts';

const { open } = readerSite();
const fold = (page: Page) => page.locator('.dg-fold > summary');
/** Where the line is in the window; null: it is hidden. */
const shownLine = (page: Page, name: string) =>
  page
    .locator('.dg-code code')
    .filter({ hasText: name })
    .first()
    .evaluate((code, text) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(text) ?? -1;
        if (at === -1) continue;
        const rest = node.parentElement?.closest('.r');
        if (rest && getComputedStyle(rest).contentVisibility === 'hidden') return null;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        return range.getBoundingClientRect().top;
      }
      return null;
    }, name);

describeInBrowser('a long block', (browser) => {
  test.each([true, false])('opens and folds by keyboard, scripts: %j', async (javaScriptEnabled) => {
    const { page } = await open(browser(), CODE, { ...LAPTOP, javaScriptEnabled });
    expect(await fold(page).innerText()).toBe('Show all 87 lines');
    expect(await shownLine(page, 'line20 ')).not.toBe(null);
    expect(await shownLine(page, 'line21 ')).toBe(null);
    await fold(page).focus();
    await page.keyboard.press('Enter');
    expect(await fold(page).innerText()).toBe('Show fewer lines');
    expect(await shownLine(page, 'line87 ')).not.toBe(null);
    await page.keyboard.press('Space');
    expect(await shownLine(page, 'line21 ')).toBe(null);
  });

  test('keeps the place of its reader when it folds again', async () => {
    const { page } = await open(browser(), CODE, LAPTOP);
    await fold(page).click();
    await page.locator('#dg-code-status').waitFor({ state: 'attached' });
    // From the end of the block, where the bar has come to rest, and from its middle, where it sticks.
    for (const name of ['line87 ', 'line50 ']) {
      const top = (await shownLine(page, name)) ?? 0;
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - 400);
      await framesDrawn(page);
      const before = (await fold(page).boundingBox())?.y ?? 0;
      await fold(page).click();
      await framesDrawn(page);
      expect(await shownLine(page, 'line21 ')).toBe(null);
      expect(Math.abs(((await fold(page).boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
      await fold(page).click();
    }
  });

  test('is whole on paper', async () => {
    const { page } = await open(browser(), CODE, LAPTOP);
    await page.emulateMedia({ media: 'print' });
    expect(await shownLine(page, 'line87 ')).not.toBe(null);
    expect(await fold(page).isVisible()).toBe(false);
  });

  test('is opened by a link to a text in it', async () => {
    const { page } = await open(browser(), `${CODE}#:~:text=line60`, LAPTOP);
    await expect.poll(() => shownLine(page, 'line60 ')).not.toBe(null);
    expect(await fold(page).isVisible()).toBe(false);
  });
});
