// A small site for tests of what readers do: a long page in the middle of its tree, tabs and blocks of code, a front page.
import type { Browser, Page } from 'playwright-core';
import { fixture } from './build-site.ts';
import { readingStarted, scrollPage } from './page-events.ts';
import { type ServedSite, servedSite } from './served-site.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** Headings of the second and third level, each with more text than an eighth of a window. */
export const LONG = '/ui/long/';
/** Tabs of code that are in step, and a block of code. */
export const BEFORE = '/ui/before/';
/** Tabs of the same kind. */
export const AFTER = '/ui/after/';
/** A few words, and a row in the sidebar for its heading. */
export const TEXT = '/ui/text/';
/** Blocks of code of all kinds, one of them folded. */
export const CODE = '/ui/code/';
/** Colors to try, breakpoints and transitions. */
export const THEME = '/ui/theme/';
/** A landing page: its tree is in a menu. */
export const FRONT_PAGE = '/ui/';
export const API_PAGE = '/ui/api/slider/';

export const LAPTOP = { viewport: { width: 1440, height: 800 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export interface ReaderSite {
  readonly site: () => ServedSite;
  readonly open: (browser: Browser, path?: string, options?: VisitOptions) => Promise<Visit>;
  /** The script that follows scrolling has started, and the clock of the page is stopped: `scrollTo` below moves it on. */
  readonly openToScroll: (browser: Browser, path?: string, options?: VisitOptions) => Promise<Visit>;
}

/** Call it outside of tests and hooks. All files of a run share one build. */
export function readerSite(): ReaderSite {
  const site = servedSite(fixture('reader'));
  const open = (browser: Browser, path = LONG, options: VisitOptions = LAPTOP) =>
    visit(browser, site().origin + path, options);
  return {
    site,
    open,
    async openToScroll(browser, path = LONG, options = LAPTOP) {
      const prepare = async (page: Page) => {
        await page.clock.install({ time: '2026-01-01T00:00:00Z' });
        await options.prepare?.(page);
      };
      const visited = await open(browser, path, { ...options, prepare });
      await readingStarted(visited.page);
      await visited.page.clock.pauseAt('2026-01-02T00:00:00Z');
      return visited;
    },
  };
}

/** Longer than the page waits between two looks at where it is scrolled to. */
const THROTTLE_MS = 200;

/** On a page of `openToScroll`: resolves after the page has answered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await scrollPage(page, top);
  await page.clock.runFor(THROTTLE_MS);
}
