// One answer from what is here: the best entries of all products, and how many there are of each kind.
import type { SearchAnswer, SearchKind, SearchQuery } from '../../model/search.ts';
import { type RankedProduct, rank, varied } from './best.ts';
import type { Bodies } from './bodies.ts';
import type { Findings } from './findings.ts';
import { toHit } from './hit.ts';
import type { Names } from './names.ts';
import { markedWords, type Unit } from './question.ts';
import { answersOf, type Scores, scoreEntries } from './score.ts';

export interface AskedProduct {
  readonly names: Names;
  readonly findings: Findings;
  /** Those of its texts that count. */
  readonly bodies: readonly Bodies[];
}

export interface ScoredProduct extends AskedProduct, RankedProduct {
  /** Of what is no answer as well, as texts may make one of it. */
  readonly all: Scores;
}

export interface AnswerOptions {
  readonly query: SearchQuery;
  readonly units: readonly Unit[];
  readonly base: string;
  readonly isWhole: boolean;
}

/** A reader of one product hardly ever looks for another: what is found there has to be so much better. */
const OWN_PRODUCT = 1.4;

/** `known`: as the names alone score it. */
export function scoreProduct(
  asked: AskedProduct,
  { query, units, known }: Pick<AnswerOptions, 'query' | 'units'> & { readonly known?: Scores },
): ScoredProduct {
  const weight = asked.names.product.id === query.product ? OWN_PRODUCT : 1;
  const options = { units, findings: asked.findings, bodies: asked.bodies };
  const all = scoreEntries(asked.names, known ? { ...options, known } : options);
  return { ...asked, weight, all, scores: answersOf(all) };
}

export function answerFrom(
  scored: readonly ScoredProduct[],
  { query, units, base, isWhole }: AnswerOptions,
): SearchAnswer {
  const { kinds, product: own, isOnly, limit } = query;
  const isProductWanted = scored.map(({ names }) => !isOnly || own === null || names.product.id === own);
  const isKindWanted = kinds === null ? null : new Set(kinds);
  const ranked = rank(scored, (product, entry) => {
    const kind = scored[product]?.names.kinds[entry] ?? 'page';
    return isProductWanted[product] === true && (isKindWanted === null || isKindWanted.has(kind));
  });
  const marked = markedWords(units);
  const hits = varied(ranked, { products: scored, limit }).flatMap(({ product, entry }) => {
    const found = scored[product];
    return found ? [toHit(entry, found, { marked, base })] : [];
  });
  return { query, hits, counts: countsOf(scored), isWhole };
}

/** Of all that was found, whatever is shown of it. */
function countsOf(products: readonly RankedProduct[]): SearchAnswer['counts'] {
  const kinds: Partial<Record<SearchKind, number>> = {};
  const counts: Record<string, number> = {};
  for (const { names, scores } of products) {
    if (scores.entries.length > 0) counts[names.product.id] = scores.entries.length;
    for (const entry of scores.entries) {
      const kind = names.kinds[entry] ?? 'page';
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
  }
  return { kinds, products: counts };
}
