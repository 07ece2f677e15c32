// The real pages, counted. The numbers are those of the reference's own parser on the same files.
import { beforeAll, describe, expect, test } from 'vitest';
import { readFrontMatter } from '../../src/content/front-matter.ts';
import { toSlug } from '../../src/markdown/slug.ts';
import { pageCompiler, type TestPage } from '../support/compile-page.tsx';
import { corpusFiles, hasCorpus } from '../support/corpus.ts';
import { testSite } from '../support/site.ts';

describe.skipIf(!hasCorpus)('the 381 real pages', () => {
  const pages: TestPage[] = [];

  beforeAll(async () => {
    const site = testSite({ products: [{ id: 'x', prefix: '/x/', name: 'X', contentDir: 'content' }] });
    const files = corpusFiles();
    const compile = await pageCompiler(site);
    for (const { name, text } of files) {
      const { value } = readFrontMatter(name, text);
      const route = `/x/${name.replace(/\.md$/, '/')}`;
      pages.push(await compile(text, { source: { ...value, name, file: name, route, productKey: 'x' } }));
    }
  });

  const count = (size: (page: TestPage) => number) => pages.reduce((sum, page) => sum + size(page), 0);

  test('all compile', () => {
    expect(pages).toHaveLength(381);
  });

  test('1,508 demo and 158 component directives', () => {
    expect(count(({ page }) => page.demos.length)).toBe(1508);
    expect(count(({ page }) => page.components.length)).toBe(158);
  });

  test('every directive has its place in the body, once', () => {
    for (const { page } of pages) {
      const indexes = (kind: 'demo' | 'component') =>
        page.body.parts().flatMap((part) => (part.kind === kind ? [part.index] : []));
      expect(indexes('demo')).toEqual(page.demos.map((_, i) => i));
      expect(indexes('component')).toEqual(page.components.map((_, i) => i));
    }
  });

  test('2,334 second and 1,476 third-level entries, 166 API sections', () => {
    expect(count(({ page }) => page.toc.filter(({ depth }) => depth === 2).length)).toBe(2334);
    expect(count(({ page }) => page.toc.filter(({ depth }) => depth === 3).length)).toBe(1476);
    expect(pages.filter(({ page }) => page.apiSection !== null)).toHaveLength(166);
  });

  test('55 ids that end in a number on 31 pages, 53 of them on 30 pages because another had it first', () => {
    const numbered = pages.map(({ page }) => page.toc.filter(({ id }) => /-\d+$/.test(id)));
    expect(numbered.flat()).toHaveLength(55);
    expect(numbered.filter((entries) => entries.length > 0)).toHaveLength(31);
    const repeated = pages.map(({ page }) => page.toc.filter(({ id, text }) => id !== toSlug(text, new Map())));
    expect(repeated.flat()).toHaveLength(53);
    expect(repeated.filter((entries) => entries.length > 0)).toHaveLength(30);
  });

  test('no id stands twice on a page', () => {
    for (const { html, page } of pages) {
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      for (const { id } of page.toc) if (id !== page.apiSection?.id) expect(ids).toContain(id);
    }
  });

  test('ten unknown backgrounds, and nothing else to report', () => {
    const codes: Record<string, number> = {};
    for (const { code } of pages.flatMap(({ diagnostics }) => diagnostics)) codes[code] = (codes[code] ?? 0) + 1;
    expect(codes).toEqual({ 'markdown/unknown-background': 10 });
  });

  test('every page has its title, its heading and its description', () => {
    expect(pages.filter(({ page }) => page.title === '' || page.description === '' || !page.hasHeading)).toEqual([]);
  });

  test('nothing of the dialect, of our placeholders or of the hidden markers is left in a page', () => {
    for (const { html } of pages) {
      const bare = html.replace(/<pre.*?<\/pre>|<code>.*?<\/code>/gs, '');
      expect(bare).not.toMatch(/:::|\{\{&quot;|<\?|&lt;\?|\0|<codeblock|dg-slot|<featurelist/i);
      expect(bare).not.toMatch(/<script|<link|\son\w+=/);
    }
  });

  test('652 callouts and 14 tab groups', () => {
    expect(count(({ html }) => html.match(/<aside class="dg-callout/g)?.length ?? 0)).toBe(652);
    expect(count(({ html }) => html.match(/<div data-tabs=/g)?.length ?? 0)).toBe(14);
  });
});
