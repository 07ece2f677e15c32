// The site for readers without JavaScript: everything can be read and reached, and nothing pretends to work that does not.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const site = servedSite(repository);
const options = { javaScriptEnabled: false, viewport: { width: 1440, height: 800 } };
const INSTALLATION = '/material-ui/getting-started/installation/';
/** Of a product whose tree stands whole in its pages. */
const SMALL_TREE = '/system/getting-started/installation/';

describeInBrowser('without JavaScript', (browser) => {
  test('a page has its text, code, contents list and tree', async () => {
    const { page, problems, requests } = await visit(browser(), site().origin + INSTALLATION, options);
    expect(await page.locator('h1').innerText()).toBe('Installation');
    expect(await page.locator('article pre:visible').first().innerText()).toMatch(/^npm install /);
    expect(await page.locator('nav.dg-contents a:visible').count()).toBeGreaterThan(2);
    expect(await page.locator('#dg-nav a[aria-current="page"]:visible').count()).toBe(1);
    expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('follows the colour scheme of the system', async () => {
    const background = async (colorScheme: 'light' | 'dark') => {
      const { page } = await visit(browser(), site().origin + INSTALLATION, { ...options, colorScheme });
      return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    };
    expect(await background('light')).toBe('rgb(255, 255, 255)');
    const [red = 255] = (await background('dark')).match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeLessThan(60);
  });

  test('tabs switch', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, options);
    const group = page.locator('.dg-tabs').first();
    expect(await group.locator('pre:visible').innerText()).toMatch(/^npm install /);
    await group.getByText('pnpm', { exact: true }).click();
    expect(await group.locator('pre:visible').count()).toBe(1);
    expect(await group.locator('pre:visible').innerText()).toMatch(/^pnpm add /);
  });

  test('menus open, and groups of the tree open and close', async () => {
    const { page } = await visit(browser(), site().origin + SMALL_TREE, options);
    await page.getByRole('button', { name: 'Switch product' }).click();
    const products = page.locator('#dg-products');
    expect(await products.getByRole('link').count()).toBeGreaterThan(5);
    expect(await products.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await products.isVisible()).toBe(false);

    const groups = page.locator('#dg-nav details');
    const closed = await groups.evaluateAll((all) => all.findIndex((group) => !group.hasAttribute('open')));
    expect(closed).toBeGreaterThanOrEqual(0);
    const group = groups.nth(closed);
    for (const isOpen of [true, false]) {
      expect(await group.locator('a').first().isVisible()).toBe(!isOpen);
      await group.locator('summary').click();
    }
    expect(await group.locator('a').first().isVisible()).toBe(false);
  });

  test('buttons that need it are not there', async () => {
    const { page } = await visit(browser(), site().origin + INSTALLATION, options);
    for (const name of ['.dg-color-mode', '.dg-copy']) {
      expect(await page.locator(name).count()).toBeGreaterThan(0);
      expect(await page.locator(`${name}:visible`).count()).toBe(0);
    }
  });

  test('an old address leads on', async () => {
    const { page } = await visit(browser(), `${site().origin}/toolpad/`, options);
    await page.waitForURL('**/toolpad/core/');
    expect(await page.locator('h1').innerText()).not.toBe('');
  });
});
