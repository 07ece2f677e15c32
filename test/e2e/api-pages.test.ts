// API pages as files: what they link to, what they fold, and which scripts they load.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { API_PAGES, apiSite, WIDE } from './support/api-site.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';

const root = sharedTempDir();
let built: Built;
let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  await writeFiles(root, apiSite);
  built = await mustBuild(root, 'dist');
  files = await readFolder(join(root, 'dist'));
});

const htmlOf = (route: string) => files.get(`${route.slice(1)}index.html`)?.toString('utf8') ?? '';
const pageOf = (route: string) => readPage(htmlOf(route));

describe('a site with API pages', () => {
  test('has no mistake, and every page is valid HTML', async () => {
    expect(built.diagnostics).toEqual([]);
    for (const route of API_PAGES) {
      const html = htmlOf(route);
      expect(await invalidHtml(html, route)).toEqual([]);
    }
  });

  test('links names in types to their pages, but not in strings, and not to the page itself', () => {
    const html = htmlOf(WIDE);
    const cell = /id="wide-prop-size".*?dg-api-type">(.*?)<\/div>/s.exec(html)?.[1];
    expect(cell).toBe(
      "<span class=\"s\">'small' | 'medium'</span> | " +
        '<span class="t"><a href="/ui/api/table-size/">TableSize</a></span> | <span class="s">\'TableSize\'</span>',
    );
    const size = htmlOf('/ui/api/table-size/');
    expect(/id="table-size-prop-owner".*?dg-api-type t">(.*?)<\/div>/s.exec(size)?.[1]).toBe(
      'TableSize | <a href="/ui/api/wide/">Wide</a>',
    );
  });

  test('lists the pages that name a component as its demos, by their titles', () => {
    const wide = pageOf(WIDE);
    expect(wide.all('a', { href: '/ui/button/' }).map(({ text }) => text)).toContain('Wide things');
  });

  test('links inherited props to their rows, where there are such rows', () => {
    const wide = pageOf(WIDE);
    expect(wide.hrefs).toContain('/ui/api/paper/#paper-prop-elevation');
    expect(wide.hrefs.filter((href) => href.includes('gone'))).toEqual([]);
    expect(wide.all('summary').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Props of Paper 2', 'Props of Unknown 1']),
    );
  });

  test('folds a union that is too long, and shows all of it inside', () => {
    const html = htmlOf(WIDE);
    const fold = /<details class="dg-api-long-type">(.*?)<\/details>/s.exec(html)?.[1] ?? '';
    expect(fold).toContain('60 values');
    expect(fold).toContain("'icon-of-number-60'");
  });

  test('keeps the section of a component page beside its real API page', () => {
    const page = pageOf('/ui/button/');
    const links = page.all('a').filter(({ attributes }) => attributes.href?.startsWith('/ui/api/'));
    expect(links.map(({ text, attributes }) => [text, attributes.href])).toEqual(
      expect.arrayContaining([
        ['<Paper />', '/ui/api/paper/'],
        ['<Wide />', '/ui/api/wide/'],
        ['useButton', '/ui/api/use-button/'],
      ]),
    );
  });

  test('has tabs on the page and on each tab, of which one is current', () => {
    const hrefs = ['/base/button/', '/base/button/components-api/', '/base/button/hooks-api/'];
    for (const current of hrefs) {
      const { elements } = pageOf(current);
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
    expect(pageOf('/ui/button/').all('nav', { class: 'dg-api-tabs' })).toEqual([]);
  });

  test('loads the script of rows on pages that have rows, and nowhere else', () => {
    const scripts = (route: string) =>
      pageOf(route)
        .all('script')
        .filter(({ attributes }) => attributes.src?.includes('/api-rows-')).length;
    expect([WIDE, '/base/button/components-api/', '/ui/button/', '/base/button/'].map(scripts)).toEqual([1, 1, 0, 0]);
  });
});
