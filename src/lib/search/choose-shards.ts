// Which texts a question needs: those of pages that hold most of its words, and those of what its titles found.
import type { SearchQuery } from '../../model/search.ts';
import { type RankedProduct, rank, unpack } from './best.ts';
import type { ProductFiles } from './format.ts';
import type { Names } from './names.ts';
import type { PageWords } from './page-words.ts';
import type { Unit } from './question.ts';

export interface WantedShard {
  readonly names: Names;
  readonly shard: number;
  readonly path: string;
}

/** A question costs no more than these. */
export const MOST_SHARDS = 3;
/** What the texts of all titles together are worth, beside a page that holds all words. */
const BY_TITLE = 2;
const TITLES_COUNTED = 12;

export interface ChooseOptions {
  readonly query: SearchQuery;
  readonly units: readonly Unit[];
  readonly wordsOf: (files: ProductFiles) => PageWords | undefined;
}

/** `products`: as their names alone score them. */
export function chooseShards(
  products: readonly RankedProduct[],
  { query, units, wordsOf }: ChooseOptions,
): WantedShard[] {
  const { product: own, isOnly } = query;
  const asked = products.filter(({ names }) => !isOnly || own === null || names.product.id === own);
  const wanted = asked.map(({ names, weight: productWeight }) => {
    const weights = shardWeights(names, units, wordsOf(names.product));
    return names.product.shards.map((path, shard) => ({
      ...{ names, shard, path },
      weight: (weights[shard] ?? 0) * productWeight,
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

/** By shard: what the best of its pages holds of the question. Two half pages are not worth one whole. */
function shardWeights({ pages, product }: Names, units: readonly Unit[], words: PageWords | undefined): Float64Array {
  const held = new Float64Array(pages.length);
  for (const unit of words ? units : []) {
    for (const page of words?.pagesOf(unit) ?? []) held[page] = (held[page] ?? 0) + unit.weight;
  }
  const weights = new Float64Array(product.shards.length);
  for (const [page, { shard }] of pages.entries())
    weights[shard] = Math.max(weights[shard] ?? 0, (held[page] ?? 0) ** 2);
  return weights;
}
