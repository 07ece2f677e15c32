// The site for readers without JavaScript: everything can be read and reached, and nothing pretends to work that does not.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { fixture } from './support/build-site.ts';
import { BEFORE, readerSite } from './support/reader-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const { open } = readerSite();
const family = servedSite(fixture('family'));
const options = { javaScriptEnabled: false, viewport: { width: 1440, height: 800 } };

async function switchTabs(page: Page): Promise<void> {
  const tabs = page.locator('.dg-tabs').first();
  expect(await tabs.locator('pre:visible').innerText()).toMatch(/^npm install /);
  await tabs.getByText('pnpm', { exact: true }).click();
  expect(await tabs.locator('pre:visible').count()).toBe(1);
  expect(await tabs.locator('pre:visible').innerText()).toMatch(/^pnpm add /);
}

async function openAndCloseGroup(page: Page): Promise<void> {
  const groups = page.locator('#dg-nav details');
  const closed = await groups.evaluateAll((all) => all.findIndex((group) => !group.hasAttribute('open')));
  expect(closed).toBeGreaterThanOrEqual(0);
  const group = groups.nth(closed);
  for (const isOpen of [true, false]) {
    expect(await group.locator('a').first().isVisible()).toBe(!isOpen);
    await group.locator('summary').click();
  }
  expect(await group.locator('a').first().isVisible()).toBe(false);
}

describeInBrowser('a site without JavaScript', (browser) => {
  test('shows text, code, contents list and tree, which all work, and no buttons that need scripts', async () => {
    const { page, problems, requests } = await open(browser(), BEFORE, { ...options, colorScheme: 'light' });
    expect(await page.locator('h1').innerText()).toBe('Before');
    expect(await page.locator('nav.dg-contents a:visible').count()).toBeGreaterThan(2);
    expect(await page.locator('#dg-nav a[aria-current="page"]:visible').count()).toBe(1);
    for (const name of ['.dg-color-mode', '.dg-copy', '.dg-scripted']) {
      expect(await page.locator(name).count()).toBeGreaterThan(0);
      expect(await page.locator(`${name}:visible`).count()).toBe(0);
    }
    await switchTabs(page);
    await openAndCloseGroup(page);

    // It has the color scheme of the system.
    const background = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    const [red = 255] = (await background()).match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeLessThan(60);

    // The way back to the top is at the end of the page.
    await page.getByRole('link', { name: 'Back to top' }).click();
    expect(page.url()).toMatch(/#main-content$/);
    expect((await page.locator('h1').boundingBox())?.y).toBeGreaterThan(0);
    expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('redirects an old address to the new one, and opens and closes menus', async () => {
    const { page } = await visit(browser(), `${family().origin}/old/`, options);
    await page.waitForURL('**/ui/start/');
    expect(await page.locator('h1').innerText()).not.toBe('');
    await page.getByRole('button', { name: 'Switch product' }).click();
    const products = page.locator('#dg-products');
    expect(await products.getByRole('link').count()).toBeGreaterThan(3);
    expect(await products.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await products.isVisible()).toBe(false);
  });
});
