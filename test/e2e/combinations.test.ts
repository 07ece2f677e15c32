// Sites with every kind of page, part of a page and service on and off: each pair of two settings is in a site that builds without a
// diagnostic, is valid HTML, has no dead link, and runs without an error in the console.
import { describe, expect, test } from 'vitest';
import { EXCLUDED, FACTORS, type SiteRow } from '../support/combined-site/factors.ts';
import { traceProblems } from '../support/combined-site/traces.ts';
import { combinedSite } from '../support/combined-site.ts';
import { gitRepository } from '../support/git-repository.ts';
import { IS_LONG } from '../support/long-run.ts';
import { pairwise } from '../support/pairwise.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite } from './support/build-site.ts';
import { readPublished } from './support/published.ts';
import { siteProblems } from './support/site-problems.ts';
import { stopLongTimers, WINDOW_ORIGIN, windowVisit } from './support/window-visit.ts';

/** A site takes seconds: the short run builds the first ones, which have the most settings that no site before them has. */
const SHORT = 2;
const ROWS = pairwise(FACTORS, EXCLUDED).map((row, index) => ({ row, number: index + 1 }));

describe('a site with one combination of page kinds, parts of pages and services', () => {
  test.for(ROWS.filter(({ number }) => IS_LONG || number <= SHORT))(
    'has no problem: number $number',
    async ({ row }) => {
      const root = tempDir();
      const { files, args } = combinedSite(row);
      if (row.lastUpdated === 'off') await writeFiles(root, files);
      else await gitRepository(root).commit(files);

      const out = `dist${row.base}`;
      const { ok, diagnostics } = await buildSite(root, out, { args });
      expect({ ok, diagnostics }, JSON.stringify(row)).toEqual({ ok: true, diagnostics: [] });
      const place = { origin: 'https://acme.example', base: row.base };
      const published = await readPublished(`${root}/${out}`);
      expect(traceProblems(row, published), JSON.stringify(row)).toEqual([]);
      expect(await siteProblems(published, place), JSON.stringify(row)).toEqual([]);
      expect(await consoleProblems(`${root}/dist`, row), JSON.stringify(row)).toEqual([]);
    },
  );
});

/** Of the page with all parts, once each of its buttons was pressed. */
async function consoleProblems(folder: string, { base }: SiteRow): Promise<readonly string[]> {
  const hosts = { ...HOSTS, [`${WINDOW_ORIGIN}${base}pagefind/pagefind.js`]: PAGEFIND };
  const page = await windowVisit(folder, `${base}ui/button/`, { hosts, prepare: stopLongTimers });
  for (const button of page.document.querySelectorAll<HTMLElement>('button, summary')) button.click();
  await page.idle();
  return page.problems;
}

/** What the services of the sites answer. */
const HOSTS = {
  'https://www.googletagmanager.com/gtag/js?id=G-ACME1': '',
  'https://plausible.io/js/script.manual.js': '',
  'https://news.example/news.json': '[]',
};
const PAGEFIND = `export const init = async () => {};
export const options = init;
export const search = async () => ({ results: [] });
`;
