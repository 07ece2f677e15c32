// The tables of API pages: three views of one table, the filter, lists, room for all of it, and what they are without a script.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { API_PAGES, apiSite, WIDE } from './support/api-site.ts';
import { violations } from './support/axe.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';
import { fill, named, press, type WindowVisit, windowVisit } from './support/window-visit.ts';

const root = sharedTempDir();
beforeAll(() => writeFiles(root, apiSite));
const site = servedSite(root);

const VIEWS = ['table', 'expanded', 'collapsed'] as const;
/** A list, a hook, a type, and a component in a tab; the others are made of the same parts. */
const ONE_OF_EACH_KIND = ['/ui/api/', '/ui/api/use-button/', '/ui/api/table-size/', '/base/button/components-api/'];

const viewsIn = ({ document }: WindowVisit) =>
  [...document.querySelectorAll<HTMLElement>('.dg-api-rows')].map(({ dataset }) => dataset.view);
const radios = ({ document }: WindowVisit, value: (typeof VIEWS)[number]) =>
  document.querySelectorAll<HTMLInputElement>(`.dg-api-views input[value=${value}]`);
const chosen = (page: WindowVisit) => VIEWS.filter((view) => radios(page, view)[0]?.checked);
const shownRows = ({ document }: WindowVisit) =>
  document.querySelector('.dg-api-rows')?.querySelectorAll('tbody > tr:not([hidden])').length;

/** With what the reader has stored. `path`: of a page, with its hash. */
const open = (path: string, stored: Readonly<Record<string, string>> = {}, calls: string[] = []) =>
  windowVisit(site().folder, path, {
    prepare(window) {
      for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
      // As in browsers that find words in closed rows.
      Object.assign(window.HTMLElement.prototype, {
        onbeforematch: null,
        scrollIntoView(this: HTMLElement) {
          calls.push(this.id);
        },
      });
    },
  });

describe('API pages', () => {
  test('change their view, keep it for all pages, and tell of it', async () => {
    const page = await open(WIDE);
    expect([viewsIn(page)[0], chosen(page)]).toEqual(['table', ['table']]);
    const [group] = page.document.querySelectorAll('fieldset.dg-api-views');
    expect(group?.querySelector('legend')?.textContent).toBe('View: Props of Wide');
    if (group) named(group, 'input', 'Expanded').click();
    await page.idle();
    expect(viewsIn(page)[0]).toBe('expanded');
    const kept = (key: string) => page.window.localStorage.getItem(key);
    expect([kept('apiPage_props'), kept('apiPage_slots')]).toEqual(['expanded', null]);
    expect(page.window.docsGenEvents).toEqual([
      { name: 'layout', params: { eventAction: 'props', eventLabel: 'expanded' } },
    ]);
    await page.goTo('/ui/api/paper/');
    expect([viewsIn(page)[0], chosen(page)]).toEqual(['expanded', ['expanded']]);
    // The pages of a data grid have a default and a choice of their own.
    await page.goTo('/ui/api/data-grid/grid/');
    radios(page, 'table')[0]?.click();
    await page.idle();
    expect([kept('apiPage_props'), kept('dataGrid_apiPage_props')]).toEqual(['expanded', 'table']);
    expect(page.problems).toEqual([]);
  });

  test('show the table where nonsense is kept', async () => {
    const page = await open(WIDE, { apiPage_props: 'nonsense' });
    expect([viewsIn(page)[0], chosen(page)]).toEqual(['table', ['table']]);
  });

  test('show each view that was chosen while their script loads', async () => {
    const page = await open(WIDE);
    const choices = radios(page, 'expanded');
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) choice.click();
    expect(new Set(viewsIn(page))).toEqual(new Set(['table']));
    await page.idle();
    expect(new Set(viewsIn(page))).toEqual(new Set(['expanded']));
  });

  test('filter their rows by name and type, say how many are left, and let go by Escape', async () => {
    const page = await open(WIDE);
    const field = named<HTMLInputElement>(page.document, 'input', 'Filter by name or type: Props of Wide');
    const answer = () => [shownRows(page), page.document.querySelector('.dg-api-filter output')?.textContent];
    expect(shownRows(page)).toBe(80);
    field.focus();
    await page.idle();
    fill(field, 'Option7');
    expect(answer()).toEqual([5, '5 of 80']);
    fill(field, 'HTMLelement>, size: table');
    expect(answer()).toEqual([1, '1 of 80']);
    fill(field, 'icon-of-number-60'); // In a type that is folded.
    expect(answer()).toEqual([1, '1 of 80']);
    fill(field, 'nothing like it');
    expect(answer()).toEqual([0, 'Nothing here matches “nothing like it”.']);
    expect(page.document.querySelector<HTMLElement>('.dg-api-table')?.hidden).toBe(true);
    expect(press(field, 'Escape')).toBe(true);
    expect([field.value, ...answer()]).toEqual(['', 80, '']);
    // A row that is asked for is there.
    fill(field, 'size');
    expect(shownRows(page)).toBe(2); // `onResize` is the other one.
    page.window.location.hash = 'wide-prop-tabs';
    await page.idle();
    expect(shownRows(page)).toBe(80);
  });

  test('open closed rows by their button, their address, their name and the search of the browser', async () => {
    const scrolled: string[] = [];
    const page = await open(`${WIDE}#wide-prop-option60`, { apiPage_props: 'collapsed' }, scrolled);
    const row = (name: string) => page.document.querySelector(`#wide-prop-${name}`);
    const hidden = (name: string) => row(name)?.querySelector('td')?.getAttribute('hidden');
    expect([viewsIn(page)[0], hidden('option60'), hidden('children')]).toEqual(['collapsed', null, 'until-found']);
    expect(scrolled).toContain('wide-prop-option60'); // The rows above it are lower than when the browser went there.
    const button = named(page.document, 'button', 'Details of children');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.click();
    expect([button.getAttribute('aria-expanded'), hidden('children')]).toEqual(['true', null]);
    row('size')?.querySelector<HTMLElement>(':scope > th > a')?.click();
    expect(hidden('size')).toBe(null);
    expect(hidden('tabs')).toBe('until-found');
    row('tabs')
      ?.querySelector('td')
      ?.dispatchEvent(new page.window.Event('beforematch', { bubbles: true }));
    expect(hidden('tabs')).toBe(null);
    radios(page, 'table')[0]?.click();
    expect(page.document.querySelector('.dg-api-rows')?.querySelectorAll('td[hidden]')).toHaveLength(0);
  });

  test('list all pages of a product', async () => {
    const { document, problems } = await open('/ui/api/');
    const names = [...document.querySelectorAll('.dg-api-index a')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Grid', 'Paper', 'Wide', 'useButton', 'TableSize']);
    expect(problems).toEqual([]);
  });
});

