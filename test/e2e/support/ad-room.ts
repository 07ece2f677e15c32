// Opens pages with ads in Chromium under a clock and numbers of the test, and measures the room for ads and what moves.
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { visit } from './visit.ts';

export interface RoomOptions {
  readonly path?: string;
  /** Every number that is drawn; a list in the order of draws, whose last number repeats. */
  readonly draw?: number | readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export async function openRoom(browser: Browser, origin: string, options: RoomOptions) {
  const { path = '/ui/', draw = 0.5, width = 1280, height = 800, colorScheme = 'light', prepare } = options;
  const { page, requests, problems } = await visit(browser, origin + path, {
    viewport: { width, height },
    colorScheme,
    async prepare(page) {
      await page.clock.install();
      await page.addInitScript((numbers) => {
        Math.random = () => (numbers.length > 1 ? numbers.shift() : numbers[0]) ?? 0;
        window.shifts = [];
        new PerformanceObserver((list) => {
          // Their type. What a reader's own click moves is expected.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) window.shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      }, [draw].flat());
      await prepare?.(page);
    },
  });
  await page.evaluate(() => document.fonts.ready);
  const box = page.locator('.dg-body-top');
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height;
  return {
    page,
    box,
    heightOf,
    requests,
    problems,
    /** The settings have come and the first choice was made. */
    started: () => page.locator('.dg-notice-place').waitFor({ state: 'attached' }),
    label: () => page.locator('.dg-body-top > [data-ga-event-label]').getAttribute('data-ga-event-label'),
    shifts: () => page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0)),
    top: () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top + scrollY),
    pageWidth: () => page.evaluate(() => document.documentElement.scrollWidth),
  };
}

/** What reaches over the edges of the room, and what is cut at them. */
export const cutIn = (box: Locator) =>
  box.evaluate((room) => {
    const edges = room.getBoundingClientRect();
    return [...room.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      if (width === 0 || getComputedStyle(part).display === 'contents') return [];
      const isIn = left >= edges.left && top >= edges.top && right <= edges.right && bottom <= edges.bottom;
      // A text that is too long ends in an ellipsis.
      const isWhole = part.scrollHeight <= part.clientHeight + 1 || getComputedStyle(part).webkitLineClamp !== 'none';
      return isIn && (isWhole || part.clientHeight === 0) ? [] : [part.outerHTML.slice(0, 80)];
    });
  });

/** An answer that waits until the test says so. */
export function held(answer: (route: Route) => Promise<void>) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    answer: (route: Route) => released.then(() => answer(route)),
    release: () => release(),
  };
}

declare global {
  interface Window {
    shifts: number[];
  }
}
