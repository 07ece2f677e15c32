// The bar at the top: products, the logo's menu and versions, by pointer, by keyboard and on a phone.
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const LOGO = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z" /></svg>';
const WORDMARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 8"><text>Acme Ü</text></svg>';
const LONG = 'A product whose name is far longer than any header of a telephone can ever show';

const config = (base: string) => `export default {
  title: 'Acme', url: 'https://acme.example', base: '${base}',
  products: [
    {
      id: 'ui', prefix: '/ui/', name: 'Acme UI', metadata: 'Core', contentDir: 'content/ui',
      logo: 'logo.svg', wordmark: 'wordmark.svg', brand: '/ui/brand/',
      versions: [
        { text: 'v3', current: true },
        { text: 'v2', href: 'https://v2.acme.example/ui/', urls: 'v2.json' },
        { text: 'v1', href: 'https://acme.example/v1/', urls: 'v1.json', base: 'https://acme.example/v1/' },
        { text: 'Older ones', href: '/ui/versions/', all: true },
      ],
    },
    { id: 'long', prefix: '/long/', name: '${LONG}', contentDir: 'content/long', versions: [{ text: 'v5.0.0-beta.49', current: true }] },
  ],
  redirects: [{ from: '/ui/knob/', to: '/ui/button/' }],
};
`;

const FILES = {
  'site.config.ts': config('/'),
  'logo.svg': LOGO,
  'wordmark.svg': WORDMARK,
  'v2.json': '{ "/ui/": [], "/ui/button/": [], "/ui/knopf grün/": [] }',
  'v1.json': '{ "/ui/": [], "/ui/knob/": [] }',
  'content/ui/pages.ts': `export default [
    { pathname: '/ui/' }, { pathname: '/ui/parts', title: 'Parts', children: [
      { pathname: '/ui/card' }, { pathname: '/ui/button' }, { pathname: '/ui/knopf grün' } ] },
    { pathname: '/ui/brand' }, { pathname: '/ui/versions' },
  ];`,
  'content/ui/index.md': '# Acme UI\n\nAll of it.\n',
  'content/ui/card.md': '# Card\n\nA card.\n',
  'content/ui/button.md': '# Button\n\nA button.\n',
  'content/ui/knopf grün.md': '# Knopf\n\nEin Knopf.\n',
  'content/ui/brand.md': '# Brand\n\nThe logo.\n',
  'content/ui/versions.md': '# Versions\n\nAll versions.\n',
  'content/long/index.md': '# Long\n\nA long name.\n',
};

const root = sharedTempDir();
beforeAll(() => writeFiles(root, FILES));
const site = servedSite(root);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const allowClipboard = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write']);