/** In Chromium. */
const shown = (page: Page) =>
  page
    .locator('.dg-api-rows')
    .first()
    .evaluate((box) => [...box.querySelectorAll('tbody > tr')].filter((row) => row.getClientRects().length > 0).length);

describeInBrowser('tables of API pages', (browser) => {
  test('are whole without a script, and offer nothing that needs one', async () => {
    const { page } = await visit(browser(), site().origin + WIDE, { javaScriptEnabled: false });
    expect(await page.locator('.dg-api-tools').first().isVisible()).toBe(false);
    expect(await page.locator('#wide-prop-option74').isVisible()).toBe(true);
  });

  test('fit windows of all widths in every view and direction, and have no barrier', async () => {
    const { page } = await visit(browser(), site().origin + WIDE);
    const field = page.getByRole('searchbox', { name: 'Filter by name or type: Props of Wide' });
    await field.fill('Option7');
    await expect.poll(() => shown(page)).toBe(5);
    await field.press('Escape');
    expect(await shown(page)).toBe(80);
    const misfits: string[] = [];
    for (const view of VIEWS) {
      await showAs(page, view);
      for (const direction of ['ltr', 'rtl'])
        for (const width of IS_LONG ? [360, 390, 1280, 1600] : [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = await page.evaluate((dir) => {
            document.documentElement.dir = dir;
            const cells = [...document.querySelectorAll('.dg-api-table :is(td, th)')];
            return [
              ...(document.documentElement.scrollWidth > innerWidth ? ['page'] : []),
              ...cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.outerHTML),
            ];
          }, direction);
          misfits.push(...wide.map((what) => `${view} ${direction} ${width}: ${what.slice(0, 100)}`));
        }
    }
    expect(misfits).toEqual([]);

    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
    const found: string[] = [];
    const check = async (what: string) => {
      for (const violation of await violations(page)) found.push(`${what}: ${violation}`);
    };
    // A mode has other colors only: every second page, and a view of each, is a sample of both.
    const isInSample = (index: number, mode: string) => IS_LONG || index % 2 === (mode === 'light' ? 0 : 1);
    await leaveOneRowOfEachKind(page);
    for (const [index, view] of VIEWS.entries()) {
      await showAs(page, view);
      for (const colorScheme of ['light', 'dark'] as const) {
        if (!isInSample(index, colorScheme)) continue;
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: colorScheme === 'light' ? 360 : 1280, height: 800 });
        await check(`${WIDE} ${view} ${colorScheme}`);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [index, route] of (IS_LONG ? API_PAGES : ONE_OF_EACH_KIND).entries()) {
      if (route === WIDE) continue;
      await page.goto(site().origin + route);
      for (const colorScheme of ['light', 'dark'] as const) {
        if (!isInSample(index, colorScheme)) continue;
        await page.emulateMedia({ colorScheme });
        await check(`${route} ${colorScheme}`);
      }
    }
    expect(found).toEqual([]);
  });
});

/** In all tables of the page. */
async function showAs(page: Page, view: (typeof VIEWS)[number]): Promise<void> {
  for (const box of await page.getByRole('radio', { name: view, exact: false }).all()) await box.check();
  await expect.poll(() => viewsOf(page)).toEqual(new Set([view]));
}

/** Of all tables of the page. */
async function viewsOf(page: Page): Promise<Set<string | null>> {
  const tables = page.locator('.dg-api-rows');
  return new Set(await tables.evaluateAll((all) => all.map((rows) => rows.getAttribute('data-view'))));
}

/** The numbered options differ in their types, which are four, and in whether they have a default: in all, twelve kinds. */
function leaveOneRowOfEachKind(page: Page): Promise<void> {
  return page.evaluate(
    (first) => {
      for (let option = first; option <= 74; option++)
        document.getElementById(`wide-prop-option${String(option).padStart(2, '0')}`)?.remove();
    },
    IS_LONG ? 13 : 5,
  );
}
