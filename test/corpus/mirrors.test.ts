// Mirrors of a large real documentation, read back by another parser: each has the headings and the props of its page.
import { fileURLToPath } from 'node:url';
import { toString as textOfNode } from 'mdast-util-to-string';
import { markdownToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { stripTags } from '../../src/lib/html.ts';
import type { BuildReport } from '../e2e/support/build-site.ts';
import { readFolder } from '../e2e/support/published.ts';
import { corpusFolder, hasCorpus } from '../support/corpus.ts';
import { runCli } from '../support/run-cli.ts';
import { structuredData, structuredDataProblems } from '../support/structured-data.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { xmlProblems } from '../support/xml-problems.ts';

const CONFIG = fileURLToPath(new URL('mirrors.config.ts', import.meta.url));

interface Parts {
  readonly headings: readonly string[];
  readonly rows: readonly string[];
}

/** Headings, and the first cell of each row of a table: letters alone, as spelling and signs differ. */
function readMarkdown(text: string): Parts {
  const found = { headings: [] as string[], rows: [] as string[] };
  const tree = markdownToMdast(text.replace(/^---\n.*?\n---\n/s, ''), { features: { frontmatter: false } });
  visit(tree, (node) => {
    if (node.type === 'heading') found.headings.push(letters(textOfNode(node)));
    if (node.type === 'tableRow' && node.children[0]) found.rows.push(letters(textOfNode(node.children[0])));
  });
  return found;
}

function readHtml(html: string): Parts {
  const [, article = ''] = /<article[^>]*>(.*)<\/article>/s.exec(html) ?? [];
  const inner = (pattern: RegExp) =>
    [...article.matchAll(pattern)].map(([, , part = '']) =>
      letters(stripTags(part.replace(/<span [^>]*aria-hidden.*?<\/span>/gs, ''))),
    );
  return {
    headings: inner(/<(h[1-6])(?: [^>]*)?>(.*?)<\/\1>/gs),
    rows: inner(/<(th) scope="row">(.*?)<\/\1>/gs),
  };
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

describe.skipIf(!hasCorpus)('mirrors of the corpus', () => {
  const out = sharedTempDir();
  let report: BuildReport;
  let files: ReadonlyMap<string, Buffer>;

  beforeAll(async () => {
    const args = ['build', '--root', corpusFolder, '--config', CONFIG, '--out', out, '--format', 'json', '--no-cache'];
    report = JSON.parse((await runCli(args)).stdout);
    files = await readFolder(out);
  });

  test('lose nothing, according to the build', () => {
    expect(report).toMatchObject({ ok: true, routes: 715 });
    expect(report.diagnostics.filter(({ code }) => code.startsWith('mirror/'))).toEqual([]);
  });

  test('are next to structured data and a sitemap as search engines require', async () => {
    const wrong: string[] = [];
    let things = 0;
    for (const [path, body] of files) {
      if (!path.endsWith('.html')) continue;
      for (const thing of structuredData(String(body))) {
        wrong.push(...structuredDataProblems(thing).map((problem) => `${path}: ${problem}`));
        things++;
      }
    }
    expect(wrong).toEqual([]);
    expect(things).toBeGreaterThan(1_000);
    expect(await xmlProblems(String(files.get('sitemap.xml')), 'sitemap')).toEqual([]);
  });

  test('have all headings and rows of their pages when they are parsed again', () => {
    let pages = 0;
    let rows = 0;
    const lost: string[] = [];
    for (const [path, body] of files) {
      const mirror = files.get(path.replace(/\/index\.html$/, '.md'));
      if (!path.endsWith('/index.html') || mirror === undefined) continue;
      const [page, found] = [readHtml(String(body)), readMarkdown(String(mirror))];
      if (page.headings.length === 0) continue; // A list that the build makes is no article.
      pages++;
      rows += page.rows.length;
      // The same headings in the same order; the mirror has the rows of all tables.
      if (page.headings.join() !== found.headings.join()) lost.push(`${path}: ${page.headings} ≠ ${found.headings}`);
      lost.push(...page.rows.filter((row) => !found.rows.includes(row)).map((row) => `${path}: ${row}`));
    }
    expect(lost).toEqual([]);
    expect(pages).toBe(715);
    expect(rows).toBeGreaterThan(5_000);
  });
});
