// What a foreign index found, as our own answers: only the kinds that are asked for, all of them counted.
import type { SearchAnswer, SearchHit, SearchQuery } from '../../model/search.ts';

/** `products`: how many hits each has, as far as the index knows them. */
export function answerOf(
  query: SearchQuery,
  hits: readonly SearchHit[],
  products: Readonly<Record<string, number>>,
): SearchAnswer {
  const { kinds, limit } = query;
  const kept = kinds === null ? hits : hits.filter(({ kind }) => kinds.includes(kind));
  const counts = { kinds: countOf(hits.map(({ kind }) => kind)), products };
  return { query, hits: kept.slice(0, limit), counts, isWhole: true };
}

/** How often each of them is there. */
export function countOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
