// The page for addresses without one: what was asked for, which pages are near, and what is left where scripts or lists fail.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { type VisitOptions, visit } from './support/visit.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', base: '/docs/',
  products: [
    { id: 'a', prefix: '/a/', name: 'Acme A', contentDir: 'content/a' },
    { id: 'b', prefix: '/b/', name: 'Acme B', contentDir: 'content/b' },
  ],
};
`,
  'content/a/index.md': '# Acme A\n\nOne.\n',
  'content/a/components/card.md': '# Card\n\nA card.\n',
  'content/a/components/secret.md': '---\nunlisted: true\n---\n\n# Secret\n\nHidden.\n',
  'content/b/index.md': '# Acme B\n\nTwo.\n',
  'content/b/components/button.md': '# A `<button>` & more\n\nA button.\n',
};

const root = sharedTempDir();
const site = sharedTempDir();
let server: StaticServer;

beforeAll(async () => {
  await writeFiles(root, FILES);
  // The host puts the site below its base.
  await mustBuild(root, `${site}/docs`);
  const files = await readFolder(`${site}/docs`);
  await writeFiles(site, { '404.html': files.get('404.html')?.toString('utf8') ?? '' });
  server = await staticServer(site);
  return () => server.close();
});

describeInBrowser('the page for missing addresses', (browser) => {
  const lost = (path: string, options?: VisitOptions) => visit(browser(), server.origin + path, options);
  const similar = (page: Page) => page.locator('[data-similar]');
  const offers = async (page: Page) => {
    await similar(page).locator('a').first().waitFor();
    return similar(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  };

  test('offers the same page of another product, below the base of the site', async () => {
    const { page, response, problems } = await lost('/docs/a/components/button/#usage');
    expect(response?.status()).toBe(404);
    expect(await offers(page)).toEqual([
      ['/docs/b/components/button/#usage', 'A <button> & moreAcme B · /docs/b/components/button/'],
    ]);
    await similar(page).locator('a').first().click();
    expect(await page.locator('h1').innerText()).toBe('A <button> & more');
    // The server's word on the address that was opened, hash and all, is no problem.
    expect(problems.filter((problem) => !problem.endsWith('/docs/a/components/button/: 404'))).toEqual([]);
  });

  test.each([
    '/docs/a/components/card.html',
    '/docs/A/Components/Card',
    '/docs/en/a/components/card/index.html',
    '/docs/a/card/',
  ])('finds a page by %s', async (path) => {
    const { page } = await lost(path);
    expect((await offers(page))[0]?.[0]).toBe('/docs/a/components/card/');
  });

  test('knows nothing of pages that are for those who have their address', async () => {
    const { page } = await lost('/docs/a/components/secrets/');
    await expect.poll(() => similar(page).innerText()).not.toContain('Looking');
    expect(await similar(page).innerHTML()).not.toContain('/secret/');
  });

  test('shows as text what was asked for, whatever it is', async () => {
    const { page } = await lost('/docs/%3Cimg%20src=x%20onerror=document.title=1%3E/%F0%9F%90%9F/');
    await expect
      .poll(() => page.locator('[data-asked] code').innerText())
      .toBe('/docs/<img src=x onerror=document.title=1>/🐟/');
    await expect.poll(() => similar(page).innerText()).toBe('No page has a similar address.');
    expect(await page.locator('.dg-lost img').count()).toBe(0);
    expect(await page.title()).toContain('Page not found');
  });

  test('fetches the list of pages there, and on no other page', async () => {
    const missing = await lost('/docs/nothing/');
    await expect.poll(() => missing.requests.filter((path) => path.includes('/routes-'))).toHaveLength(1);
    await expect.poll(() => similar(missing.page).innerText()).not.toContain('Looking');
    const found = await lost('/docs/a/');
    expect(found.requests.filter((path) => path.includes('/routes-'))).toEqual([]);
  });

  test('stays of use when the list does not come', async () => {
    const { page } = await lost('/docs/a/components/crad/', {
      prepare: (opened) => opened.route('**/routes-*.json', (route) => route.abort()),
    });
    await expect.poll(() => similar(page).innerText()).toBe('The list of pages could not be loaded.');
    expect(await page.locator('.dg-lost-products a').allInnerTexts()).toEqual(['Acme A', 'Acme B']);
  });

  test('stays of use without JavaScript', async () => {
    const { page } = await lost('/docs/a/components/crad/', { javaScriptEnabled: false });
    expect(
      await page
        .locator('.dg-similar, [data-asked]')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
    ).toEqual(['none', 'none']);
    expect(await page.locator('.dg-lost-products a:visible').count()).toBe(2);
  });

  test.each([
    [320, 'light', 'rtl'],
    [1440, 'dark', 'ltr'],
  ] as const)('has no barrier and moves nothing, %d px wide, %s, %s', async (width, colorScheme, direction) => {
    const { page } = await lost('/docs/a/components/a-very-long-name-that-no-telephone-can-show-in-one-line/crad/', {
      colorScheme,
      viewport: { width, height: 800 },
      prepare: async (opened) => {
        await opened.addInitScript((dir) => localStorage.setItem('mui-direction', dir), direction);
        await opened.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const _ of list.getEntries()) document.documentElement.dataset.shifted = '';
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    await expect.poll(() => similar(page).innerText()).not.toContain('Looking');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('html').getAttribute('data-shifted')).toBeNull();
    expect(await violations(page)).toEqual([]);
  });
});
