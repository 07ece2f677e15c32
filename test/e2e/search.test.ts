// The search of a built site, from what a reader types to the place that it leads to: the real index, the real worker, and a network that goes away.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { startWatching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { fixture } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

/** Five products, two languages, API pages, and a worker on 127.0.0.1. */
const family = servedSite(fixture('family'));

const field = (page: Page) => page.getByRole('combobox');
const rows = (page: Page) => page.getByRole('option');
const chip = (page: Page, name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name });
const status = (page: Page) => page.locator('.dg-search-status').innerText();
/** The machine of the tests may have much to do. */
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 15_000 });
const searchFor = async (page: Page, text: string) => {
  await page.keyboard.press('/');
  await field(page).fill(text);
};

describeInBrowser('the search of a built site', (browser) => {
  test('leads from a letter to the place on another page, and remembers', async () => {
    const { page, problems } = await visit(browser(), `${family().origin}/ui/start/`);
    await searchFor(page, 'button');
    await soon(() => rows(page).count()).toBeGreaterThan(2);
    await soon(() => status(page)).toMatch(/result.* · Family UI first$/);

    // What is searched stands there: all of it, the product of the page first.
    await soon(() => chip(page, /^All products/).getAttribute('aria-pressed')).toBe('true');
    expect(await chip(page, /^Family UI/).getAttribute('aria-pressed')).toBe('false');
    await chip(page, /^Family UI/).click();
    await soon(() => status(page)).not.toMatch(/first/);
    const crumbs = await page.locator('.dg-search-crumbs').allInnerTexts();
    expect(crumbs.filter((text) => !text.startsWith('Family UI'))).toEqual([]);
    await chip(page, 'Prop').click();
    await soon(async () => new Set(await page.locator('.dg-search-kind').allInnerTexts())).toEqual(new Set(['Prop']));
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await violations(page, undefined, '.dg-search')).toEqual([]);

    const first = page.locator('[role=option][aria-selected=true]');
    const href = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === href.split('#', 1)[0]);
    const id = decodeURIComponent(/#([^:]+)/.exec(href)?.[1] ?? '');
    expect(id).not.toBe('');
    await soon(() =>
      page.locator(`[id="${id}"]`).evaluate((row) => row.getBoundingClientRect().top < innerHeight),
    ).toBe(true);
    await page.keyboard.press('/');
    await soon(() => rows(page).allInnerTexts()).toEqual(['button']);

    // A text leads to its words.
    await field(page).fill('one way to start');
    await soon(() => rows(page).first().getAttribute('href')).toMatch(/^\/x\/react-data-grid\/editing\/#cells:~:text=/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/x\/react-data-grid\/editing\/#cells/);
    expect(await page.evaluate(() => location.hash)).toBe('#cells'); // The browser has taken the words.
    expect(problems).toEqual([]);
  });

  test('says that there is nothing, and what there is instead', async () => {
    const { page } = await visit(browser(), `${family().origin}/ui/start/`);
    await searchFor(page, 'buttonxxxxxx');
    await page.getByText('Nothing was found for “buttonxxxxxx”.').waitFor();
    await page.getByRole('button', { name: /^Search for “/ }).click();
    await soon(() => rows(page).count()).toBeGreaterThan(0);
  });

  test('searches pages in the language of the page', async () => {
    const { page } = await visit(browser(), `${family().origin}/zh/ui/button/`);
    await searchFor(page, (await page.locator('h1').innerText()).slice(0, 2));
    await soon(() => rows(page).first().getAttribute('href')).toMatch(/^\/zh\/ui\//);
  });

  test('an index that does not come is told, and tried again', async () => {
    const { page } = await visit(browser(), `${family().origin}/x/introduction/`, {
      prepare: (opened) => opened.route('**/search.json', (route) => route.fulfill({ status: 404 })),
      serviceWorkers: 'block',
    });
    await searchFor(page, 'grid');
    await page.getByText('The search could not be loaded.').waitFor();
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await soon(() => rows(page).count()).toBeGreaterThan(0);
  });

  test('answers without a network, where the reader never searched before', async () => {
    const server = await staticServer(family().folder);
    const { page } = await visit(browser(), `${server.origin}/ui/start/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.close();
    await searchFor(page, 'button');
    await soon(() => rows(page).count()).toBeGreaterThan(2);
    // Texts of pages are not held before they are asked for.
    await soon(() => status(page)).toBe('Names only: the texts of the pages could not be loaded.');
    await page.context().setOffline(true);
    await field(page).fill('grid');
    await soon(() => rows(page).first().getAttribute('href')).toMatch(/^\/x\//);
  });
});

const watched = sharedTempDir();
beforeAll(() => writeFiles(watched, smallest));

describeInBrowser('the search of a session', (browser) => {
  test('finds a heading that its author has just written, on the open page', async () => {
    const session = await startWatching(watched);
    onTestFinished(() => session.stop());
    const { page } = await visit(browser(), `${session.origin}/ui/button/`);
    // What is shown before the first run is over is loaded anew, and takes what was typed with it.
    const firstOf = async (text: string) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      const isOpen = await field(page)
        .fill(text, { timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
      return isOpen ? rows(page).first().innerText({ timeout: 2000 }).catch(String) : 'not open';
    };
    await soon(() => firstOf('usage')).toMatch(/^Usage/);
    const file = join(watched, 'content/ui/button/button.md');
    await writeFile(file, `${await readFile(file, 'utf8')}\n## Keyboard shortcuts\n\nThere are some.\n`);
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await soon(() => firstOf('keyboard')).toMatch(/^Keyboard shortcuts/);
  });
});
