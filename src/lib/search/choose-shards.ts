// Which texts a question needs: those that hold its rare words, and those of what its titles found.
import type { SearchQuery } from '../../model/search.ts';
import { type RankedProduct, rank, unpack } from './best.ts';
import type { ProductFiles } from './format.ts';
import type { Names } from './names.ts';
import type { Unit } from './question.ts';
import type { ShardWords } from './shards.ts';

export interface WantedShard {
  readonly names: Names;
  readonly shard: number;
  readonly path: string;
}

/** A question costs no more than these. */
export const MOST_SHARDS = 3;
/** What the texts of all titles together are worth, beside a word that few shards hold. */
const BY_TITLE = 2;
const TITLES_COUNTED = 12;

export interface ChooseOptions {
  readonly query: SearchQuery;
  readonly units: readonly Unit[];
  readonly wordsOf: (files: ProductFiles) => ShardWords | undefined;
}

/** `products`: as their names alone score them. */
export function chooseShards(
  products: readonly RankedProduct[],
  { query, units, wordsOf }: ChooseOptions,
): WantedShard[] {
  const { product: own, isOnly } = query;
  const asked = products.filter(({ names }) => !isOnly || own === null || names.product.id === own);
  const wanted = asked.map(({ names, weight: productWeight }) => {
    const weights = wordsOf(names.product)?.weigh(units) ?? new Map<number, number>();
    return names.product.shards.map((path, shard) => ({
      ...{ names, shard, path },
      weight: (weights.get(shard) ?? 0) * productWeight,
    }));
  });
  for (const key of rank(asked, () => true).subarray(0, TITLES_COUNTED)) {
    const { product, entry, score } = unpack(key);
    const names = asked[product]?.names;
    const found = wanted[product]?.[names?.pages[names.pageOf[entry] ?? 0]?.shard ?? 0];
    if (found) found.weight += (score * BY_TITLE) / TITLES_COUNTED;
  }
  // What has the same weight keeps the order of products and shards.
  return wanted
    .flat()
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SHARDS)
    .map(({ names, shard, path }) => ({ names, shard, path }));
}
