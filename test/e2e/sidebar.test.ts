// The page tree beside the text: a large one in a real browser, with and without scripts, and the pages that are made of it.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { visit } from './support/visit.ts';

const GROUPS = 10;
const PAGES = 14;

/** Ten groups of fourteen pages, the last five pages of each in a group of their own; a small product beside it. */
function project(): Record<string, string> {
  const files: Record<string, string> = {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', storagePrefix: 'acme',
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', metadata: 'Components', contentDir: 'content/ui',
      versions: [{ text: 'v2.1.0', current: true }] },
    { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit',
      pages: [{ pathname: '/kit/' }, { pathname: '/kit/tools/saw/', disableDrawer: true }] },
  ],
};
`,
    'content/kit/index.md':
      '---\nlayout: overview\norder: 1\n---\n# The kit\n\n<p class="description">Tools.</p>\n\nRead [all](/ui/all-pages/) first.\n',
    'content/kit/tools/saw.md': '# Saw\n\n<p class="description">Saws.</p>\n',
  };
  const tree = Array.from({ length: GROUPS }, (_, g) => {
    const page = (p: number) => {
      files[`content/ui/part-${g}/page-${p}.md`] =
        `# Page ${g}.${p}\n\n<p class="description">Page ${p} of part ${g}.</p>\n`;
      return {
        pathname: `/ui/part-${g}/page-${p}/`,
        title: `Page ${g}.${p}`,
        ...(p === 0 ? { newFeature: true, plan: 'pro' } : {}),
      };
    };
    const pages = Array.from({ length: PAGES }, (_, p) => page(p));
    const deep = { pathname: `/ui/part-${g}/deep`, title: `Deep ${g}`, children: pages.slice(9) };
    return { pathname: `/ui/part-${g}`, title: `Part ${g}`, children: [...pages.slice(0, 9), deep] };
  });
  return { ...files, 'content/ui/pages.ts': `export default ${JSON.stringify(tree)};\n` };
}

const root = sharedTempDir();
const out = sharedTempDir();
let built: Built;
let files: ReadonlyMap<string, Buffer>;
let server: StaticServer;

beforeAll(async () => {
  await writeFiles(root, project());
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
    // The tree of the other product stands in its pages, and its cards show all of it.
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
    expect(html.match(/<script id="dg-nav-kept"[^>]*>(.*?)<\/script>/)?.[1]?.length).toBeLessThanOrEqual(350);
  });
});

