// Sites whose config names another search: the same dialog, and who is asked.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { pressInSearch, rowTexts, searchField, searchFor } from './support/window-search.ts';
import { press, WINDOW_ORIGIN, windowVisit } from './support/window-visit.ts';

const siteWith = (search: string) => {
  const root = sharedTempDir();
  const config = smallest['site.config.ts']?.replace("title: 'Acme',", `title: 'Acme', search: ${search},`) ?? '';
  beforeAll(() => writeFiles(root, { ...smallest, 'site.config.ts': config }));
  return servedSite(root);
};

describe('a search by config', () => {
  const algolia = siteWith("{ provider: 'docsearch', appId: 'A1', apiKey: 'key', indexName: 'docs' }");
  const pagefind = siteWith("{ provider: 'pagefind' }");

  test('Algolia DocSearch is asked once a reader types, and nothing of it before', async () => {
    const host = 'https://a1-dsn.algolia.net/1/indexes/docs/query?x-algolia-application-id=A1&x-algolia-api-key=key';
    const hierarchy = { lvl0: 'Acme UI', lvl1: 'Button', lvl2: 'Usage' };
    const hit = { url: 'https://acme.example/ui/button/#usage', type: 'lvl2', hierarchy };
    const answer = (body: string) => JSON.stringify({ hits: body.includes('usage') ? [hit] : [] });
    const page = await windowVisit(algolia().folder, '/ui/', { hosts: { [host]: answer } });
    const asked = () => page.requests.filter((path) => path.startsWith('https:'));
    press(page.document.body, 'k', { ctrlKey: true });
    await page.idle();
    expect(searchField(page).value).toBe('');
    expect(asked()).toEqual([]);
    await searchFor(page, 'zz');
    expect(page.document.querySelector('.dg-search-message')?.textContent).toContain('Nothing was found for “zz”.');
    await searchFor(page, 'usage');
    expect(rowTexts(page)).toEqual(['Usage Section']);
    await pressInSearch(page, 'Enter');
    expect(page.window.location.href).toBe(`${WINDOW_ORIGIN}/ui/button/#usage`);
    expect(new Set(asked())).toEqual(new Set([host]));
    expect(page.requests.filter((path) => /search\.json|worker-/.test(path))).toEqual([]);
    expect(page.problems).toEqual([]);
  });

  test('Pagefind is loaded from its folder, and told where it is missing', async () => {
    const page = await windowVisit(pagefind().folder, '/ui/');
    await searchFor(page, 'usage');
    expect(page.document.querySelector('.dg-search-message')?.textContent).toContain('The search could not be loaded.');

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
    await page.goTo('/ui/');
    await searchFor(page, 'press');
    expect(rowTexts(page)).toEqual(['Button Page', expect.stringMatching(/^Usage Section ?Press it\.$/)]);
    await pressInSearch(page, 'ArrowDown');
    await pressInSearch(page, 'Enter');
    expect(page.window.location.pathname).toBe('/ui/button/');
    expect(page.window.location.hash).toMatch(/^#usage/);
  });
});
