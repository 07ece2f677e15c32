// Pages that no author wrote: a start page for a product without one, and the list of all pages where something leads there.
import { allPagesPath, groupAnchor } from '../lib/all-pages.ts';
import { matchRule } from '../lib/redirect-rules.ts';
import { shownPages, topicsOf } from '../lib/topics.ts';
import { isLargeTree } from '../lib/tree-size.ts';
import { isBelow, withLanguage } from '../lib/url.ts';
import { isNoIndex } from '../lib/versions.ts';
import type { Assets } from '../model/assets.ts';
import type { BuildPlan, GeneratedPage } from '../model/route.ts';
import type { Product, Site } from '../model/site.ts';
import type { PageTree } from '../model/tree.ts';
import { publishedFile } from './files.ts';
import { productIds } from './ids.ts';

export interface WrittenPages {
  readonly site: Site;
  readonly trees: ReadonlyMap<string, PageTree>;
  /** Pages of authors, by route. */
  readonly pages: ReadonlyMap<string, { readonly productKey: string; readonly language: string }>;
  /** Products with a page whose layout is `overview`. */
  readonly overviews: ReadonlySet<string>;
  readonly assets: Pick<Assets, 'publicPaths'>;
}

/** Sorted by path. What stands at an address already, in whatever form, is left alone. */
export function generatedPages(written: WrittenPages): GeneratedPage[] {
  const { site, trees, pages, overviews } = written;
  const languages = languagesOf(pages);
  const found = site.products.flatMap((product) => {
    const tree = trees.get(product.id);
    if (!tree || shownPages(tree.nodes).length === 0) return [];
    const spoken = site.languages.filter((language) => languages.get(product.id)?.has(language));
    const make = (kind: GeneratedPage['kind'], path: (language: string) => string): GeneratedPage[] => {
      if (isTaken(path(site.languages[0] ?? 'en'), written)) return [];
      const free = spoken.filter((language) => !isTaken(path(language), written));
      const alternates = free.map((language) => ({ language, path: path(language) }));
      const shared = {
        kind,
        productKey: product.id,
        alternates,
        ...productIds(path(site.languages[0] ?? 'en'), product),
      };
      return alternates.map((own) => ({ ...own, ...shared }));
    };
    const overview = make('overview', (language) => withLanguage(product.prefix, language, site.languages[0]));
    const hasOverview = overview.length > 0 || overviews.has(product.id);
    const isLinked = isLargeTree(tree) || (hasOverview && topicsOf(tree.nodes).some(({ whole }) => !whole));
    const contents = (language: string) => allPagesPath(product, language, site.languages[0]);
    return isLinked ? [...overview, ...make('contents', contents)] : overview;
  });
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Generated pages that readers search for, as files for crawlers see them. */
export function startPages({ generated, products }: Pick<BuildPlan, 'generated' | 'products'>) {
  return generated.flatMap((page) => {
    const noIndex = isNoIndex(products.get(page.productKey) ?? null);
    return page.kind === 'overview' ? [{ ...page, unlisted: false, noIndex, canonical: null, history: null }] : [];
  });
}

/** Sections that other pages may link to. */
export function generatedAnchors({ kind }: GeneratedPage, tree: PageTree | undefined): string[] {
  return kind === 'overview'
    ? []
    : topicsOf(tree?.nodes ?? []).flatMap(({ node }) => (node ? [groupAnchor(node)] : []));
}

/** Languages by product. */
function languagesOf(pages: WrittenPages['pages']): Map<Product['id'], Set<string>> {
  const languages = new Map<string, Set<string>>();
  for (const { productKey, language } of pages.values())
    languages.set(productKey, (languages.get(productKey) ?? new Set()).add(language));
  return languages;
}

function isTaken(path: string, { site, pages, assets }: WrittenPages): boolean {
  return (
    pages.has(path) ||
    publishedFile(path, assets) !== null ||
    isBelow(path, site.links.elsewhere) ||
    site.redirects.some(({ from }) => matchRule(from, path) !== null)
  );
}
