// The page tree beside the text: a large one in a real browser.
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { largeTree } from './support/large-tree.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
beforeAll(() => writeFiles(root, largeTree()));
const site = servedSite(root);

const rowsFile = () => [...site().files.keys()].filter((path) => /^assets\/pages-/.test(path));

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
  const open = (path: string, options = {}) => visit(browser(), site().origin + path, { ...wide, ...options });
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
      await (await opened).waitForURL(`**${path}`);
      expect(await group(page, 'Part 4').count()).toBe(0);
      expect(await group(page, 'Part 0').getAttribute('open')).toBe('');
    }
  });

  test('a page that comes slowly shows its sidebar with what was opened, or not yet', async () => {
    let sendRest = () => {};
    const rest = new Promise<void>((resolve) => {
      sendRest = resolve;
    });
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const until = async (path: string) => {
      if (path !== '/ui/part-8/page-1/') return;
      isAsked();
      await rest;
    };
    const slow = await staticServer(site().folder, { pause: { before: '<script data-nav=', until } });
    onTestFinished(() => slow.close());
    const { page } = await visit(browser(), `${slow.origin}/ui/part-8/page-0/`, { ...wide, prepare: watchShifts });
    for (const title of ['Part 2', 'Part 1', 'Part 0']) await link(page, title).click();
    const clicked = page.locator('#dg-nav a[href="/ui/part-8/page-1/"]').click();
    await asked; // Ahead of the click, as the pointer is over the link.
    sendRest();
    await clicked;
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
      const { page } = await open(path);
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
    const { page } = await open('/kit/tools/saw/');
    const isShown = async (width: number) => {
      await page.setViewportSize({ width, height: 640 });
      if (width < 1200) await page.getByRole('button', { name: 'Open navigation' }).click();
      return page.locator('#dg-nav').isVisible();
    };
    expect(await isShown(1440)).toBe(false);
    expect(await isShown(360)).toBe(true);
  });
});
