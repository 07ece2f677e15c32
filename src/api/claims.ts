// Which pages of authors are about which API page, from `components` and `hooks` in their front matter.

import { groupBy } from '../lib/groups.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import { withoutEnd } from '../lib/without-end.ts';
import type { PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { ApiEntry } from './routes.ts';

/** What a page names. */
export interface PageClaim {
  readonly route: string;
  readonly productKey: string;
  readonly productId: string | undefined;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** The page's own, for the tabs that it may get. */
  readonly title: string;
}

/** Of pages in the first language, the first of each file. Plain data: the same as long as no front matter says another thing. */
export function pageClaims(pages: readonly PageSource[], { languages }: Pick<Site, 'languages'>): PageClaim[] {
  return pages.flatMap(({ route, productKey, frontMatter, language, primary, text }) => {
    const { components, hooks, productId, title } = frontMatter;
    if (components.length + hooks.length === 0 || !primary || language !== languages[0]) return [];
    const written = /^# +(.*)$/m.exec(text)?.[1];
    const heading = written === undefined ? (components[0] ?? hooks[0] ?? '') : withoutEnd(written, ' #');
    return [{ route, productKey, productId, components, hooks, title: title ?? heading.replaceAll('`', '') }];
  });
}

export type EntryName = Pick<ApiEntry, 'route' | 'productKey' | 'page' | 'name' | 'extracted'>;

/** Routes of pages, by the route of the API page that they name: those of its own product first. */
export function claimsByEntry(
  claims: readonly PageClaim[],
  entries: readonly EntryName[],
  { products }: Pick<Site, 'products'>,
): Map<string, readonly string[]> {
  const byName = groupBy(entries, entryKebab);
  // `Dialog` stands for `Dialog.Root`, unless it is a component.
  const byWhole = groupBy(entries, ({ name }) => (name?.includes('.') ? kebabCase(name.split('.')[0] ?? '') : null));
  const ids = new Set(products.map(({ id }) => id));
  const found = new Map<string, PageClaim[]>();
  for (const claim of claims)
    for (const name of [...claim.components, ...claim.hooks]) {
      const entry = meantEntry(byName.get(kebabCase(name)) ?? byWhole.get(kebabCase(name)) ?? [], claim, ids);
      const others = entry && (found.get(entry.route) ?? []);
      if (entry && others && !others.includes(claim)) found.set(entry.route, [...others, claim]);
    }
  const productOf = new Map(entries.map(({ route, productKey }) => [route, productKey]));
  return new Map(
    [...found].map(([route, pages]) => {
      const isForeign = ({ productKey }: PageClaim) => Number(productKey !== productOf.get(route));
      const sorted = [...pages].sort((a, b) => isForeign(a) - isForeign(b) || (a.route < b.route ? -1 : 1));
      return [route, sorted.map((page) => page.route)];
    }),
  );
}

/** `data-grid` of `api/data-grid/data-grid.json` is that of `DataGrid`. */
export function entryKebab({ route, extracted }: EntryName): string {
  return extracted === null ? (route.split('/').at(-2) ?? '') : kebabCase(extracted.name);
}

/** Of the product that the page names, else of its own; of another one where there is no doubt. */
function meantEntry(
  entries: readonly EntryName[],
  { productId, productKey }: PageClaim,
  products: ReadonlySet<string>,
): EntryName | undefined {
  const wanted = productId !== undefined && products.has(productId) ? productId : productKey;
  const own = entries.filter((entry) => entry.productKey === wanted);
  // `x-charts` is the part `charts` of the product `x`.
  const part = `/api/${productId?.slice(productId.indexOf('-') + 1)}/`;
  return own.find(({ route }) => route.includes(part)) ?? own[0] ?? (entries.length === 1 ? entries[0] : undefined);
}
