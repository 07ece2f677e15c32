// Where the search looks and for what: one product or all of them, some kinds or all.
import type { SearchTexts } from '../../lib/search-texts.ts';
import type { SearchAnswer, SearchKind, SearchQuery } from '../../model/search.ts';
import { makeChips } from './chips.ts';
import type { Make } from './make.ts';

export interface FiltersOptions {
  readonly texts: SearchTexts;
  /** Product of the page, which comes first in all of them; null: none. */
  readonly product: string | null;
  /** Names of products by id. */
  readonly products: Readonly<Record<string, string>>;
}

export interface Filters {
  /** Row of products; null: one alone is nothing to choose from. */
  readonly scope: HTMLElement | null;
  readonly kinds: HTMLElement;
  chosen(): Pick<SearchQuery, 'product' | 'isOnly' | 'kinds'>;
  isOn(): boolean;
  clear(): void;
  /** null: nothing is asked. */
  show(counts: SearchAnswer['counts'] | null): void;
}

/** Value of the chip for all products: no id is empty. */
const ALL = '';
/** A count that grows must not push its neighbors. */
const MOST_COUNTED = 99;

export function makeFilters(make: Make, options: FiltersOptions, onChange: () => void): Filters {
  const { texts, product, products } = options;
  let only: string | null = null;
  const kinds = new Set<SearchKind>();
  /** A kind that was found once keeps its place in the row. */
  const seen = new Set<SearchKind>();

  const scope = makeChips(make, { label: texts.productFilter, labels: scopeLabels(options) }, (id) => {
    only = id === ALL || id === only ? null : id;
    onChange();
  });
  const kindChips = makeChips(make, { label: texts.kindFilter, labels: texts.kinds }, (value) => {
    const kind = value as SearchKind; // The table of words has exactly these keys.
    if (!kinds.delete(kind)) kinds.add(kind);
    onChange();
  });

  const show = (counts: SearchAnswer['counts'] | null): void => {
    const all = Object.values(counts?.products ?? {}).reduce((sum, count) => sum + count, 0);
    scope.show((id) => {
      const count = id === ALL ? all : (counts?.products[id] ?? 0);
      return {
        isPressed: only === (id === ALL ? null : id),
        count: counts === null ? '' : count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count),
        isFaint: counts !== null && count === 0,
      };
    });
    kindChips.show((value) => {
      const kind = value as SearchKind; // The same.
      const count = counts?.kinds[kind] ?? 0;
      if (count > 0) seen.add(kind);
      if (counts === null || !seen.has(kind)) return null;
      return { isPressed: kinds.has(kind), count: '', isFaint: count === 0 };
    });
  };

  return {
    scope: Object.keys(products).length > 1 ? scope.element : null,
    kinds: kindChips.element,
    chosen: () => ({
      product: only ?? product,
      isOnly: only !== null,
      kinds: kinds.size === 0 ? null : [...kinds],
    }),
    isOn: () => only !== null || kinds.size > 0,
    clear() {
      only = null;
      kinds.clear();
    },
    show,
  };
}

/** All of them, the page's own, the others as the config has them. */
function scopeLabels({ texts, product, products }: FiltersOptions): Readonly<Record<string, string>> {
  const own = product === null ? undefined : products[product];
  return {
    [ALL]: texts.allProducts,
    ...(product !== null && own !== undefined ? { [product]: own } : {}),
    ...products,
  };
}
