// API pages in a real browser: three views of one table, the filter, tabs, lists, and what they are without a script.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { apiSite } from './support/api-site.ts';
import { violations } from './support/axe.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { readPage } from './support/read-page.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
let built: Built;
let server: StaticServer;

beforeAll(async () => {
  await writeFiles(root, apiSite);
  built = await mustBuild(root, 'dist');
  server = await staticServer(`${root}/dist`);
});

const WIDE = '/ui/api/wide/';
const LONG = process.env.DOCS_GEN_LONG === '1';
const PAGES = [
  ...[WIDE, '/ui/api/', '/ui/api/use-button/', '/ui/api/table-size/', '/ui/api/data-grid/grid/'],
  ...['/ui/button/', '/base/button/', '/base/button/components-api/', '/base/button/hooks-api/', '/base/api/alone/'],
];

const htmlOf = (route: string) => readFile(`${root}/dist${route}index.html`, 'utf8');
const pageOf = async (route: string) => readPage(await htmlOf(route));

describe('a site with API pages', () => {
  test('has no mistake, and every page is valid HTML', async () => {
    expect(built.diagnostics).toEqual([]);
    for (const route of PAGES) {
      const html = await htmlOf(route);
      expect(await invalidHtml(html, route)).toEqual([]);
    }
  });

  test('links names in types to their pages, but not in strings, and not to the page itself', async () => {
    const html = await htmlOf('/ui/api/wide/');
    const cell = /id="wide-prop-size".*?dg-api-type">(.*?)<\/div>/s.exec(html)?.[1];
    expect(cell).toBe("'small' | 'medium' | <a href=\"/ui/api/table-size/\">TableSize</a> | 'TableSize'");
    const size = await htmlOf('/ui/api/table-size/');
    expect(/id="table-size-prop-owner".*?dg-api-type">(.*?)<\/div>/s.exec(size)?.[1]).toBe(
      'TableSize | <a href="/ui/api/wide/">Wide</a>',
    );
  });

  test('lists the pages that name a component as its demos, by their titles', async () => {
    const wide = await pageOf(WIDE);
    expect(wide.all('a', { href: '/ui/button/' }).map(({ text }) => text)).toContain('Wide things');
  });

  test('links inherited props to their rows, where there are such rows', async () => {
    const wide = await pageOf(WIDE);
    expect(wide.hrefs).toContain('/ui/api/paper/#paper-prop-elevation');
    expect(wide.hrefs.filter((href) => href.includes('gone'))).toEqual([]);
    expect(wide.all('summary').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Props of Paper 2', 'Props of Unknown 1']),
    );
  });

  test('folds a union that is too long, and shows all of it inside', async () => {
    const html = await htmlOf('/ui/api/wide/');
    const fold = /<details class="dg-api-long-type">(.*?)<\/details>/s.exec(html)?.[1] ?? '';
    expect(fold).toContain('60 values');
    expect(fold).toContain("'icon-of-number-60'");
  });

  test('keeps the section of a component page beside its real API page', async () => {
    const page = await pageOf('/ui/button/');
    const links = page.all('a').filter(({ attributes }) => attributes.href?.startsWith('/ui/api/'));
    expect(links.map(({ text, attributes }) => [text, attributes.href])).toEqual(
      expect.arrayContaining([
        ['<Paper />', '/ui/api/paper/'],
        ['<Wide />', '/ui/api/wide/'],
        ['useButton', '/ui/api/use-button/'],
      ]),
    );
  });

  test('has tabs on the page and on each tab, of which one is current', async () => {
    const hrefs = ['/base/button/', '/base/button/components-api/', '/base/button/hooks-api/'];
    for (const current of hrefs) {
      const { elements } = await pageOf(current);
      const tabs = elements.filter(
        ({ attributes, text }) =>
          /^(Demos|Components API|Hooks API)$/.test(text) && attributes.href && hrefs.includes(attributes.href),
      );
      const row = tabs.filter(({ attributes }) => !('data-mark' in attributes) && attributes.class === undefined);
      expect(row.map(({ attributes }) => attributes.href)).toEqual(hrefs);
      expect(
        row.filter(({ attributes }) => attributes['aria-current'] === 'page').map(({ attributes }) => attributes.href),
      ).toEqual([current]);
    }
    expect((await pageOf('/ui/button/')).all('nav', { class: 'dg-api-tabs' })).toEqual([]);
  });

  test('loads the script of rows on pages that have rows, and nowhere else', async () => {
    const scripts = async (route: string) =>
      (await pageOf(route)).all('script').filter(({ attributes }) => attributes.src?.includes('/api-rows-')).length;
    expect(
      await Promise.all([WIDE, '/base/button/components-api/', '/ui/button/', '/base/button/'].map(scripts)),
    ).toEqual([1, 1, 0, 0]);
  });
});

const rowsOf = (page: Page) => page.locator('.dg-api-rows').first();
const shown = (page: Page) =>
  rowsOf(page).evaluate(
    (box) => [...box.querySelectorAll('tbody > tr')].filter((row) => row.getClientRects().length > 0).length,
  );

