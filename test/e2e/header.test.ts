// The bar at the top and the breadcrumbs: products, versions and languages, what their menus say, and how they fit and are used.
import type { Page } from 'playwright-core';
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
import { named, windowReader } from './support/window-visit.ts';

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

const said = (element: Element | null) => element?.textContent.trim();

describe('the header', () => {
  test('has menus that say where the reader is, and which entries leave the site', async () => {
    const { document } = await windowReader(site().folder).open('/ui/button/');
    named(document, 'button', 'Switch product').click();
    const products = named(document, 'nav', 'Products');
    expect(said(products.querySelector('[aria-current="true"]'))).toContain('Acme UI');
    const menu = document.getElementById('dg-products');
    expect(menu?.matches(':popover-open')).toBe(true);
    named(document, 'button', 'Versions: v3').click();
    expect(menu?.matches(':popover-open')).toBe(false); // One is open at a time.
    const versions = named(document, 'nav', 'Versions');
    expect(versions.matches(':popover-open')).toBe(true);
    expect([...versions.querySelectorAll('li')].map(said)).toEqual([
      'v3',
      expect.stringMatching(/^v2\s*opens another site$/),
      expect.stringMatching(/^v1\s*opens another site$/),
      'Older ones',
    ]);
    expect(said(versions.querySelector('[aria-current="true"]'))).toBe('v3');
    expect([...versions.querySelectorAll('a')].map(said)).not.toContain('v3');
    expect(said(versions.querySelector('.dg-apart'))).toBe('Older ones');
  });

  test('has a text, and no menu, for a single version', async () => {
    const { document } = await windowReader(site().folder).open('/long/');
    expect(said(document.querySelector('.dg-version'))).toBe('v5.0.0-beta.49');
    expect(document.getElementById('dg-versions')).toBeNull();
  });
});

describe('the links of all pages', () => {
  const linksIn = (scope: Element | null) =>
    [...(scope?.querySelectorAll('a') ?? [])].map((link) => [said(link), link.getAttribute('href')]);
  const EXTERNAL = 'opens another site';

  test('are those of the config, and of the well-known pages in words of the shell', async () => {
    const { document } = await windowReader(site().folder).open('/ui/button/');
    expect(linksIn(document.querySelector('.dg-header-links'))).toEqual([
      ['Guides', '/ui/card/#a-card'],
      ['Long', '/long/'],
      [`Templates${EXTERNAL}`, 'https://store.example/'],
      [`Blog${EXTERNAL}`, 'https://blog.example/'],
    ]);
    const footer = document.querySelector('.dg-site-footer');
    expect([...(footer?.querySelectorAll('h2') ?? [])].map(said)).toEqual(['Learn', 'Help', 'Resources']);
    expect(linksIn(footer?.querySelector('.dg-site-columns') ?? null)).toEqual([
      ['Button', '/ui/button/'],
      ['Long', '/long/'],
      [`Questions${EXTERNAL}`, 'https://help.example/'],
      [`View all versions${EXTERNAL}`, 'https://acme.example/versions/'],
      [`Templates${EXTERNAL}`, 'https://store.example/'],
      [`Blog${EXTERNAL}`, 'https://blog.example/'],
    ]);
    expect(said(footer?.querySelector('a[rel="license"]') ?? null)).toBe('MIT licensed. © 2026 Acme.');
    expect(linksIn(named(document, 'nav', 'Community'))).toEqual([
      ['Code', 'https://code.example/acme'],
      ['Mail', 'mailto:team@acme.example'],
    ]);
  });

  test('are in the language of the page, and lead to translations where there are some', async () => {
    const { document } = await windowReader(site().folder).open('/ar/long/');
    expect(linksIn(document.querySelector('.dg-header-links')).slice(0, 2)).toEqual([
      ['أدلة', '/ui/card/#a-card'],
      ['Long', '/ar/long/'],
    ]);
    expect(said(document.querySelector('.dg-site-footer h2'))).toBe('تعلم');
  });

  test('are on every kind of page, also on that for missing addresses', async () => {
    for (const path of ['/ui/', '/ui/button/', '/404.html']) {
      const { document } = await windowReader(site().folder).open(path);
      expect([path, document.querySelectorAll('.dg-site-footer').length]).toEqual([path, 1]);
      expect(document.querySelectorAll('link[href*="site-links"]').length).toBe(1);
    }
  });
});

describe('the breadcrumbs', () => {
  test('lead up, and say where the reader is, to people and to programs', async () => {
    const { document } = await windowReader(site().folder).open('/ui/button/');
    const crumbs = named(document, 'nav', 'Breadcrumbs');
    expect([...crumbs.querySelectorAll('li')].map(said)).toEqual(['Acme UI', 'Parts', 'Button']);
    expect([...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/ui/', '/ui/card/']);
    expect(said(crumbs.querySelector('[aria-current="page"]'))).toBe('Button');
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(said);
    const json = scripts.find((text) => text?.includes('BreadcrumbList'));
    expect(JSON.parse(json ?? '').itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://acme.example/ui/',
      'https://acme.example/ui/card/',
      'https://acme.example/ui/button/',
    ]);
  });

  test('are left out where a product starts', async () => {
    const { document } = await windowReader(site().folder).open('/ui/');
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('.dg-crumbs')).toBeNull();
  });
});

const MENUS = ['#dg-products', '#dg-versions', '#dg-languages'];

/** With all its menus, and without a barrier. */
async function headerFits(page: Page, width: number, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
  for (const menu of [null, ...MENUS]) {
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
}

describeInBrowser('the header', (browser) => {
  test.each([
    ['/ui/button/', [[320, 'ltr']]],
    [
      '/ar/long/',
      [
        [320, 'rtl'],
        [360, 'ltr'],
      ],
    ],
  ] as const)('fits a phone with all its menus, and has no barrier: %s, %j', async (path, views) => {
    const { page } = await visit(browser(), site().origin + path, { hasTouch: true });
    for (const [width, direction] of views) await headerFits(page, width, direction);
  });

  test('fits a wide window, and has menus that are walked through and left by the keyboard or by a click beside them', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/button/`);
    await headerFits(page, 1440, 'rtl');
    expect(await page.locator('.dg-header-links').isVisible()).toBe(true);
    await page.locator('.dg-site-footer').scrollIntoViewIfNeeded();
    expect(await violations(page, undefined, '.dg-site-footer')).toEqual([]);
    await page.mouse.click(600, 500);
    for (const menu of MENUS) expect(await page.locator(menu).isVisible()).toBe(false);

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

    const logo = page.locator('.dg-brand');
    await logo.focus();
    await page.keyboard.press('Shift+F10');
    const menu = page.getByRole('menu', { name: 'Menu of the logo' });
    await menu.waitFor();
    expect(await violations(page, undefined, '#dg-brand-menu')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await logo.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('opens its menus without JavaScript, lacks what needs it, and leaves one breadcrumb on a phone', async () => {
    const options = { javaScriptEnabled: false, viewport: { width: 320, height: 700 } };
    const { page } = await visit(browser(), `${site().origin}/ui/button/`, options);
    expect(await page.locator('.dg-crumbs li:visible').allInnerTexts()).toEqual(['Parts']);
    await button(page, 'Switch product').click();
    expect(await page.locator('#dg-products a:visible').allInnerTexts()).toEqual([
      expect.stringContaining('Acme UI'),
      LONG,
      'Guides',
      'Long',
      expect.stringContaining('Templates'),
      expect.stringContaining('Blog'),
      'Brand resources',
    ]);
    expect(await page.locator('#dg-products button:visible').count()).toBe(0);
  });
});
