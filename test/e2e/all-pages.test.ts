// What is made of a large page tree: its file of rows, the list of all pages and the start page of a product.
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { GROUPS, largeTree, PAGES } from './support/large-tree.ts';
import { fadesFinished } from './support/page-events.ts';
import { readFolder } from './support/published.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
const out = sharedTempDir();
let built: Built;
let files: ReadonlyMap<string, Buffer>;
let server: StaticServer;

beforeAll(async () => {
  await writeFiles(root, largeTree());
  built = await mustBuild(root, out, { args: ['--no-cache'] });
  files = await readFolder(out);
  server = await staticServer(out);
  return () => server.close();
});

const text = (path: string) => files.get(path)?.toString('utf8') ?? '';
const rowsFile = () => [...files.keys()].filter((path) => /^assets\/pages-/.test(path));

describe('the files of a large tree', () => {
  test('are no routes, and are listed in the manifest', () => {
    expect(built.routes).toBe(GROUPS * PAGES + 2);
    expect(built.diagnostics).toEqual([]);
    const manifest: { files: { path: string; immutable: boolean }[] } = JSON.parse(text('asset-manifest.json'));
    const of = (path: string) => manifest.files.find((file) => file.path === path);
    expect(rowsFile()).toHaveLength(1);
    expect(rowsFile().map(of)).toMatchObject([{ immutable: true }]);
    expect(of('ui/all-pages/index.html')).toMatchObject({ immutable: false });
    expect(of('ui/index.html')).toMatchObject({ immutable: false });
    // The pages of the other product contain its tree, and its cards show all of it.
    expect(of('kit/all-pages/index.html')).toBeUndefined();
  });

  test('tell search engines of the start page only', () => {
    expect(text('sitemap.xml')).toContain('<loc>https://acme.example/ui/</loc>');
    expect(text('sitemap.xml')).not.toContain('all-pages');
    expect(text('ui/all-pages/index.html')).toContain('<meta name="robots" content="noindex">');
    expect(text('ui/index.html')).not.toContain('name="robots"');
  });

  test('a page holds the rows of its own branch only', () => {
    const html = text('ui/part-3/page-0/index.html');
    expect(html).toContain('href="/ui/part-3/page-8/"');
    expect(html).not.toContain('href="/ui/part-3/page-10/"');
    expect(html).not.toContain('href="/ui/part-4/page-1/"');
    expect(html.match(/<script data-nav=[^>]*>(.*?)<\/script>/)?.[1]?.length).toBeLessThanOrEqual(350);
  });
});

describeInBrowser('the pages of a large tree', (browser) => {
  const wide = { viewport: { width: 1440, height: 700 } };
  const open = (path: string, options = {}) => visit(browser(), server.origin + path, { ...wide, ...options });

  test('are all reached by links without scripts', async () => {
    const { page, problems } = await open('/ui/part-0/page-0/', { javaScriptEnabled: false });
    await page.locator('#dg-nav a[data-group]', { hasText: 'Part 4' }).click();
    expect(new URL(page.url()).pathname).toBe('/ui/part-4/page-0/');
    await page.getByRole('link', { name: 'All pages' }).click();
    expect(new URL(page.url()).pathname).toBe('/ui/all-pages/');
    expect(await page.locator('#dg-nav [aria-current]').innerText()).toBe('All pages');
    const hrefs = await page.locator('main a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(GROUPS * PAGES);
    expect(problems).toEqual([]);
  });

  test('include a start page with its facts and a card for each group; have no barriers, and fit all widths', async () => {
    const { page } = await open('/ui/');
    expect(await page.locator('h1').innerText()).toBe('Acme UI');
    expect(await page.locator('main').innerText()).toMatch(/Components\s+Acme UI\s+Version v2\.1\.0/);
    expect(await page.locator('.dg-topic').count()).toBe(GROUPS);
    await page.getByRole('link', { name: 'Part 3: 14 pages' }).click();
    await page.waitForURL('**/ui/all-pages/#pages_ui_part-3');
    expect(await page.locator(':target').innerText()).toBe('Part 3');
    for (const [path, ...views] of [
      ['/ui/', [1440, 'light'], [360, 'dark']],
      ['/kit/', [1440, 'dark']],
      ['/ui/all-pages/', [1440, 'light'], [360, 'dark']],
    ] as const) {
      await page.goto(server.origin + path);
      if (path === '/kit/') {
        expect(await page.locator('h1').innerText()).toBe('The kit');
        expect(await page.locator('main').innerText()).toContain('Read all first.');
        expect(await page.locator('.dg-topic a').allInnerTexts()).toEqual(['Saw']);
      }
      for (const [width, colorScheme] of views) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction((scheme) => document.documentElement.style.colorScheme === scheme, colorScheme);
        await fadesFinished(page);
        expect([path, width, await violations(page)]).toEqual([path, width, []]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, width, wider <= 0]).toEqual([path, width, true]);
      }
    }
  });
});
