// Pages that no author wrote: where they stand, and where they give way.
import { describe, expect, test } from 'vitest';
import { generatedPages } from '../../src/plan/generated.ts';
import { toNodes } from '../../src/tree/nodes.ts';
import { testSite } from '../support/site.ts';

interface Given {
  readonly config?: Readonly<Record<string, unknown>>;
  /** Rows of one group. */
  readonly rows?: number;
  /** Further pages, by route. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly overviews?: readonly string[];
}

/** `overview /ui/` */
function made({ config, rows = 2, pages = {}, files = [], overviews = [] }: Given = {}): string[] {
  const children = Array.from({ length: rows }, (_, i) => ({ pathname: `/ui/page-${i}/` }));
  const around = { known: new Set<string>(), drafts: new Set<string>(), elsewhere: [], at: { file: 'a' } };
  const tree = toNodes(rows === 0 ? [] : [{ pathname: '/ui/group', children }], {
    ...around,
    placeOf: () => around.at,
  });
  const written = { '/ui/page-0/': 'en', ...pages };
  return generatedPages({
    site: testSite(config),
    trees: new Map([['ui', { productId: 'ui', nodes: tree.nodes }]]),
    pages: new Map(Object.entries(written).map(([route, language]) => [route, { productKey: 'ui', language }])),
    overviews: new Set(overviews),
    assets: { publicPaths: new Set(files) },
  }).map(({ kind, path }) => `${kind} ${path}`);
}

describe('a start page', () => {
  test.each<[string, Given, string[]]>([
    ['stands where a product has none', {}, ['overview /ui/']],
    ['gives way to a page', { pages: { '/ui/': 'en' } }, []],
    ['gives way to a redirect', { config: { redirects: [{ from: '/ui/', to: '/ui/page-0/', status: 301 }] } }, []],
    [
      'gives way to a redirect with a pattern',
      { config: { redirects: [{ from: '/ui/*', to: '/a/', status: 301 }] } },
      [],
    ],
    ['gives way to a public file', { files: ['/ui/index.html'] }, []],
    ['gives way to another site', { config: { links: { elsewhere: ['/ui/'] } } }, []],
    ['is not made of nothing', { rows: 0 }, []],
  ])('%s', (_, given, expected) => {
    expect(made(given)).toEqual(expected);
  });

  test('stands in each language that the product speaks', () => {
    const config = { languages: ['en', 'zh', 'de'] };
    expect(made({ config, pages: { '/zh/ui/page-0/': 'zh' } })).toEqual(['overview /ui/', 'overview /zh/ui/']);
  });
});

describe('the list of all pages', () => {
  const index = { pages: { '/ui/': 'en' } };

  test('is made for a tree that does not stand whole in its pages', () => {
    expect(made({ ...index, rows: 119 })).toEqual([]);
    expect(made({ ...index, rows: 120 })).toEqual(['contents /ui/all-pages/']);
  });

  test('is made where a card of the start page leaves pages out', () => {
    expect(made({ rows: 7 })).toEqual(['overview /ui/', 'contents /ui/all-pages/']);
    expect(made({ ...index, rows: 7 })).toEqual([]);
    expect(made({ ...index, rows: 7, overviews: ['ui'] })).toEqual(['contents /ui/all-pages/']);
  });

  test('gives way to the author’s own', () => {
    expect(made({ rows: 120, pages: { '/ui/': 'en', '/ui/all-pages/': 'en' } })).toEqual([]);
  });
});
