// What opens over a page, in a real browser: no barrier for anybody, room for all of it, and keys that lead through.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { violations } from './support/axe.ts';
import { LONG, readerSite } from './support/reader-site.ts';

const { open } = readerSite();
const WIDTHS = [
  [360, 'light'],
  [1440, 'dark'],
] as const;

async function openSettings(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'System', exact: true }).first().isChecked()).toBe(true);
  return '#dg-settings';
}

async function openShortcuts(page: Page): Promise<string> {
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  return 'dialog[open]';
}

/** Each opens a panel and returns its selector. */
const PANELS = [
  ['settings', LONG, openSettings],
  ['list of shortcuts', LONG, openShortcuts],
] as const;

const CASES = PANELS.flatMap(([name, path, openPanel], index) =>
  WIDTHS.filter((_, at) => IS_LONG || at === index % 2).map(
    ([width, colorScheme]) => [name, width, colorScheme, path, openPanel] as const,
  ),
);

describeInBrowser('panels', (browser) => {
  test.each(CASES)('have no barrier and fit: %s, %i px wide, %s', async (_, width, colorScheme, path, openPanel) => {
    const { page, problems } = await open(browser(), path, { colorScheme, viewport: { width, height: 800 } });
    const panel = await openPanel(page);
    expect(await violations(page)).toEqual([]);
    const box = await page.locator(panel).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(problems).toEqual([]);
  });

  test('of the settings are reached, used and left by the keyboard alone', async () => {
    const { page } = await open(browser(), LONG, { colorScheme: 'light' });
    const root = () =>
      page.evaluate(() => [document.documentElement.dataset.muiColorScheme, document.documentElement.dir]);
    const button = page.getByRole('button', { name: 'Settings', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('radio', { name: 'System', exact: true }).first().isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('system');
    await page.keyboard.press('ArrowRight');
    expect(await root()).toEqual(['dark', 'ltr']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await root()).toEqual(['dark', 'rtl']);
    await page.keyboard.press('Escape');
    expect(await page.locator('#dg-settings').isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
