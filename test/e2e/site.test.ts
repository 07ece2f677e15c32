// This repository's own site in a browser: one page of each kind, in every width, mode and direction.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { fixture, repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const own = servedSite(repository);
/** Has what our own content has not: languages, and API pages of JSON by hand. */
const family = servedSite(fixture('family'));

// Kind of page; site; route; status.
const PAGES = [
  ['front page', own, '/', 200],
  ['landing page of a product', own, '/material-ui/', 200],
  ['installation page with tabs', own, '/material-ui/getting-started/installation/', 200],
  ['component page with demos', own, '/material-ui/react-button/', 200],
  ['guide with every construct', own, '/experiments/docs/markdown/', 200],
  ['page about the theme', own, '/experiments/docs/theme/', 200],
  ['page in Chinese', family, '/zh/ui/button/', 200],
  ['API page', family, '/ui/api/button/', 200],
  ['API page made of types', own, '/material-ui/api/button/', 200],
  ['API tab', own, '/base-ui/react-button/components-api/', 200],
  ['list of API pages', own, '/x/api/date-pickers/', 200],
  ['page that is not there', own, '/material-ui/no/such/page/', 404],
] as const;

const WIDTHS = [360, 768, 1440];
const MODES = [
  { colorScheme: 'light', direction: 'ltr' },
  { colorScheme: 'dark', direction: 'ltr' },
  { colorScheme: 'light', direction: 'rtl' },
  { colorScheme: 'dark', direction: 'rtl' },
] as const;

const LONG = process.env.DOCS_GEN_LONG === '1';

/** All in the long run; else each page in two modes, one width for each: six pages see them all. */
const viewsOf = (index: number) =>
  MODES.flatMap((mode, turn) =>
    WIDTHS.filter((_, at) => LONG || (turn % 2 === index % 2 && at === (index + turn) % WIDTHS.length)).map(
      (width) => ({
        ...mode,
        width,
      }),
    ),
  );

describeInBrowser('our site', (browser) => {
  test.each(
    PAGES.flatMap(([kind, site, route, status], index) =>
      viewsOf(index).map((view) => ({ kind, site, route, status, ...view })),
    ),
  )(
    '$kind, $width px wide, $colorScheme, $direction',
    async ({ site, route, status, width, colorScheme, direction }) => {
      const { page, response, problems } = await visit(browser(), site().origin + route, {
        colorScheme,
        viewport: { width, height: 800 },
        prepare: async (page) => {
          const prefix = site === family ? 'fam' : 'mui';
          await page.addInitScript(([key, asked]) => localStorage.setItem(key, asked), [
            `${prefix}-direction`,
            direction,
          ] as const);
          await page.addInitScript(watchLayoutShifts);
        },
      });
      expect(response?.status()).toBe(status);
      expect(await widerThanTheWindow(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe(colorScheme);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
      expect(await violations(page)).toEqual([]);
      expect(await layoutShift(page)).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test.each([
    '/material-ui/',
    '/joy-ui/',
    '/system/',
    '/base-ui/',
    '/x/',
    '/toolpad/core/',
    '/toolpad/studio/',
    '/experiments/docs/',
  ])('the bar of %s shows the whole name on a phone', async (route) => {
    const { page } = await visit(browser(), own().origin + route, { viewport: { width: 360, height: 640 } });
    const name = await page
      .locator('.dg-brand [dir]')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(name.scrollWidth).toBe(name.clientWidth);
    expect(name.clientWidth).toBeGreaterThan(40);
  });
});

/** Elements that make the document scroll sideways; none when it does not. */
function widerThanTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [
      `${scrollWidth} px in ${clientWidth} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
}

/** Runs in the page, before anything else. */
function watchLayoutShifts(): void {
  const shifts: LayoutShift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

/** As TypeScript's DOM library does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** What moved by itself so far, in the browser's unit, rounded to two digits as its reports are. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: readonly LayoutShift[] }; // Set by `watchLayoutShifts`.
    const sum = shifts.filter((shift) => !shift.hadRecentInput).reduce((total, { value }) => total + value, 0);
    return Math.round(sum * 100) / 100;
  });
}
