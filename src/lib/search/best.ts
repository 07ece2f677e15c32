// The best of many scores, in one order for all: by score, then kind, then product, then place on the site.
import { SEARCH_KINDS } from './kinds.ts';
import type { Names } from './names.ts';
import type { Scores } from './score.ts';

export interface RankedProduct {
  readonly names: Names;
  readonly scores: Pick<Scores, 'entries' | 'values'>;
  /** What all its scores are multiplied with. */
  readonly weight: number;
}

export interface Best {
  /** Index among the products. */
  readonly product: number;
  readonly entry: number;
  readonly score: number;
}

/** Places of a key, which together stay below 2^53: 20 bits of score come before them. */
const ENTRIES = 2 ** 20;
const PRODUCTS = 2 ** 8;
const KINDS = 2 ** 4;
const SCORES = 2 ** 19;
/** What has the same name is shown so often; the rest of it comes behind all others. */
const OF_ONE_NAME = 3;

/** One number for each entry that was found: sorting numbers takes a tenth of the time of sorting objects. */
export function rank(products: readonly RankedProduct[], isWanted: (product: number, entry: number) => boolean) {
  const keys: number[] = [];
  products.forEach(({ names, scores: { entries, values }, weight }, product) => {
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at] ?? 0;
      if (!isWanted(product, entry)) continue;
      const kind = SEARCH_KINDS.indexOf(names.kinds[entry] ?? 'page');
      const rounded = Math.round((values[at] ?? 0) * weight * SCORES);
      keys.push(
        ((rounded * KINDS + (KINDS - 1 - kind)) * PRODUCTS + (PRODUCTS - 1 - product)) * ENTRIES +
          (ENTRIES - 1 - entry),
      );
    }
  });
  return new Float64Array(keys).sort().reverse();
}

/** The first of a ranking: a prop that twenty components have leaves room for other things. */
export function varied(
  ranked: Iterable<number>,
  { products, limit }: { readonly products: readonly Pick<RankedProduct, 'names'>[]; readonly limit: number },
): Best[] {
  const counts = new Map<string, number>();
  const first: Best[] = [];
  const rest: Best[] = [];
  for (const key of ranked) {
    const best = unpack(key);
    const name = `${best.product} ${products[best.product]?.names.nameOf[best.entry] ?? ''}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    if (count < OF_ONE_NAME) first.push(best);
    else if (rest.length < limit) rest.push(best);
    if (first.length >= limit) break;
  }
  return [...first, ...rest].slice(0, limit);
}

export function unpack(key: number): Best {
  const entry = ENTRIES - 1 - (key % ENTRIES);
  const rest = Math.floor(key / ENTRIES);
  const product = PRODUCTS - 1 - (rest % PRODUCTS);
  return { product, entry, score: Math.floor(rest / PRODUCTS / KINDS) / SCORES };
}
