// The logo in the bar at the top: its menu, and what is copied from there.
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { button, focused, HEADER_FILES, WORDMARK } from './support/header-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
beforeAll(() => writeFiles(root, HEADER_FILES));
const site = servedSite(root);

/** How long a button shows what it has done, at most. */
const SHOWN_MS = 5000;

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const allowClipboard = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write']);

describeInBrowser('the logo in the header', (browser) => {
  const open = () => visit(browser(), `${site().origin}/ui/button/`, { prepare: (page) => page.clock.install() });

  test('can be copied as a file, as can the wordmark, and a live region confirms it', async () => {
    const { page, problems } = await open();
    await allowClipboard(page.context());
    await button(page, 'Switch product').click();
    const menu = page.locator('#dg-products');
    await button(page, 'Copy wordmark as SVG').click();
    await expect.poll(() => menu.getByRole('status').textContent()).toBe('Copied to the clipboard');
    expect(await clipboard(page)).toBe(WORDMARK);
    await button(page, 'Copy logo as SVG').click();
    await expect.poll(() => clipboard(page)).toContain('M0 0h8v8z');
    const logo = await clipboard(page);
    expect(logo).toContain('xmlns="http://www.w3.org/2000/svg"');
    await page.clock.runFor(SHOWN_MS);
    expect(await button(page, 'Copy logo as SVG').count()).toBe(1);
    expect(await menu.getByRole('status').textContent()).toBe('');
    expect(problems).toEqual([]);
  });

  test('reports a wordmark that cannot be fetched', async () => {
    const { page } = await open();
    await page.route('**/wordmark-ui-*', (route) => route.fulfill({ status: 500 }));
    await button(page, 'Switch product').click();
    await button(page, 'Copy wordmark as SVG').click();
    await expect
      .poll(() => page.locator('#dg-products [role="status"]').textContent())
      .toBe('The browser could not copy it.');
  });

  test('opens its own context menu', async () => {
    const { page, requests, problems } = await open();
    await allowClipboard(page.context());
    expect(requests.filter((path) => path.includes('brand-menu') || path.includes('wordmark'))).toEqual([]);
    await page.locator('.dg-brand').click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Menu of the logo' });
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual([
      'Copy logo as SVG',
      'Copy wordmark as SVG',
      'Brand resources',
    ]);
    const walked = [await focused(page)];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key);
      walked.push(await focused(page));
    }
    const [logo, wordmark, brand] = ['Copy logo as SVG', 'Copy wordmark as SVG', 'Brand resources'];
    expect(walked).toEqual([logo, wordmark, brand, logo, brand, logo]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toBe(WORDMARK);
    await page.clock.runFor(SHOWN_MS);
    await menu.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });

  test('has a menu that Escape closes, which returns the focus', async () => {
    const { page } = await open();
    await page.locator('.dg-brand').focus();
    await page.keyboard.press('Shift+F10');
    const menu = page.getByRole('menu');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('dg-brand');
  });
});
