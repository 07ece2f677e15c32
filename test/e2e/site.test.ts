// This repository's own site: pages of each kind, in every width, mode and direction.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { violations } from './support/axe.ts';
import { fixture, repository } from './support/build-site.ts';
import { fadesFinished } from './support/page-events.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const own = servedSite(repository);
/** Has what our own content has not: languages, and API pages of JSON by hand. */
const family = servedSite(fixture('family'));

// Kind of page; site; route; status.
const SAMPLE = [
  ['front page', own, '/', 200],
  ['landing page of a product', own, '/material-ui/', 200],
  ['component page with demos', own, '/material-ui/react-button/', 200],
  ['page about the theme', own, '/experiments/docs/theme/', 200],
  ['API page made of types', own, '/material-ui/api/button/', 200],
] as const;

/** Of kinds that other tests look at on small sites: constructs, languages, tables of API pages, addresses without a page. */
const OTHERS = [
  ['installation page with tabs', own, '/material-ui/getting-started/installation/', 200],
  ['guide with every construct', own, '/experiments/docs/markdown/', 200],
  ['page in Chinese', family, '/zh/ui/button/', 200],
  ['API page', family, '/ui/api/button/', 200],
  ['API tab', own, '/base-ui/react-button/components-api/', 200],
  ['list of API pages', own, '/x/api/date-pickers/', 200],
  ['page that is not there', own, '/material-ui/no/such/page/', 404],
] as const;

const PAGES = IS_LONG ? [...SAMPLE, ...OTHERS] : SAMPLE;

const PRODUCTS = [
  'material-ui',
  'joy-ui',
  'system',
  'base-ui',
  'x',
  'toolpad/core',
  'toolpad/studio',
  'experiments/docs',
];

interface View {
  readonly colorScheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly width: number;
}

/** Twelve in turn: both color schemes, both directions and three widths, in each combination. */
const viewAt = (index: number): View => ({
  colorScheme: index % 2 === 0 ? 'light' : 'dark',
  direction: index % 4 === 0 || index % 4 === 3 ? 'ltr' : 'rtl',
  width: [360, 768, 1440][index % 3] ?? 0,
});

/** After the view in which a page opens: all in the long run, else one in the other color scheme. */
const VIEWS_AFTER = IS_LONG ? 11 : 1;

describeInBrowser('our site', (browser) => {
  test.each(
    PAGES.map(([kind, site, route, status], index) => {
      const view = viewAt(index);
      const others = Array.from({ length: VIEWS_AFTER }, (_, at) => viewAt(index + at + 1));
      return [kind, Object.values(view).join(', '), { site, route, status, view, others }] as const;
    }),
  )('has no fault on its %s, opened in %s px', async (_kind, _view, { site, route, status, view, others }) => {
    const { page, response, problems } = await visit(browser(), site().origin + route, {
      colorScheme: view.colorScheme,
      viewport: { width: view.width, height: 800 },
      prepare: async (page) => {
        const prefix = site === family ? 'fam' : 'mui';
        await page.addInitScript(([key, asked]) => localStorage.setItem(key, asked), [
          `${prefix}-direction`,
          view.direction,
        ] as const);
        await page.addInitScript(watchLayoutShifts);
      },
    });
    const hasNoFault = async ({ colorScheme, direction, width }: View) => {
      const shown = await page.evaluate(() => [
        document.documentElement.style.colorScheme,
        document.documentElement.dir,
        innerWidth,
      ]);
      expect(shown).toEqual([colorScheme, direction, width]);
      expect([shown, await widerThanTheWindow(page)]).toEqual([shown, []]);
      expect([shown, await violations(page)]).toEqual([shown, []]);
    };
    expect(response?.status()).toBe(status);
    await hasNoFault(view);
    expect(await layoutShift(page)).toBe(0);
    if (route === '/') expect(await cutNames(page)).toEqual([]);
    if (route === '/material-ui/react-button/') expect(await demoFont(page)).toEqual(['Roboto', 'loaded']);
    for (const other of others) {
      await show(page, other);
      await hasNoFault(other);
    }
    expect(problems).toEqual([]);
  });
});

/** What the first button of a demo asks for, and whether it came from the site. */
function demoFont(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const button = document.querySelector('.dg-demo-stage button');
    const [family = ''] = button ? getComputedStyle(button).fontFamily.split(',') : [];
    const name = family.replaceAll('"', '');
    const statuses = [...document.fonts].filter((font) => font.family === name).map(({ status }) => status);
    return [name, statuses.find((status) => status === 'loaded')];
  });
}

/** As the reader's system and the settings panel do it. */
async function show(page: Page, { colorScheme, direction, width }: View): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
  await page.waitForFunction((scheme) => document.documentElement.style.colorScheme === scheme, colorScheme);
  await fadesFinished(page);
}

/** Products whose whole name the bar of their pages does not show, in the styles of the open page. */
async function cutNames(page: Page): Promise<string[]> {
  const cut: string[] = [];
  for (const product of PRODUCTS) {
    const html = await readFile(join(own().folder, product, 'index.html'), 'utf8');
    const isWhole = await page.evaluate((text) => {
      const header = document.querySelector('.dg-header');
      const bar = new DOMParser().parseFromString(text, 'text/html').querySelector('.dg-header');
      if (!header || !bar) return false;
      header.replaceWith(bar);
      const { scrollWidth = 0, clientWidth = 0 } = bar.querySelector('.dg-brand [dir]') ?? {};
      bar.replaceWith(header);
      return scrollWidth === clientWidth && clientWidth > 40;
    }, html);
    if (!isWhole) cut.push(product);
  }
  return cut;
}

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
