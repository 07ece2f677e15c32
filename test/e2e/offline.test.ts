// The service worker in a browser: registered where the config says, and of use when the network is gone.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fixture, mustBuild } from './support/build-site.ts';
import { pageRest } from './support/page-rest.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

/** Its config names 127.0.0.1. */
const family = servedSite(fixture('family'));

describeInBrowser('the service worker', (browser) => {
  test('serves visited pages and the offline page when the network is gone', async () => {
    // A server of its own, to be taken away.
    const server = await staticServer(family().folder);
    const { page, problems } = await visit(browser(), `${server.origin}/ui/start/`);
    const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(script).toBe(`${server.origin}/sw.js`);
    await page.goto(`${server.origin}/ui/button/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(problems).toEqual([]);
    await server.close();

    await page.goto(`${server.origin}/ui/button/?again`);
    expect(await page.title()).toBe('Button - Family UI');
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px'); // With its styles.
    await page.locator('.dg-color-mode').click(); // And its scripts, those that were never asked for before included.
    await page.waitForFunction(() => localStorage.getItem('fam-mode') !== null);

    // The search answers too, which was never used before: with names, as texts of pages are not held before they are asked for.
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('button');
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(2);
    await expect
      .poll(() => page.locator('.dg-search-status').innerText())
      .toBe('Names only: the texts of the pages could not be loaded.');
    await page.context().setOffline(true);
    await page.getByRole('combobox').fill('grid');
    await expect.poll(() => page.getByRole('option').first().getAttribute('href')).toMatch(/^\/x\//);
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');

    await page.goto(`${server.origin}/ui/constructs/`);
    expect(await page.locator('h1').innerText()).toBe('You are offline');
    expect(new URL(page.url()).pathname).toBe('/ui/constructs/');
  });

  test('keeps its caches apart by base, and lives below it', async () => {
    const dir = tempDir();
    await mustBuild(fixture('family'), dir, { args: ['--base', '/docs/', '--no-cache'] });
    const server = await staticServer(dir, { base: '/docs/' });
    const { page, problems } = await visit(browser(), `${server.origin}/docs/ui/button/`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${server.origin}/docs/`);
    const caches = await page.evaluate(() => window.caches.keys());
    expect(caches).toEqual([expect.stringMatching(/^docs-gen:\/docs\/:[0-9a-f]{64}$/)]);
    expect(problems).toEqual([]);
    await server.close();
  });

  test('is nowhere unless the config names the host', async () => {
    const root = tempDir();
    await writeFiles(root, smallest);
    await mustBuild(root, 'dist');
    const server = await staticServer(join(root, 'dist'));
    let rest = async () => {};
    const prepare = async (page: Page) => {
      rest = pageRest(page);
    };
    const { page, requests } = await visit(browser(), `${server.origin}/ui/button/`, { prepare });
    await rest(); // A page registers its worker after its own files.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(requests.filter((path) => path.includes('sw.js') || path.includes('service-worker'))).toEqual([]);
    await server.close();
  });
});
