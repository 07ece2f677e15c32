// The bar at the top: products and versions, by pointer, by keyboard and on a phone.
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { mustBuild } from './support/build-site.ts';
import { button, focused, HEADER_FILES, LONG } from './support/header-site.ts';
import { readFolder } from './support/published.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
beforeAll(() => writeFiles(root, HEADER_FILES));
const site = servedSite(root);

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
      expect(await violations(page, undefined, menu)).toEqual([]);
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
