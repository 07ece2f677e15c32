// The reader's settings panel in a real browser: by pointer and by keyboard, kept over pages and tabs, and reset.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const site = servedSite(repository);
const TEXT = '/docs/';

const shown = (page: Page) =>
  page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    return { scheme: dataset.muiColorScheme, dir, dense: 'muiDense' in dataset };
  });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The panel opens at once; it answers when its island lives. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect.poll(() => radio(page, 'System').isChecked(), { timeout: 10_000 }).toBe(true);
}

describeInBrowser('the settings panel', (browser) => {
  test('loads nothing before it is opened', async () => {
    const { page, requests } = await visit(browser(), site().origin + TEXT);
    expect(requests.some((path) => path.includes('SettingsPanel'))).toBe(false);
    await open(page);
    expect(requests.filter((path) => path.includes('SettingsPanel'))).toHaveLength(1);
  });

  test('changes mode, direction and density at once, keeps them on the next page, and resets them', async () => {
    const { page, problems } = await visit(browser(), site().origin + TEXT, { colorScheme: 'light' });
    expect(await shown(page)).toEqual({ scheme: 'light', dir: 'ltr', dense: false });
    await open(page);
    await radio(page, 'Dark').check();
    await radio(page, 'Right to left').check();
    await radio(page, 'Dense').check();
    expect(await shown(page)).toEqual({ scheme: 'dark', dir: 'rtl', dense: true });
    await page.goto(`${site().origin}/material-ui/react-button/`);
    expect(await shown(page)).toEqual({ scheme: 'dark', dir: 'rtl', dense: true });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect.poll(() => radio(page, 'Dense').isChecked(), { timeout: 10_000 }).toBe(true);
    await page.getByRole('button', { name: 'Reset settings' }).click();
    expect(await shown(page)).toEqual({ scheme: 'light', dir: 'ltr', dense: false });
    expect(await radio(page, 'System').isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('is reached, used and left by the keyboard alone', async () => {
    const { page } = await visit(browser(), site().origin + TEXT, { colorScheme: 'light' });
    const button = page.getByRole('button', { name: 'Settings', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => radio(page, 'System').isChecked(), { timeout: 10_000 }).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('system');
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toMatchObject({ scheme: 'dark' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await shown(page)).toMatchObject({ dir: 'rtl' });
    await page.keyboard.press('Escape');
    expect(await page.locator('#dg-settings').isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.each([
    [360, 'light'],
    [1440, 'dark'],
  ] as const)('has no barrier, %s px wide, %s', async (width, colorScheme) => {
    const { page } = await visit(browser(), site().origin + TEXT, { colorScheme, viewport: { width, height: 800 } });
    await open(page);
    expect(await violations(page)).toEqual([]);
    const box = await page.locator('#dg-settings').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  });

  test('is in step in all windows of the reader', async () => {
    const { page } = await visit(browser(), site().origin + TEXT);
    const other = await page.context().newPage();
    await other.goto(site().origin + TEXT);
    await open(page);
    await open(other);
    await radio(page, 'Right to left').check();
    await expect.poll(() => shown(other)).toMatchObject({ dir: 'rtl' });
    expect(await radio(other, 'Right to left').isChecked()).toBe(true);
  });
});