describe('the version menu', () => {
  const links = async (path: string) => {
    const files = await readFolder(site().folder);
    const html = files.get(`${path.slice(1)}index.html`)?.toString('utf8') ?? '';
    const menu = html.slice(html.indexOf('id="dg-versions"'));
    return [...menu.slice(0, menu.indexOf('</nav>')).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  };

  test.each([
    ['/ui/button/', 'https://v2.acme.example/ui/button/', 'https://acme.example/v1/ui/knob/'],
    ['/ui/card/', 'https://v2.acme.example/ui/', 'https://acme.example/v1/'],
    ['/ui/knopf grün/', 'https://v2.acme.example/ui/knopf%20gr%C3%BCn/', 'https://acme.example/v1/'],
  ])('keeps the page where the other version has it: %s', async (path, v2, v1) => {
    expect(await links(path)).toEqual([v2, v1, '/ui/versions/']);
  });

  test('stands below the base of the site', async () => {
    const based = sharedTempDir();
    await mustBuild(root, based, { args: ['--base', '/docs/'] });
    const html = (await readFolder(based)).get('ui/button/index.html')?.toString('utf8') ?? '';
    expect(html).toContain('<a href="/docs/ui/versions/">');
    expect(html).toContain('<a href="https://v2.acme.example/ui/button/">');
    expect(html).toContain('data-copy-svg="/docs/assets/wordmark-ui-');
  });
});

describeInBrowser('the header', (browser) => {
  test('its menus say where the reader is, and which entries leave the site', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/button/`);
    await button(page, 'Switch product').click();
    const products = page.getByRole('navigation', { name: 'Products' });
    expect(await products.locator('[aria-current="true"]').innerText()).toContain('Acme UI');
    await button(page, 'Versions: v3').click();
    expect(await products.isVisible()).toBe(false); // One is open at a time.
    const versions = page.getByRole('navigation', { name: 'Versions' });
    expect(await versions.getByRole('listitem').allInnerTexts()).toEqual([
      'v3',
      expect.stringMatching(/^v2\s+opens another site$/),
      expect.stringMatching(/^v1\s+opens another site$/),
      'Older ones',
    ]);
    expect(await versions.locator('[aria-current="true"]').innerText()).toBe('v3');
    expect(await versions.locator('a', { hasText: 'v3' }).count()).toBe(0);
    expect(await versions.locator('.dg-apart').innerText()).toBe('Older ones');
    await page.mouse.click(600, 500);
    expect(await versions.isVisible()).toBe(false);
  });

  test('one version is a text, and no menu', async () => {
    const { page } = await visit(browser(), `${site().origin}/long/`);
    expect(await page.locator('.dg-version').innerText()).toBe('v5.0.0-beta.49');
    expect(await page.locator('#dg-versions').count()).toBe(0);
  });

  test('menus are opened, walked through and left by the keyboard', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/button/`);
    const opener = button(page, 'Switch product');
    await opener.focus();
    await page.keyboard.press('Enter');
    const seen: string[] = [];
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      seen.push(await focused(page));
    }
    expect(seen).toEqual(['Acme UICore', LONG, 'Copy logo as SVG', 'Copy wordmark as SVG', 'Brand resources']);
    await page.keyboard.press('Escape');
    expect(await page.locator('#dg-products').isVisible()).toBe(false);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the logo and the wordmark are copied as files, which is told', async () => {
    const { page, problems } = await visit(browser(), `${site().origin}/ui/button/`);
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
    await expect.poll(() => button(page, 'Copy logo as SVG').count(), { timeout: 5000 }).toBe(1);
    expect(await menu.getByRole('status').textContent()).toBe('');
    expect(problems).toEqual([]);
  });

  test('a wordmark that cannot be fetched is told too', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/button/`);
    await page.route('**/wordmark-ui-*', (route) => route.fulfill({ status: 500 }));
    await button(page, 'Switch product').click();
    await button(page, 'Copy wordmark as SVG').click();
    await expect
      .poll(() => page.locator('#dg-products [role="status"]').textContent())
      .toBe('The browser could not copy it.');
  });

  test('the logo has a menu of its own, for the right button of the mouse', async () => {
    const { page, requests, problems } = await visit(browser(), `${site().origin}/ui/button/`);
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
    await expect.poll(() => menu.isVisible(), { timeout: 5000 }).toBe(false);
    expect(problems).toEqual([]);
  });

  test('the menu of the logo is closed by Escape, which gives the focus back', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/button/`);
    await page.locator('.dg-brand').focus();
    await page.keyboard.press('Shift+F10');
    const menu = page.getByRole('menu');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('dg-brand');
  });

  test.each([
    ['/ui/button/', 320, 'ltr'],
    ['/long/', 320, 'rtl'],
    ['/long/', 360, 'ltr'],
    ['/ui/button/', 1440, 'rtl'],
  ] as const)('%s fits %d px, %s, with all its menus, and has no barrier', async (path, width, direction) => {
    const { page } = await visit(browser(), site().origin + path, {
      viewport: { width, height: 700 },
      hasTouch: width < 400,
      prepare: (opened) => opened.addInitScript((dir) => localStorage.setItem('mui-direction', dir), direction),
    });
    for (const menu of [null, '#dg-products', '#dg-versions']) {
      if (menu !== null) {
        const opener = page.locator(`[popovertarget="${menu.slice(1)}"]`);
        if ((await opener.count()) === 0) continue;
        await opener.click();
        const box = await page.locator(menu).boundingBox();
        const by = await opener.boundingBox();
        expect(box && by && box.x >= 0 && box.x + box.width <= width).toBe(true);
        expect(Math.abs((box?.y ?? 0) - (by?.y ?? 0) - (by?.height ?? 0))).toBeLessThan(24);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    }
    const least = width < 400 ? 40 : 31; // A thumb needs more.
    const sizes = await page
      .locator('.dg-header :is(a, button):visible')
      .evaluateAll((all) => all.map((element) => ({ name: element.className, box: element.getBoundingClientRect() })));
    expect(sizes.filter(({ box }) => Math.min(box.width, box.height) < least).map(({ name }) => name)).toEqual([]);
  });

  test('without JavaScript the menus open, and what needs it is not there', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/button/`, { javaScriptEnabled: false });
    await button(page, 'Switch product').click();
    expect(await page.locator('#dg-products a:visible').allInnerTexts()).toEqual([
      expect.stringContaining('Acme UI'),
      LONG,
      'Brand resources',
    ]);
    expect(await page.locator('#dg-products button:visible').count()).toBe(0);
  });

  test('breadcrumbs lead up, in one line, and say where the reader is', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/button/`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual(['Acme UI', 'Parts', 'Button']);
    expect(await crumbs.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/ui/',
      '/ui/card/',
    ]);
    expect(await crumbs.locator('[aria-current="page"]').innerText()).toBe('Button');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await crumbs.locator('li:visible').allInnerTexts()).toEqual(['Parts']);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const json = scripts.find((text) => text.includes('BreadcrumbList'));
    expect(JSON.parse(json ?? '').itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://acme.example/ui/',
      'https://acme.example/ui/card/',
      'https://acme.example/ui/button/',
    ]);
    await page.goto(`${site().origin}/ui/`);
    expect(await crumbs.count()).toBe(0);
  });
});
