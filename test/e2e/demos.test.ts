// Every demo of this repository's own site: alive in each mode and direction, and what the server said it is.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { chooseStyling, type WokenDemo, wakeDemos, wakeDemosOf } from '../support/demo-page.ts';
import { IS_LONG } from '../support/long-run.ts';
import { RULES, violations } from './support/axe.ts';
import { repository } from './support/build-site.ts';
import { framesDrawn } from './support/page-events.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';
import { windowVisit } from './support/window-visit.ts';

const own = servedSite(repository);

/** In the order in which one page load can go through them: one thing changes at a time. */
const MODES = [
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['dark', 'rtl'],
  ['light', 'rtl'],
] as const;
type Mode = (typeof MODES)[number];

/** Demos that are something else once they run, and why: their server HTML is a beginning. */
const CHANGED_BY_EFFECTS: readonly (readonly [demo: RegExp, why: string])[] = [
  [/^x\/(?:data-grid\/|FerryDesk$)/, 'a grid has no rows before it knows how wide it is'],
  [/^base-ui\/components\/(?:menu|tabs)\//, 'parts learn the ids of the parts they control'],
  [/^base-ui\/(?:.*\/)?(?:SkinnedBooking|PlatformTabs)$/, 'tabs learn the ids of the panels they control'],
  [/^base-ui\/components\/select\//, 'a select learns its options, and a button finds out that it is a `<button>`'],
  [/^base-ui\/components\/textarea-autosize\/|\/input\/RemarkInput$/, 'the height is measured'],
  [/^base-ui\/components\/no-ssr\//, 'the content is left to the browser'],
  [
    /^joy-ui\/(?:components\/(?:button|card)\/|VariantTrail$|.*\/BerthCard$)/,
    'a button finds out that it is a `<button>`',
  ],
  [/^core\/OneStateThreeLibraries$/, 'a button of Joy UI finds out that it is a `<button>`'],
  [/\/use-media-query\/RoomPlan$/, 'it asks for the width of the window'],
  [/\/date-picker\/WorkshopCalendar$/, 'the arrows fade in'],
  [/\/transitions\/GrowingGallery$/, 'the pictures grow in'],
];

/** Products that have demos, front pages that belong to none of them, and another language. */
const PRODUCTS = [
  'base-ui',
  'core/index.html',
  'experiments/docs',
  'joy-ui',
  'material-ui',
  'system',
  'toolpad/core',
  'x/react-data-grid',
  'x/react-date-pickers',
  'index.html',
  'x/index.html',
  'zh',
];
/** Pages that do not move while their demos come to life. */
const STILL = ['base-ui/react-number-input', 'material-ui/react-button', 'x/react-data-grid'].map(
  (path) => `${path}/index.html`,
);
const isOf = (product: string) => (path: string) => path === product || path.startsWith(`${product}/`);
/** Those that the short run opens in a browser; the others in a window without layout, one page of each. */
const SEEN = PRODUCTS.filter((product) => IS_LONG || STILL.some(isOf(product)));

describe('the demos of our site', () => {
  test('are on pages of the products below, and are many', () => {
    const pages = pagesWithDemos();
    expect(pages.filter((path) => !PRODUCTS.some((product) => isOf(product)(path)))).toEqual([]);
    expect(PRODUCTS.filter((product) => !pages.some(isOf(product)))).toEqual([]);
    const names = demoPages().map((path) => path.replace(/(?:\/(?:system|tailwind|css))?\/index\.html$/, ''));
    expect(new Set(names).size).toBeGreaterThan(60);
    expect(demoPages().filter((path) => path.endsWith('/tailwind/index.html')).length).toBeGreaterThanOrEqual(10);
  });

  test.each(PRODUCTS.filter((product) => !SEEN.includes(product)))(
    'of %s are alive, also when mode and direction change, and leave the console empty',
    async (product) => {
      const all = pagesWithDemos().filter(isOf(product));
      const path = all[(PRODUCTS.indexOf(product) + 1) % all.length] ?? '';
      const { window, document, idle, problems } = await windowVisit(own().folder, addressOf(path));
      const woken = await wakeDemosOf(window);
      expect(woken.length).toBe(document.querySelectorAll('dg-island[name="Demo"]').length);
      expect(woken.flatMap(differences)).toEqual([]);
      document.documentElement.dir = 'rtl';
      window.localStorage.setItem('mui-mode', 'dark');
      window.dispatchEvent(new window.StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
      await idle();
      expect(document.documentElement.style.colorScheme).toBe('dark');
      expect([...document.querySelectorAll('[data-demo-crashed]')].map(({ textContent }) => textContent)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});

describeInBrowser('the demos of our site in a browser', (browser) => {
  // The long run starts in every mode and stays, on all pages; the short one goes from one to another, by turns, on one of those
  // that do not move.
  test.each(SEEN.flatMap((product) => (IS_LONG ? MODES : MODES.slice(0, 1)).map((start) => ({ product, start }))))(
    'of $product are alive in each mode, from $start on, and leave the console empty',
    { timeout: 600_000 },
    async ({ product, start }) => {
      const all = pagesWithDemos().filter(isOf(product));
      const pages = IS_LONG ? all : all.filter((path) => STILL.includes(path));
      expect(pages).not.toEqual([]);
      const found: string[] = [];
      for (const path of pages) {
        const tell = (problem: string) => found.push(`${path}: ${problem}`);
        const { page, problems } = await open(path, start);
        const woken = await wakeDemos(page);
        await framesDrawn(page);
        if (STILL.includes(path)) for (const shift of await shiftsOf(page)) tell(`it moved: ${shift}`);
        for (const styling of ['tailwind', 'css']) {
          if ((await page.locator(`[data-act="styling"][data-value="${styling}"]`).count()) === 0) continue;
          await chooseStyling(page, styling);
          woken.push(...(await wakeDemos(page)));
        }
        if (woken.length !== (await page.locator('dg-island[name="Demo"]').count())) tell('a demo never showed');
        if (start === MODES[0]) woken.flatMap(differences).forEach(tell);
        for (const mode of IS_LONG ? [start] : [MODES[SEEN.indexOf(product) + 1] ?? start]) {
          await change(page, mode);
          for (const violation of await violations(page, RULES, '.dg-demo')) tell(`${mode}: ${violation}`);
        }
        for (const crash of await page.locator('[data-demo-crashed]').allInnerTexts()) tell(crash);
        for (const problem of problems) tell(problem);
        await page.context().close();
      }
      expect(found).toEqual([]);
    },
  );

  function open(path: string, [colorScheme, direction]: Mode) {
    return visit(browser(), own().origin + addressOf(path), {
      colorScheme,
      viewport: { width: 1280, height: 800 },
      prepare: async (page) => {
        await page.addInitScript((asked) => localStorage.setItem('mui-direction', asked), direction);
        await page.addInitScript(watchLayoutShifts);
      },
    });
  }
});

/** What is not as it was sent, or not as the browser alone renders it. */
function differences({ id, sent, live, renewed }: WokenDemo): string[] {
  const isChanged = CHANGED_BY_EFFECTS.some(([demo]) => demo.test(id));
  return [
    ...(sent === live || isChanged ? [] : [`${id} was sent as\n${sent}\nand is\n${live}`]),
    ...(renewed === live ? [] : [`${id} is\n${live}\nfrom the server and\n${renewed}\nfrom the browser alone`]),
  ];
}

const addressOf = (path: string) => `/${path.replace(/index\.html$/, '')}`;

/** Set by the script below. */
interface Shifts {
  readonly shifts: readonly string[];
}

/** Runs in the page, before anything else: notes what moved by itself, and how far. */
function watchLayoutShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '').slice(0, 80));
      if (entry.value >= 0.005) shifts.push(`${entry.value.toFixed(3)} ${moved.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Shifts).shifts);

/** As the reader's system and the settings panel do it. */
async function change(page: Page, [colorScheme, direction]: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
  await page.waitForFunction((scheme) => document.documentElement.style.colorScheme === scheme, colorScheme);
  // Components fade from colour to colour: what is in between is nobody's to read.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

function pagesWithDemos(): string[] {
  return [...own().files.keys()].filter(
    (path) =>
      path.endsWith('index.html') && !path.startsWith('demos/') && own().files.get(path)?.includes('data-demo='),
  );
}

/** Of one demo each. */
function demoPages(): string[] {
  return [...own().files.keys()].filter((path) => /^demos\/.*index\.html$/.test(path));
}
