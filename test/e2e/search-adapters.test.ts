// Sites whose config names another search: the same dialog, asked in a browser.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

const siteWith = (search: string) => {
  const root = sharedTempDir();
  const config = smallest['site.config.ts']?.replace("title: 'Acme',", `title: 'Acme', search: ${search},`) ?? '';
  beforeAll(() => writeFiles(root, { ...smallest, 'site.config.ts': config }));
  return servedSite(root);
};

const searchFor = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
};
const rows = (page: Page) => page.getByRole('option');
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 15_000 });

describeInBrowser('a search by config', (browser) => {
  const algolia = siteWith("{ provider: 'docsearch', appId: 'A1', apiKey: 'key', indexName: 'docs' }");
  const pagefind = siteWith("{ provider: 'pagefind' }");

  test('Algolia DocSearch is asked once a reader types, and nothing of it before', async () => {
    const hosts: string[] = [];
    const { page, requests } = await visit(browser(), `${algolia().origin}/ui/`, {
      prepare: (opened) =>
        opened.route('https://*.algolia.net/**', (route) => {
          hosts.push(new URL(route.request().url()).hostname);
          const hierarchy = { lvl0: 'Acme UI', lvl1: 'Button', lvl2: 'Usage' };
          const hit = { url: 'https://acme.example/ui/button/#usage', type: 'lvl2', hierarchy };
          const headers = { 'access-control-allow-origin': '*' };
          return route.fulfill({ headers, json: { hits: route.request().postData()?.includes('usage') ? [hit] : [] } });
        }),
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    expect(hosts).toEqual([]);
    await page.getByRole('combobox').fill('zz');
    await page.getByText('Nothing was found for “zz”.').waitFor();
    await page.getByRole('combobox').fill('usage');
    await soon(() => rows(page).allInnerTexts()).toEqual([expect.stringMatching(/^Usage\s+Section$/)]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${algolia().origin}/ui/button/#usage`);
    expect(new Set(hosts)).toEqual(new Set(['a1-dsn.algolia.net']));
    expect(requests.filter((path) => /search\.json|worker-/.test(path))).toEqual([]);
  });

  test('Pagefind is loaded from its folder, and told where it is missing', async () => {
    const { page } = await visit(browser(), `${pagefind().origin}/ui/`);
    await searchFor(page, 'usage');
    await page.getByText('The search could not be loaded.').waitFor();

    const folder = join(pagefind().folder, 'pagefind');
    await mkdir(folder);
    await writeFile(
      join(folder, 'pagefind.js'),
      `const page = { url: '/ui/button/', meta: { title: 'Button' }, excerpt: 'x', sub_results: [
        { title: 'Usage', url: '/ui/button/#usage', excerpt: '<mark>Press</mark> it.' }] };
      export const options = async () => {};
      export const init = async () => {};
      export const search = async () => ({ results: [{ data: async () => page }] });`,
    );
    await page.reload();
    await searchFor(page, 'press');
    await soon(() => rows(page).allInnerTexts()).toEqual([
      expect.stringMatching(/^Button\s+Page$/),
      expect.stringMatching(/^Usage\s+Section\s+Press it\.$/),
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ui\/button\/#usage/);
  });
});
