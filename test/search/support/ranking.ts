// How well a search ranks: where the expected pages stand among its answers.
import type { BuiltEngine } from './built-engine.ts';

export interface RankedQuery {
  readonly text: string;
  /** What the reader is on; null: no product. */
  readonly product: string | null;
  /** Any of these is a right first answer: routes, with a hash where only that place is right; `*` is anything. */
  readonly expected: readonly string[];
}

export interface Ranking {
  readonly count: number;
  readonly first: number;
  readonly third: number;
  /** Mean reciprocal rank among the first ten. */
  readonly mrr: number;
  /** `buton (material-ui): 2`, with what came first; 0: it was not found. */
  readonly misses: readonly string[];
}

export async function rankingOf({ ask }: Pick<BuiltEngine, 'ask'>, queries: readonly RankedQuery[]): Promise<Ranking> {
  const places: number[] = [];
  const misses: string[] = [];
  for (const { text, product, expected } of queries) {
    const { hits } = await ask(text, { product, limit: 10 });
    const isRight = isAnyOf(expected);
    const place = hits.findIndex(({ href }) => isRight(href)) + 1;
    places.push(place);
    if (place !== 1) misses.push(`${text} (${product}): ${place}, first ${hits[0]?.href ?? 'nothing'}`);
  }
  const share = (isRight: (place: number) => boolean) => places.filter(isRight).length / places.length;
  return {
    count: places.length,
    first: share((place) => place === 1),
    third: share((place) => place > 0 && place <= 3),
    mrr: places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0) / places.length,
    misses,
  };
}

function isAnyOf(patterns: readonly string[]): (href: string) => boolean {
  const regexes = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`));
  return (href) => regexes.some((regex) => regex.test(href));
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
