// Sites with every kind of page, part of a page and service on and off: each pair of two settings is in a site that builds without a
// diagnostic, is valid HTML, and has no dead link.
import { describe, expect, test } from 'vitest';
import { EXCLUDED, FACTORS } from '../support/combined-site/factors.ts';
import { combinedSite } from '../support/combined-site.ts';
import { gitRepository } from '../support/git-repository.ts';
import { IS_LONG } from '../support/long-run.ts';
import { pairwise } from '../support/pairwise.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite } from './support/build-site.ts';
import { readPublished } from './support/published.ts';
import { siteProblems } from './support/site-problems.ts';

/** A site takes a second or two: the short run builds one in so many. */
const EACH = 8;
const ROWS = pairwise(FACTORS, EXCLUDED).map((row, index) => ({ row, index }));

describe('a site with one combination of page kinds, parts of pages and services', () => {
  test.for(ROWS.filter(({ index }) => IS_LONG || index % EACH === 0))(
    'builds and has no problem: number $index',
    async ({ row }) => {
      const root = tempDir();
      const { files, args } = combinedSite(row);
      if (row.lastUpdated === 'off') await writeFiles(root, files);
      else await gitRepository(root).commit(files);

      const { ok, diagnostics } = await buildSite(root, 'dist', { args });
      expect({ ok, diagnostics }, JSON.stringify(row)).toEqual({ ok: true, diagnostics: [] });
      const place = { origin: 'https://acme.example', base: row.base };
      expect(await siteProblems(await readPublished(`${root}/dist`), place), JSON.stringify(row)).toEqual([]);
    },
  );
});