/** How far the layout of the page has moved by itself, from its beginning. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const view: { shift?: number } & Window = window;
    view.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        view.shift = (view.shift ?? 0) + ('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as { shift?: number } & Window).shift);

describeInBrowser('the sidebar of a large tree', (browser) => {
  const wide = { viewport: { width: 1440, height: 700 } };
  const open = (path: string, options = {}) => visit(browser(), server.origin + path, { ...wide, ...options });
  const link = (page: Page, title: string) => page.locator('#dg-nav a[data-group]', { hasText: title });
  const group = (page: Page, title: string) =>
    page.locator('#dg-nav details[data-group]', { has: page.locator(`> summary:has-text("${title}")`) });

  test('groups open in their place, from one file that is fetched once', async () => {
    const { page, requests, problems } = await open('/ui/part-0/page-0/');
    const fetched = () => requests.filter((path) => path.endsWith('.json'));
    expect(fetched()).toEqual([]);
    await link(page, 'Part 4').click();
    await group(page, 'Part 4').getByRole('link', { name: 'Page 4.0' }).waitFor();
    await link(page, 'Part 5').click();
    await group(page, 'Part 5').getByText('Deep 5').click();
    expect(await page.getByRole('link', { name: 'Page 5.13' }).isVisible()).toBe(true);
    expect(fetched()).toEqual(rowsFile().map((path) => `/${path}`));
    expect(new URL(page.url()).pathname).toBe('/ui/part-0/page-0/');
    const first = group(page, 'Part 4').getByRole('link', { name: 'Page 4.0' });
    expect(await first.locator('.plan-pro').getAttribute('title')).toBe('Pro plan');
    expect(await first.locator('.dg-chip').innerText()).toBe('New');
    await group(page, 'Part 4').locator('> summary').click();
    expect(await first.isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('a group that can not be fetched leads to its first page', async () => {
    const prepare = (page: Page) => page.route('**/assets/pages-*', (route) => route.abort());
    const { page } = await open('/ui/part-0/page-0/', { prepare });
    await link(page, 'Part 4').hover();
    await link(page, 'Part 4').click();
    await page.waitForURL('**/ui/part-4/page-0/');
    expect(await page.locator('#dg-nav [aria-current]').innerText()).toContain('Page 4.0');
  });

  test('with a key held a group leads to its first page, closed or open', async () => {
    const { page } = await open('/ui/part-0/page-0/');
    for (const [row, path] of [
      [link(page, 'Part 4'), '/ui/part-4/page-0/'],
      [group(page, 'Part 0').locator('> summary'), '/ui/part-0/page-0/'],
    ] as const) {
      await row.hover();
      await page.waitForFunction(() => document.querySelector('#dg-nav a[aria-expanded]') !== null);
      const opened = page.context().waitForEvent('page');
      await row.click({ modifiers: ['Control'] });
      expect(new URL((await opened).url()).pathname).toBe(path);
      expect(await group(page, 'Part 4').count()).toBe(0);
      expect(await group(page, 'Part 0').getAttribute('open')).toBe('');
    }
  });

  test('a page that comes slowly shows its sidebar with what was opened, or not yet', async () => {
    const slow = await staticServer(out, { pauseBefore: '<script id="dg-nav-kept"' });
    onTestFinished(() => slow.close());
    const { page } = await visit(browser(), `${slow.origin}/ui/part-8/page-0/`, { ...wide, prepare: watchShifts });
    for (const title of ['Part 2', 'Part 1', 'Part 0']) await link(page, title).click();
    await page.locator('#dg-nav a[href="/ui/part-8/page-1/"]').click();
    await page.waitForURL('**/ui/part-8/page-1/');
    await group(page, 'Part 0').getByRole('link', { name: 'Page 0.0' }).waitFor();
    expect(await shiftOf(page)).toBe(0);
  });

  test('what was opened and how far it was scrolled is the same on the next page, from its first frame', async () => {
    const { page, problems, requests } = await open('/ui/part-0/page-0/', { prepare: watchShifts });
    for (const title of ['Part 8', 'Part 6']) await link(page, title).click();
    await group(page, 'Part 6').getByText('Deep 6').click();
    const target = page.locator('#dg-nav a[href="/ui/part-6/page-9/"]');
    await target.scrollIntoViewIfNeeded();
    await page.locator('#dg-nav').evaluate((nav) => {
      nav.scrollTop += 100;
    });
    await target.hover(); // Scrolls, where it has to.
    const before = await page.locator('#dg-nav').evaluate((nav) => nav.scrollTop);
    await target.click();
    await page.waitForURL('**/ui/part-6/page-9/');
    expect(await page.locator('#dg-nav').evaluate((nav) => nav.scrollTop)).toBe(before);
    expect(
      await page.locator('#dg-nav [aria-current]').evaluateAll((rows) => rows.map((row) => row.textContent)),
    ).toEqual(['Page 6.9']);
    expect(await page.getByRole('link', { name: 'Page 8.0' }).count()).toBe(1);
    // The branch of the page before stays open: rows under the pointer do not move.
    expect(await page.locator('#dg-nav a[href="/ui/part-0/page-3/"]').isVisible()).toBe(true);
    // The way back: the branch of this page was opened by the reader, and stays.
    await page.locator('#dg-nav a[href="/ui/part-8/page-1/"]').click();
    await page.waitForURL('**/ui/part-8/page-1/');
    expect(await page.locator('#dg-nav a[href="/ui/part-6/page-10/"]').isVisible()).toBe(true);
    expect(await page.locator('#dg-nav [aria-current]').count()).toBe(1);
    expect(await shiftOf(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(requests.filter((path) => path.endsWith('.json'))).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('the row of the page is in view, with room below it, and the page itself has not moved', async () => {
    for (const path of ['/ui/part-9/page-13/', '/ui/part-5/page-12/']) {
      const { page } = await open(path, { javaScriptEnabled: true });
      const place = await page.locator('#dg-nav [aria-current]').evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const nav = row.closest('nav');
        const end = nav ? nav.scrollHeight - nav.clientHeight - nav.scrollTop : 0;
        return { isBelowHeader: top >= 57, room: innerHeight - bottom, end: Math.round(end), moved: scrollY };
      });
      expect(place).toMatchObject({ isBelowHeader: true, moved: 0 });
      expect(place.room >= 119 || place.end === 0).toBe(true);
    }
  });

  test('works where the browser forbids storage', async () => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
    const { page, problems } = await open('/ui/part-0/page-0/', { prepare });
    await link(page, 'Part 4').click();
    await page.getByRole('link', { name: 'Page 4.1', exact: true }).click();
    await page.waitForURL('**/ui/part-4/page-1/');
    expect(problems).toEqual([]);
  });

  test('can be used by keyboard alone, and keeps the focus', async () => {
    const { page } = await open('/ui/part-0/page-0/');
    await link(page, 'Part 1').focus();
    await page.waitForFunction(() => document.querySelector('#dg-nav a[aria-expanded]') !== null);
    await page.keyboard.press('Enter');
    await group(page, 'Part 1').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Part 1');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/ui/part-1/page-0/');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await group(page, 'Part 1').getAttribute('open')).toBe(null);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Part 2');
  });

  test('from right to left, rows start at the right and chips end at the left', async () => {
    const prepare = (page: Page) => page.addInitScript(() => localStorage.setItem('acme-direction', 'rtl'));
    const { page } = await open('/ui/part-0/page-0/', { prepare });
    await link(page, 'Part 1').click();
    const row = group(page, 'Part 1').getByRole('link', { name: 'Page 1.0' });
    const [title, chip, nav] = await Promise.all([
      row.locator('> span').first().boundingBox(),
      row.locator('.dg-chip').boundingBox(),
      page.locator('#dg-nav').boundingBox(),
    ]);
    expect(title && chip && title.x > chip.x).toBe(true);
    expect(chip && nav && chip.x >= nav.x).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('on a phone the menu shows the row of the page, and stays open when a group opens', async () => {
    const { page, problems } = await open('/ui/part-9/page-13/', {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
    });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const row = await page.locator('#dg-nav [aria-current]').boundingBox();
    expect(row && row.y > 0 && row.y + row.height <= 640).toBe(true);
    await link(page, 'Part 8').hover();
    await page.waitForFunction(() => document.querySelector('#dg-nav a[aria-expanded]') !== null);
    await link(page, 'Part 8').tap();
    await page.getByRole('link', { name: 'Page 8.0' }).waitFor();
    expect(await page.locator('#dg-nav').evaluate((nav) => nav.matches(':popover-open'))).toBe(true);
    expect(problems).toEqual([]);
  });

  test('a page without a drawer has its tree in the menu of a phone only', async () => {
    const isShown = async (width: number) => {
      const { page } = await open('/kit/tools/saw/', { viewport: { width, height: 640 } });
      if (width < 1200) await page.getByRole('button', { name: 'Open navigation' }).click();
      return page.locator('#dg-nav').isVisible();
    };
    expect(await isShown(1440)).toBe(false);
    expect(await isShown(360)).toBe(true);
  });

  test('without scripts every page is reached by links', async () => {
    const { page, problems } = await open('/ui/part-0/page-0/', { javaScriptEnabled: false });
    await link(page, 'Part 4').click();
    expect(new URL(page.url()).pathname).toBe('/ui/part-4/page-0/');
    await page.getByRole('link', { name: 'All pages' }).click();
    expect(new URL(page.url()).pathname).toBe('/ui/all-pages/');
    expect(await page.locator('#dg-nav [aria-current]').innerText()).toBe('All pages');
    const hrefs = await page.locator('main a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(GROUPS * PAGES);
    expect(problems).toEqual([]);
  });

  test('the start page of a product has its facts and a card for each group', async () => {
    const { page } = await open('/ui/');
    expect(await page.locator('h1').innerText()).toBe('Acme UI');
    expect(await page.locator('main').innerText()).toMatch(/Components\s+Acme UI\s+Version v2\.1\.0/);
    expect(await page.locator('.dg-topic').count()).toBe(GROUPS);
    await page.getByRole('link', { name: 'Part 3: 14 pages' }).click();
    await page.waitForURL('**/ui/all-pages/#pages_ui_part-3');
    expect(await page.locator(':target').innerText()).toBe('Part 3');
    const written = await open('/kit/');
    expect(await written.page.locator('h1').innerText()).toBe('The kit');
    expect(await written.page.locator('main').innerText()).toContain('Read all first.');
    expect(await written.page.locator('.dg-topic a').allInnerTexts()).toEqual(['Saw']);
  });

  test.each([
    ['/ui/', 1440, 'light'],
    ['/ui/', 360, 'dark'],
    ['/kit/', 1440, 'dark'],
    ['/ui/all-pages/', 1440, 'light'],
    ['/ui/all-pages/', 360, 'dark'],
  ] as const)('%s at %i px in %s has nothing for axe to find', async (path, width, colorScheme) => {
    const { page } = await open(path, { viewport: { width, height: 800 }, colorScheme });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
