// The tables of API pages in a real browser: three views of one table, the filter, lists, and what they are without a script.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser, describeInWholeBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { API_PAGES, apiSite, WIDE } from './support/api-site.ts';
import { violations } from './support/axe.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
beforeAll(() => writeFiles(root, apiSite));
const site = servedSite(root);

const VIEWS = ['table', 'expanded', 'collapsed'] as const;

const rowsOf = (page: Page) => page.locator('.dg-api-rows').first();
const shown = (page: Page) =>
  rowsOf(page).evaluate(
    (box) => [...box.querySelectorAll('tbody > tr')].filter((row) => row.getClientRects().length > 0).length,
  );

describeInBrowser('API pages', (browser) => {
  test('change their view, keep it for all pages, and tell of it', async () => {
    const { page, problems } = await visit(browser(), site().origin + WIDE);
    expect(await rowsOf(page).getAttribute('data-view')).toBe('table');
    await page.getByRole('group', { name: 'View: Props of Wide' }).getByRole('radio', { name: 'Expanded' }).check();
    await expect.poll(() => rowsOf(page).getAttribute('data-view')).toBe('expanded');
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toMatchObject({ apiPage_props: 'expanded' });
    expect(kept).not.toHaveProperty('apiPage_slots');
    expect(await page.evaluate(() => window.docsGenEvents)).toEqual([
      { name: 'layout', params: { eventAction: 'props', eventLabel: 'expanded' } },
    ]);
    await page.goto(`${site().origin}/ui/api/paper/`);
    await expect.poll(() => rowsOf(page).getAttribute('data-view')).toBe('expanded');
    expect(await page.getByRole('radio', { name: 'Expanded' }).first().isChecked()).toBe(true);
    // The pages of a data grid have a default and a choice of their own.
    await page.goto(`${site().origin}/ui/api/data-grid/grid/`);
    await page.getByRole('radio', { name: 'Table' }).first().check();
    await expect
      .poll(() => page.evaluate(() => ({ ...localStorage })))
      .toMatchObject({
        apiPage_props: 'expanded',
        dataGrid_apiPage_props: 'table',
      });
    expect(problems).toEqual([]);
  });

  test('show the table where nonsense is kept', async () => {
    const prepare = (page: Page) => page.addInitScript(() => localStorage.setItem('apiPage_props', 'nonsense'));
    const { page } = await visit(browser(), site().origin + WIDE, { prepare });
    await page.getByRole('group', { name: 'View: Props of Wide' }).getByRole('radio', { name: 'Table' }).waitFor();
    expect(await rowsOf(page).getAttribute('data-view')).toBe('table');
    expect(await page.getByRole('radio', { name: 'Table' }).first().isChecked()).toBe(true);
  });

  test('show each view that was chosen while their script loads', async () => {
    const { page } = await visit(browser(), site().origin + WIDE);
    let sendScripts = () => {};
    const sent = new Promise<void>((resolve) => {
      sendScripts = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await sent;
      await route.continue();
    });
    const choices = await page.getByRole('radio', { name: 'expanded', exact: false }).all();
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) await choice.check();
    expect(await viewsOf(page)).toEqual(new Set(['table']));
    sendScripts();
    await expect.poll(() => viewsOf(page)).toEqual(new Set(['expanded']));
  });

  test('filter their rows by name, say how many are left, and let go by Escape', async () => {
    const { page } = await visit(browser(), site().origin + WIDE);
    const field = page.getByRole('searchbox', { name: 'Filter by name: Props of Wide' });
    const answer = page.locator('.dg-api-filter output').first();
    expect(await shown(page)).toBe(80);
    await field.fill('Option7');
    await expect.poll(() => shown(page)).toBe(5);
    expect(await answer.textContent()).toBe('5 of 80');
    await field.fill('nothing like it');
    expect(await shown(page)).toBe(0);
    expect(await answer.textContent()).toBe('Nothing here has “nothing like it” in its name.');
    await field.press('Escape');
    expect(await field.inputValue()).toBe('');
    expect(await shown(page)).toBe(80);
    expect(await answer.textContent()).toBe('');
    // A row that is asked for is there.
    await field.fill('size');
    await page.evaluate(() => {
      location.hash = 'wide-prop-tabs';
    });
    await expect.poll(() => shown(page)).toBe(80);
  });

  test('list all pages of a product', async () => {
    const { page, problems } = await visit(browser(), `${site().origin}/ui/api/`);
    expect(await page.locator('.dg-api-index a').allTextContents()).toEqual([
      'Grid',
      'Paper',
      'Wide',
      'useButton',
      'TableSize',
    ]);
    expect(problems).toEqual([]);
  });

  test('are whole without a script, and offer nothing that needs one', async () => {
    const { page } = await visit(browser(), site().origin + WIDE, { javaScriptEnabled: false });
    expect(await page.locator('.dg-api-tools').first().isVisible()).toBe(false);
    expect(await page.locator('#wide-prop-option74').isVisible()).toBe(true);
  });

  test('fit windows of all widths in every view and direction', async () => {
    const { page } = await visit(browser(), site().origin + WIDE);
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
  });

  test('are accessible in both modes, and with every view of their rows', async () => {
    const { page } = await visit(browser(), site().origin + WIDE, { viewport: { width: 360, height: 800 } });
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
    for (const [index, route] of API_PAGES.entries()) {
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

/** The numbered options come in twelve kinds: by their types, and whether they have a default. */
function leaveOneRowOfEachKind(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let option = 13; option <= 74; option++) document.getElementById(`wide-prop-option${option}`)?.remove();
  });
}

describeInWholeBrowser('closed rows of API tables', (browser) => {
  test('open by their button, their address, and their name', async () => {
    const prepare = (page: Page) => page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
    const { page } = await visit(browser(), `${site().origin}${WIDE}#wide-prop-option60`, { prepare });
    const cell = (name: string) => page.locator(`#wide-prop-${name} > td`).first();
    await expect.poll(() => cell('option60').getAttribute('hidden')).toBe(null);
    expect(
      await page.locator('#wide-prop-option60').evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    expect(await cell('children').getAttribute('hidden')).toBe('until-found');
    expect(await rowsOf(page).getAttribute('data-view')).toBe('collapsed');
    const button = page.getByRole('button', { name: 'Details of children' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await cell('children').getAttribute('hidden')).toBe(null);
    await page.locator('#wide-prop-size > th > a').click();
    expect(await cell('size').getAttribute('hidden')).toBe(null);
    await page.getByRole('radio', { name: 'Table' }).first().check();
    expect(await page.locator('.dg-api-rows').first().locator('td[hidden]').count()).toBe(0);
  });
});
