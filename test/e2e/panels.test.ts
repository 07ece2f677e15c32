// What opens over a page, in a real browser: no barrier for anybody, room for all of it, and keys that lead through.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { violations } from './support/axe.ts';
import { LAPTOP, LONG, PHONE, readerSite, TEXT } from './support/reader-site.ts';

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

async function openPageMenu(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Page as Markdown' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View as Markdown');
  return '#dg-page-menu';
}

/** Each opens a panel and returns its selector. */
const PANELS = [
  ['settings', LONG, openSettings],
  ['list of shortcuts', LONG, openShortcuts],
  ['menu of the page', LONG, openPageMenu],
] as const;

const setDirection = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((value) => {
    document.documentElement.dir = value;
  }, direction);

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
    for (const direction of ['ltr', 'rtl'] as const) {
      await setDirection(page, direction);
      const box = await page.locator(panel).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width, direction).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  test.each([
    ['ltr', 360],
    ['rtl', 1280],
  ] as const)(
    'of the settings have their buttons beside the names of the groups: %s, %i px',
    async (direction, width) => {
      const { page } = await open(browser(), TEXT, { viewport: { width, height: 800 } });
      await openSettings(page);
      const chosen = direction === 'ltr' ? 'Left to right' : 'Right to left';
      for (const text of [chosen, 'Dense']) await page.locator('#dg-settings label', { hasText: text }).click();
      const group = page.locator('#dg-settings fieldset', { hasText: 'Density' });
      const boxOf = async (selector: string) => {
        const box = await group.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} is not visible.`);
        return box;
      };
      const [undo, name, choices] = [await boxOf('button'), await boxOf('legend'), await boxOf('.dg-segments')];
      expect(undo.y + undo.height).toBeLessThanOrEqual(choices.y);
      expect(undo.y + undo.height).toBeGreaterThan(name.y + name.height);
      expect(undo.height).toBeGreaterThanOrEqual(24);
      const end = direction === 'ltr' ? choices.x + choices.width - undo.x - undo.width : undo.x - choices.x;
      expect(Math.abs(end)).toBeLessThan(1);
    },
  );

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

  test.each([
    ['rtl', 'phone', PHONE],
    ['ltr', 'laptop', LAPTOP],
  ] as const)('of the search serve keys and thumbs, without a barrier, and nothing moves: %s, %s', async (...look) => {
    const [dir, device, options] = look;
    const { page, problems } = await open(browser(), TEXT, options);
    await setDirection(page, dir);
    const field = page.getByRole('combobox');
    const rows = page.getByRole('option');
    const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
    const link = page.locator('main h2 a:visible').first();
    await link.focus();
    await page.keyboard.press('/');
    await field.fill('s');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    const all = await rows.count();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const places = () =>
      dialog.evaluate((element) => {
        const parts = element.querySelectorAll('.dg-search-top, .dg-search-bar, .dg-search-chip');
        return [element, ...parts].map((part) => part.getBoundingClientRect()).map(({ x, y }) => [x, y]);
      });
    const listTop = () => page.locator('.dg-search-list').evaluate((list) => list.getBoundingClientRect().top);
    const before = [await places(), await listTop()];

    for (const stop of [
      dialog.getByRole('button', { name: 'Close' }),
      dialog.locator('.dg-search-chip:visible').first(),
    ]) {
      await page.keyboard.press('Tab');
      expect(await isFocused(stop)).toBe(true);
    }
    await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    expect(await isFocused(dialog.locator('.dg-search-chip:visible').nth(1))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBeLessThan(all);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    expect([await places(), await listTop()]).toEqual(before);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, undefined, '.dg-search')).toEqual([]);
    }
    const seen = await dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const targets = [...element.querySelectorAll('button, [role=option]')];
      const least = Math.min(...targets.flatMap((target) => (target.checkVisibility() ? target.clientHeight + 2 : [])));
      return { left, right, isTooWide: element.scrollWidth > element.clientWidth, least };
    });
    expect(seen.isTooWide).toBe(false);
    if (device === 'phone') {
      expect(seen).toMatchObject({ left: 0, right: 360 });
      expect(seen.least).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Space');
    await expect.poll(() => rows.count()).toBe(all);
    await field.fill('xyxyxy');
    await page.getByText('Nothing was found for “xyxyxy”.').waitFor();
    expect(await places()).toEqual(before[0]);
    expect(await violations(page, undefined, '.dg-search')).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(link)).toBe(true);

    // The browser shows the words that were found, far below the section that the link names.
    await page.setViewportSize({ width: options.viewport.width, height: 300 });
    await page.keyboard.press('/');
    await field.fill('paragraph 49');
    await rows.getByText('Old engines').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ui\/long\/#old-engines/);
    const words = page.getByText('Paragraph 49 fills');
    await expect
      .poll(() => words.evaluate((text) => Math.abs(text.getBoundingClientRect().top - innerHeight / 2)))
      .toBeLessThan(150);
    expect(await dialog.isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });
});
