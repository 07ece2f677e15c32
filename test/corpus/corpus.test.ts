// A large real documentation through the real command line: every page, every link, every warning accounted for.
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BuildReport } from '../e2e/support/build-site.ts';
import { readFolder } from '../e2e/support/published.ts';
import { readPage } from '../e2e/support/read-page.ts';
import { corpusFolder, hasCorpus } from '../support/corpus.ts';
import { runCli } from '../support/run-cli.ts';
import { sharedTempDir } from '../support/temp-dir.ts';

const CONFIG = fileURLToPath(new URL('site.config.ts', import.meta.url));

describe.skipIf(!hasCorpus)('the corpus', () => {
  const out = sharedTempDir();
  let report: BuildReport;
  let pages: ReadonlyMap<string, { readonly ids: readonly string[]; readonly hrefs: readonly string[] }>;

  beforeAll(async () => {
    const run = await runCli([
      'build',
      '--root',
      corpusFolder,
      '--config',
      CONFIG,
      '--out',
      out,
      '--format',
      'json',
      '--no-cache',
    ]);
    report = JSON.parse(run.stdout);
    const files = [...(await readFolder(out))].filter(([path]) => path.endsWith('.html'));
    // By address: `x/a/index.html` is `/x/a/`.
    pages = new Map(
      files.map(([path, html]) => {
        const { ids, hrefs } = readPage(html);
        return [`/${path.replace(/(^|\/)index\.html$/, '$1')}`, { ids, hrefs }];
      }),
    );
  });

  test('is built completely, without an error', () => {
    expect(report).toMatchObject({ ok: true, routes: 715 });
    // Beside the routes: the 404 page, the offline page, the page that leads from the root to the product, its start page,
    // and the list of all its pages.
    expect(pages.size).toBe(715 + 5);
  });

  test('gives these warnings and no others', () => {
    const counts: Record<string, number> = {};
    for (const { code, severity } of report.diagnostics) {
      expect([code, severity]).toEqual([code, 'warning']);
      counts[code] = (counts[code] ?? 0) + 1;
    }
    expect(counts).toEqual({
      // A page that names its `packageName` twice.
      'content/duplicate-key': 1,
      // The corpus holds the pages, not what they show: 1,509 demos (one of them in `_pages`) and 158 components.
      'demos/missing-file': 1667,
      // `"bg": "outline"`, where the name is `outlined`.
      'markdown/unknown-background': 10,
      // Addresses in the `demos` of API data without the slash at their end; they lead on all the same.
      'plan/link-not-canonical': 18,
      // Components in the front matter of a page without an API page; they are named without a link.
      'plan/missing-api-page': 3,
    });
  });

  test('has no id twice on a page', () => {
    const twice = [...pages].flatMap(([path, { ids }]) =>
      ids.length === new Set(ids).size ? [] : [[path, ids.filter((id, index) => ids.indexOf(id) !== index)]],
    );
    expect(twice).toEqual([]);
  });

  test('has no broken link: each has a page and an element as its target', () => {
    const ids = new Map([...pages].map(([path, page]) => [path, new Set(page.ids)]));
    let checked = 0;
    const dead: string[] = [];
    for (const [path, { hrefs }] of pages) {
      for (const href of hrefs) {
        const url = URL.canParse(href, `http://site${path}`) ? new URL(href, `http://site${path}`) : null;
        if (url === null) dead.push(`${path} → ${href}`);
        if (url?.origin !== 'http://site' || isElsewhere(url.pathname)) continue;
        checked++;
        const target = ids.get(decodeURI(url.pathname));
        const anchor = url.hash.slice(1);
        // A browser looks for the anchor as it is written first, then decoded.
        const isThere = anchor === '' || target?.has(anchor) || target?.has(decodeURIComponent(anchor));
        if (target === undefined || !isThere) dead.push(`${path} → ${href}`);
      }
    }
    expect(dead).toEqual([]);
    expect(checked).toBeGreaterThan(15_000);
  });
});

/** Parts of the real site that the corpus leaves out: `links.elsewhere` in its config. */
function isElsewhere(path: string): boolean {
  return ['/material-ui/', '/static/', '/blog/', '/system/', '/x/llms.txt'].some((prefix) => path.startsWith(prefix));
}
