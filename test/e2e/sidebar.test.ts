// The page tree beside the text: a large one, whose groups are fetched when they are opened.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { largeTree } from './support/large-tree.ts';
import { layoutShifts } from './support/page-events.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';
import {
  named,
  WINDOW_ORIGIN,
  type WindowVisit,
  type WindowVisitOptions,
  windowVisit,
} from './support/window-visit.ts';

const root = sharedTempDir();
beforeAll(() => writeFiles(root, largeTree()));
const site = servedSite(root);

const rowsFile = () => [...site().files.keys()].filter((path) => /^assets\/pages-/.test(path));

describe('a group of a large tree', () => {
  const open = (options: WindowVisitOptions = {}) => windowVisit(site().folder, '/ui/part-0/page-0/', options);
  const all = <T extends Element>({ document }: WindowVisit, selector: string) => [
    ...document.querySelectorAll<T>(`#dg-nav ${selector}`),
  ];
  const starting = <T extends Element>(found: readonly T[], title: string): T | undefined =>
    found.find(({ textContent }) => textContent?.trim().startsWith(title));
  /** The link in the place of a group whose rows are not on the page. */
  const link = (page: WindowVisit, title: string) => starting(all<HTMLAnchorElement>(page, 'a[data-group]'), title);
  const group = (page: WindowVisit, title: string) =>
    starting(all<HTMLElement>(page, 'details > summary'), title)?.closest('details');
  const row = (page: WindowVisit, path: string) =>
    all<HTMLAnchorElement>(page, `a[href="${path}"]:not([data-group])`)[0];
  const isShown = (element: Element | undefined) =>
    element !== undefined && element.closest('details:not([open]) > :not(summary)') === null;
  const click = async (page: WindowVisit, element: HTMLElement | null | undefined) => {
    if (!element) throw new Error('There is nothing to click.');
    element.dispatchEvent(new page.window.PointerEvent('pointerover', { bubbles: true }));
    await page.idle();
    element.click();
    await page.idle();
  };

  test('opens in its place, from one file that is fetched once', async () => {
    const page = await open();
    const fetched = () => page.requests.filter((path) => path.endsWith('.json'));
    expect(fetched()).toEqual([]);
    await click(page, link(page, 'Part 4'));
    const first = row(page, '/ui/part-4/page-0/');
    expect(isShown(first)).toBe(true);
    await click(page, link(page, 'Part 5'));
    expect(isShown(row(page, '/ui/part-5/page-13/'))).toBe(false);
    await click(page, group(page, 'Deep 5')?.querySelector('summary'));
    expect(isShown(row(page, '/ui/part-5/page-13/'))).toBe(true);
    expect(fetched()).toEqual(rowsFile().map((path) => `/${path}`));
    expect(page.window.location.pathname).toBe('/ui/part-0/page-0/');
    expect(first?.querySelector('.plan-pro')?.getAttribute('title')).toBe('Pro plan');
    expect(first?.querySelector('.dg-chip')?.textContent).toBe('New');
    await click(page, group(page, 'Part 4')?.querySelector('summary'));
    expect(isShown(first)).toBe(false);
    expect(page.problems).toEqual([]);
  });

  test('that can not be fetched leads to its first page', async () => {
    const page = await open({
      hosts: Object.fromEntries(rowsFile().map((path) => [`${WINDOW_ORIGIN}/${path}`, null])),
    });
    await click(page, link(page, 'Part 4'));
    expect(page.window.location.pathname).toBe('/ui/part-4/page-0/');
    expect(all(page, '[aria-current]').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Page 4.0'),
    ]);
  });

  test('with a key held leads to its first page, closed or open', async () => {
    const page = await open();
    const opened: unknown[] = [];
    page.window.open = (...given) => {
      opened.push(given);
      return null;
    };
    const isPrevented: boolean[] = [];
    page.window.addEventListener('click', (event) => {
      isPrevented.push(event.defaultPrevented);
      event.preventDefault(); // A browser would open a tab; happy-dom leaves the page.
    });
    for (const element of [link(page, 'Part 4'), group(page, 'Part 0')?.querySelector('summary')]) {
      element?.dispatchEvent(new page.window.PointerEvent('pointerover', { bubbles: true }));
      await page.idle();
      element?.dispatchEvent(new page.window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
      await page.idle();
    }
    expect(link(page, 'Part 4')?.getAttribute('href')).toBe('/ui/part-4/page-0/');
    expect(isPrevented).toEqual([false, true]);
    expect(opened).toEqual([[`${WINDOW_ORIGIN}/ui/part-0/page-0/`, '_blank', 'noopener']]);
    expect(group(page, 'Part 4')).toBe(undefined);
    expect(group(page, 'Part 0')?.open).toBe(true);
  });

  test('stays open on the next page, as does the branch that was read', async () => {
    const page = await open();
    for (const title of ['Part 8', 'Part 6']) await click(page, link(page, title));
    await click(page, group(page, 'Deep 6')?.querySelector('summary'));
    await click(page, row(page, '/ui/part-6/page-9/'));
    expect(page.window.location.pathname).toBe('/ui/part-6/page-9/');
    expect(all(page, '[aria-current]').map(({ textContent }) => textContent)).toEqual(['Page 6.9']);
    expect(isShown(row(page, '/ui/part-8/page-0/'))).toBe(true);
    // The branch of the page before stays open: rows under the pointer do not move.
    expect(isShown(row(page, '/ui/part-0/page-3/'))).toBe(true);
    // The way back: the branch of this page was opened by the reader, and stays.
    await click(page, row(page, '/ui/part-8/page-1/'));
    expect(page.window.location.pathname).toBe('/ui/part-8/page-1/');
    expect(isShown(row(page, '/ui/part-6/page-10/'))).toBe(true);
    expect(all(page, '[aria-current]')).toHaveLength(1);
    expect(page.requests.filter((path) => path.endsWith('.json'))).toHaveLength(1);
    expect(page.problems).toEqual([]);
  });

  test('opens where the browser forbids storage', async () => {
    const prepare = (window: Window) =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    const page = await open({ prepare });
    await click(page, link(page, 'Part 4'));
    await click(page, row(page, '/ui/part-4/page-1/'));
    expect(page.window.location.pathname).toBe('/ui/part-4/page-1/');
    expect(page.problems).toEqual([]);
  });

  test('keeps the focus', async () => {
    const page = await open();
    const { document } = page;
    link(page, 'Part 1')?.focus();
    await page.idle();
    expect(link(page, 'Part 2')?.getAttribute('aria-expanded')).toBe('false');
    await click(page, link(page, 'Part 1')); // As the Enter key does.
    expect(document.activeElement).toBe(group(page, 'Part 1')?.querySelector('summary'));
  });

  test('opens in the menu of a phone, which stays open', async () => {
    const page = await open({ width: 360 });
    await click(page, named(page.document, 'button', 'Open navigation'));
    await click(page, link(page, 'Part 8'));
    expect(isShown(row(page, '/ui/part-8/page-0/'))).toBe(true);
    expect(page.document.getElementById('dg-nav')?.matches(':popover-open')).toBe(true);
    expect(page.problems).toEqual([]);
  });
});

