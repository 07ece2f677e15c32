// Single keys in a real browser: what they do, where they are letters, how they are listed and turned off.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { readingStarted, scriptHasRun, scrollPage, watchNavigation } from './support/page-events.ts';
import { AFTER, LONG, readerSite } from './support/reader-site.ts';

const { open } = readerSite();

describeInBrowser('keys', (browser) => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  test('lead to the next page and back, and are not loaded before one is pressed', async () => {
    const { page, requests } = await open(browser());
    await readingStarted(page);
    expect(requests.filter((path) => /\/(?:keys|hydrate|prefetch|restored|phone-menu)-/.test(path))).toEqual([]);
    await page.keyboard.press('n');
    await page.waitForURL(`**${AFTER}`);
    await page.keyboard.press('p');
    await page.waitForURL(`**${LONG}`);
  });

  test('move the focus to the contents list: beside the page, or under its title', async () => {
    const { page } = await open(browser());
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('.dg-contents, .dg-contents-phone')?.className);
    await page.keyboard.press('o');
    await expect.poll(focused).toBe('dg-contents');
    await page.setViewportSize({ width: 800, height: 800 });
    await page.keyboard.press('o');
    await expect.poll(focused).toBe('dg-contents-phone');
    expect(await page.locator('.dg-contents-phone a').first().isVisible()).toBe(true);
  });

  test('are listed in a dialog without barriers, which returns the focus', async () => {
    const { page, problems } = await open(browser());
    const navigation = await watchNavigation(page);
    const link = page.locator('main h2 a:visible').first();
    await link.focus();
    await page.keyboard.press('?');
    await dialog(page).waitFor();
    expect(await dialog(page).locator('kbd').allInnerTexts()).toEqual(['/', 'p', 'n', 'o', '?']);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('n'); // A letter does nothing inside a dialog.
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await navigation()).toBe(null);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('can be turned off, for all pages, and on again', async () => {
    const { page } = await open(browser());
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    const settingsHaveFocus = () => settings.evaluate((element) => element === document.activeElement);
    const list = async () => {
      await settings.click();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await dialog(page).waitFor();
    };
    await list();
    await dialog(page).getByRole('checkbox').uncheck();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    // The dialog has closed the popover with the button that opened it.
    await expect.poll(settingsHaveFocus).toBe(true);
    await page.reload();
    const navigation = await watchNavigation(page);
    await page.keyboard.press('?');
    await scriptHasRun(page, 'keys');
    await page.keyboard.press('n');
    expect([await dialog(page).count(), await navigation()]).toEqual([0, null]);
    await list();
    await dialog(page).getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(settingsHaveFocus).toBe(true);
    await page.keyboard.press('?');
    await dialog(page).waitFor();
  });

  test('are letters in fields', async () => {
    const { page } = await open(browser());
    const navigation = await watchNavigation(page);
    await page.keyboard.press('Shift'); // Loads the script.
    await scriptHasRun(page, 'keys');
    for (const tag of ['input', 'textarea', 'select', 'div contenteditable', 'div role="grid" tabindex="0"']) {
      await page
        .locator('main')
        .evaluate((main, name) => main.insertAdjacentHTML('afterbegin', `<${name} class="field">`), tag);
      await page.locator('.field').first().focus();
      await page.keyboard.press('n');
      expect([tag, await navigation()]).toEqual([tag, null]);
    }
    // Beside them they are keys.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('n');
    await page.waitForURL(`**${AFTER}`);
  });
});

describeInBrowser('tabbing into the header or the sidebar', (browser) => {
  test('does not scroll the page', async () => {
    const { page } = await open(browser());
    await scrollPage(page, 500);
    const press = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => {
        const place = document.activeElement?.closest('.dg-skip, .dg-header, #dg-nav, main')?.tagName ?? '';
        return { place, top: scrollY };
      });
    };
    const tops = new Set<string>();
    for (let at = await press(); at.place !== 'MAIN'; at = await press()) tops.add(`${at.place} ${at.top}`);
    expect([...tops]).toEqual(['A 500', 'HEADER 500', 'NAV 500']);
  });
});