describeInBrowser('API pages', (browser) => {
  test('change their view, keep it for all pages, and tell of it', async () => {
    const { page, problems } = await visit(browser(), server.origin + WIDE);
    expect(await rowsOf(page).getAttribute('data-view')).toBe('table');
    await page.getByRole('group', { name: 'View: Props of Wide' }).getByRole('radio', { name: 'Expanded' }).check();
    await expect.poll(() => rowsOf(page).getAttribute('data-view')).toBe('expanded');
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toMatchObject({ apiPage_props: 'expanded' });
    expect(kept).not.toHaveProperty('apiPage_slots');
    expect(await page.evaluate(() => window.docsGenEvents)).toEqual([
      { name: 'layout', params: { eventAction: 'props', eventLabel: 'expanded' } },
    ]);
    await page.goto(`${server.origin}/ui/api/paper/`);
    await expect.poll(() => rowsOf(page).getAttribute('data-view')).toBe('expanded');
    expect(await page.getByRole('radio', { name: 'Expanded' }).first().isChecked()).toBe(true);
    // The pages of a data grid have a default and a choice of their own.
    await page.goto(`${server.origin}/ui/api/data-grid/grid/`);
    await page.getByRole('radio', { name: 'Table' }).first().check();
    await expect
      .poll(() => page.evaluate(() => ({ ...localStorage })))
      .toMatchObject({
        apiPage_props: 'expanded',
        dataGrid_apiPage_props: 'table',
      });
    expect(problems).toEqual([]);
  });

  test.each([
    ['nonsense', 'table'],
    ['collapsed', 'collapsed'],
  ])('with %j kept show the view %s', async (kept, expected) => {
    const prepare = (page: Page) => page.addInitScript((value) => localStorage.setItem('apiPage_props', value), kept);
    const { page } = await visit(browser(), server.origin + WIDE, { prepare });
    await expect.poll(() => rowsOf(page).getAttribute('data-view')).toBe(expected);
  });

  test('open a closed row by its button, by its address, and by its name', async () => {
    const prepare = (page: Page) => page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
    const { page } = await visit(browser(), `${server.origin}${WIDE}#wide-prop-option60`, { prepare });
    const cell = (name: string) => page.locator(`#wide-prop-${name} > td`).first();
    await expect.poll(() => cell('option60').getAttribute('hidden')).toBe(null);
    expect(
      await page.locator('#wide-prop-option60').evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    expect(await cell('children').getAttribute('hidden')).toBe('until-found');
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

  test('filter their rows by name, say how many are left, and let go by Escape', async () => {
    const { page } = await visit(browser(), server.origin + WIDE);
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
    const { page, problems } = await visit(browser(), `${server.origin}/ui/api/`);
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
    const { page } = await visit(browser(), server.origin + WIDE, { javaScriptEnabled: false });
    expect(await page.locator('.dg-api-tools').first().isVisible()).toBe(false);
    expect(await page.locator('#wide-prop-option74').isVisible()).toBe(true);
  });

  test.each([360, 390, 1280, 1600])('fit a window of %i px in every view and direction', async (width) => {
    for (const view of ['table', 'expanded', 'collapsed'])
      for (const direction of ['ltr', 'rtl']) {
        const prepare = (page: Page) =>
          page.addInitScript(
            ([chosen = '', dir = '']) => {
              for (const part of ['props', 'slots', 'classes']) localStorage.setItem(`apiPage_${part}`, chosen);
              localStorage.setItem('mui-direction', dir);
            },
            [view, direction],
          );
        const { page } = await visit(browser(), server.origin + WIDE, { prepare, viewport: { width, height: 800 } });
        await expect.poll(() => rowsOf(page).getAttribute('data-view')).toBe(view);
        const wide = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth - innerWidth,
          cells: [...document.querySelectorAll('.dg-api-table :is(td, th)')].filter(
            (cell) => cell.scrollWidth > cell.clientWidth + 1,
          ).length,
        }));
        expect(wide).toEqual({ page: 0, cells: 0 });
      }
  });

  test.each(['light', 'dark'] as const)(
    'are accessible in the %s mode, and with another view of their rows',
    async (colorScheme) => {
      // A mode has other colours only: every second page, and a view of each, is a sample of both.
      const sample = PAGES.filter((_, index) => LONG || index % 2 === (colorScheme === 'light' ? 0 : 1));
      for (const route of sample) {
        const { page } = await visit(browser(), server.origin + route, { colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      const views = ['expanded', 'collapsed'].filter(
        (view) => LONG || (view === 'expanded') === (colorScheme === 'light'),
      );
      for (const view of views) {
        const prepare = (page: Page) =>
          page.addInitScript((chosen) => localStorage.setItem('apiPage_props', chosen), view);
        for (const width of [360, 1280]) {
          const { page } = await visit(browser(), server.origin + WIDE, {
            colorScheme,
            prepare,
            viewport: { width, height: 800 },
          });
          await expect.poll(() => rowsOf(page).getAttribute('data-view')).toBe(view);
          expect(await violations(page)).toEqual([]);
        }
      }
    },
  );
});