test('a page without a drawer has its tree in the menu of a phone alone', async () => {
  const { document } = await windowVisit(site().folder, '/kit/tools/saw/');
  expect(document.querySelector('.dg-grid:not(.dg-grid-nav) > .dg-nav-slot-phone > #dg-nav')).not.toBe(null);
});

describeInBrowser('the sidebar of a large tree', (browser) => {
  const wide = { viewport: { width: 1440, height: 700 } };
  const nav = (page: Page) => page.locator('#dg-nav');
  const current = (page: Page) => page.locator('#dg-nav [aria-current]');
  const link = (page: Page, title: string) => page.locator('#dg-nav a[data-group]', { hasText: title });
  const group = (page: Page, title: string) =>
    page.locator('#dg-nav details[data-group]', { has: page.locator(`> summary:has-text("${title}")`) });
  /** The row of the page is in view, with room below it, and the page itself has not moved. */
  const expectRowInView = async (page: Page) => {
    const place = await current(page).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const list = row.closest('nav');
      const end = list ? list.scrollHeight - list.clientHeight - list.scrollTop : 0;
      return { isBelowHeader: top >= 57, room: innerHeight - bottom, end: Math.round(end), moved: scrollY };
    });
    expect(place).toMatchObject({ isBelowHeader: true, moved: 0 });
    expect(place.room >= 119 || place.end === 0).toBe(true);
  };

  test('is the same on the next page, from its first frame, however slowly that comes', async () => {
    let sendRest = () => {};
    const rest = new Promise<void>((resolve) => {
      sendRest = resolve;
    });
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const until = async (path: string) => {
      if (path !== '/ui/part-6/page-9/') return;
      isAsked();
      await rest;
    };
    const slow = await staticServer(site().folder, { pause: { before: '<script data-nav=', until } });
    onTestFinished(() => slow.close());
    const start = `${slow.origin}/ui/part-5/page-12/`;
    const { page, problems } = await visit(browser(), start, wide);
    await expectRowInView(page);
    for (const title of ['Part 8', 'Part 6', 'Part 2', 'Part 0']) await link(page, title).click();
    await group(page, 'Part 6').getByText('Deep 6').click();
    const target = page.locator('#dg-nav a[href="/ui/part-6/page-9/"]');
    await target.scrollIntoViewIfNeeded();
    await nav(page).evaluate((list) => {
      list.scrollTop += 100;
    });
    await target.hover(); // Scrolls, where it has to.
    const before = await nav(page).evaluate((list) => list.scrollTop);
    expect(before).toBeGreaterThan(0);
    const clicked = target.click();
    await asked; // Ahead of the click, as the pointer is over the link.
    sendRest();
    await clicked;
    await page.waitForURL('**/ui/part-6/page-9/');
    expect(await nav(page).evaluate((list) => list.scrollTop)).toBe(before);
    expect(await current(page).innerText()).toBe('Page 6.9');
    await group(page, 'Part 0').getByRole('link', { name: 'Page 0.0' }).waitFor();
    expect(await layoutShifts(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('has room for its rows, from right to left too, and shows the row of the page in the menu of a phone', async () => {
    const { page } = await visit(browser(), `${site().origin}/ui/part-9/page-13/`, wide);
    await expectRowInView(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await link(page, 'Part 1').click();
    const row = group(page, 'Part 1').getByRole('link', { name: 'Page 1.0' });
    const [title, chip, list] = await Promise.all([
      row.locator('> span').first().boundingBox(),
      row.locator('.dg-chip').boundingBox(),
      nav(page).boundingBox(),
    ]);
    expect(title && chip && title.x > chip.x).toBe(true); // Rows start at the right, and chips end at the left.
    expect(chip && list && chip.x >= list.x).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const box = await current(page).boundingBox();
    expect(box && box.y > 0 && box.y + box.height <= 640).toBe(true);
  });
});
