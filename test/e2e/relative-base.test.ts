// A site with `base: './'`, served from the root of a host and from a folder: the same files work in both.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild, placesOf } from './support/build-site.ts';
import { openEditor, type } from './support/live-edit-site.ts';
import { readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { relativeSite } from './support/relative-site.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
let files: Map<string, Buffer>;

beforeAll(async () => {
  await writeFiles(root, relativeSite);
  const { diagnostics } = await mustBuild(root, 'dist', { isChild: true });
  expect(placesOf(diagnostics)).toEqual(['config/relative-base-rule site.config.ts:6:68']);
  files = await readFolder(join(root, 'dist'));
});

const text = (path: string) => files.get(path)?.toString('utf8') ?? '';

describe('a relative base', () => {
  test('leaves no address of the host in pages and style sheets, but on the page of missing addresses', () => {
    let count = 0;
    for (const [path, body] of files) {
      // Live editing takes its style sheets as texts.
      if (path === '404.html' || !/^(?!assets\/live\/).*\.(?:html|css)$/.test(path)) continue;
      const all = path.endsWith('.css')
        ? [...body.toString().matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, address = '']) => address)
        : readPage(body).elements.flatMap(({ attributes: { href, src } }) => [href, src].flatMap((one) => one ?? []));
      expect([path, all.filter((address) => address.startsWith('/'))]).toEqual([path, []]);
      count += all.length;
    }
    expect(count).toBeGreaterThan(1000);
  });

  test('has addresses of the host in files for its root, and of the site in what needs an origin', () => {
    expect(text('_redirects')).toContain('/old/button/ /ui/button/#counter 301!\n/gone/* /ui/:splat 301');
    expect(text('_headers')).toMatch(/^\/assets\/\*$/m);
    expect(text('sitemap.xml')).toContain('<loc>https://acme.example/ui/button/</loc>');
    expect(text('robots.txt')).toContain('https://acme.example/sitemap.xml');
    const button = readPage(text('ui/button/index.html'));
    expect(button.links('canonical')).toEqual(['https://acme.example/ui/button/']);
    expect(readPage(text('404.html')).links('stylesheet')[0]).toMatch(/^\/assets\//);
    expect(readPage(text('old/button/index.html')).hrefs).toEqual(['../../ui/button/#counter']);
    expect(JSON.parse(text('manifest.webmanifest'))).toMatchObject({ start_url: './', scope: './' });
  });
});

/** A page of the site, on a host that has it at `base`. */
async function open(browser: Browser, base: string, path: string) {
  const server = await staticServer(join(root, 'dist'), { base });
  const visited = await visit(browser, server.origin + base + path);
  const at = () => new URL(visited.page.url()).pathname;
  return { ...visited, server, at };
}

describe.each(IS_LONG ? ['/', '/a/b/'] : ['/a/b/'])('a site with a relative base that is served at %s', (base) => {
  describeInBrowser('in Chromium', (browser) => {
    const openPage = (path: string) => open(browser(), base, path);

    test('has links, styles, pictures, search and news that work', async () => {
      const { page, problems, requests, at } = await openPage('ui/');
      await page.getByRole('main').getByRole('link', { name: 'button', exact: true }).click();
      await page.waitForURL((url) => url.pathname === `${base}ui/button/`);
      const ground = () => page.locator('.dg-header').evaluate((header) => getComputedStyle(header).backgroundImage);
      expect(await ground()).toContain(`${base}pattern.svg`);
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('3.7');
      await page.getByRole('option').first().click();
      await page.waitForURL((url) => url.pathname === `${base}ui/group-3/page-7/`);
      await page.locator('[popovertarget="dg-notifications"]').click();
      await expect
        .poll(() => page.locator('#dg-notifications a').first().getAttribute('href'))
        .toBe(`${base}ui/button/`);
      await page.goto(new URL(`${base}old/button/`, page.url()).href);
      await page.waitForURL((url) => url.pathname === `${base}ui/button/`);
      expect(at()).toBe(`${base}ui/button/`);
      expect(requests.filter((path) => !path.startsWith(base))).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('opens groups of the sidebar, and keeps them open on the next page', async () => {
      const { page, problems } = await openPage('ui/button/');
      await page.locator('#dg-nav a[data-group]', { hasText: 'Group 5' }).click();
      await page.locator('#dg-nav').getByRole('link', { name: 'Page 3' }).click();
      await page.waitForURL((url) => url.pathname === `${base}ui/group-5/page-3/`);
      await page.locator('#dg-nav a[data-group]', { hasText: 'Group 2' }).click();
      await page.locator(`#dg-nav a[href="${base}ui/group-2/page-1/"]`).click();
      await page.waitForURL((url) => url.pathname === `${base}ui/group-2/page-1/`);
      await page.locator('#dg-nav a[href$="/ui/"], #dg-nav a[href="../../../ui/"]').first().click();
      await page.waitForURL((url) => url.pathname === `${base}ui/`);
      await page.locator(`#dg-nav a[href$="${base}ui/group-5/page-3/"]`).click();
      await page.waitForURL((url) => url.pathname === `${base}ui/group-5/page-3/`);
      expect(problems).toEqual([]);
    });

    test('has demos that run, on pages of their own too, and that can be edited', async () => {
      const { page, problems, server } = await openPage('ui/button/');
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
      const { demo, frame } = await openEditor(page, 'Day');
      const width = () => frame.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
      await expect.poll(width).toBe(8);
      await type(page, demo, `import { Button } from '@acme/kit';\nexport default () => <Button>Mine</Button>;`);
      await frame.locator('button.kit').waitFor();
      const counter = await openEditor(page, 'Counter');
      const box = () => counter.frame.locator('.box').evaluate((element) => getComputedStyle(element).backgroundImage);
      expect(await box()).toContain(`${server.origin}${base}assets/circle-`);
      const alone = [...files.keys()].find((path) => /^demos\/.*Day.*index\.html$/.test(path)) ?? '';
      await page.goto(server.origin + base + alone.replace('index.html', ''));
      await expect
        .poll(() => page.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBe(8);
      expect(problems.filter((line) => !line.startsWith('Applying inline speculation rules'))).toEqual([]);
    });

    test('is read without a network, by a worker that lives in its folder', async () => {
      const { page, problems, server } = await openPage('ui/button/');
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(server.origin + base);
      await page.goto(`${server.origin}${base}ui/`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const [cache = ''] = await page.evaluate(() => window.caches.keys());
      expect(cache.startsWith(`docs-gen:${base}:`)).toBe(true);
      expect(problems).toEqual([]);
      await server.close();
      await page.goto(`${server.origin}${base}ui/button/`);
      expect(await page.title()).toBe('Button - Acme UI');
      await page.goto(`${server.origin}${base}ui/group-1/page-1/`);
      expect(await page.locator('h1').innerText()).toBe('You are offline');
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px'); // With its styles.
    });
  });
});

describeInBrowser('a page for missing addresses of a site with a relative base', (browser) => {
  test('works at any depth below the root of a host', async () => {
    const { page, problems, response } = await open(browser(), '/', 'no/such/buton/');
    expect(response?.status()).toBe(404);
    await page.locator('[data-similar] a').first().click();
    await page.waitForURL((url) => url.pathname === '/ui/button/');
    expect(problems).toEqual([]);
  });
});
