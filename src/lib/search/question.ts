// What a reader typed, as the words that have to be found.
import { synonymsOf } from './synonyms.ts';
import { type Chunk, chunksOf } from './tokenize.ts';
import { weightsOf } from './weights.ts';

/** One word of a question: found as a whole, or by all of its parts. */
export interface Unit extends Chunk {
  /** It may be the beginning of a longer word. */
  readonly isPrefix: boolean;
  /** What it counts; all of a question together are 1. */
  readonly weight: number;
  /** Other words for it; a name in code has none. */
  readonly synonyms: readonly string[];
}

/** Words that say nothing where there are others. */
const FILLERS = new Set(
  'a an and are can do does for how i in is it my of on or the to use using what with'.split(' '),
);
/** More words only narrow down what is found already. */
const MOST_UNITS = 8;

export function unitsOf(text: string): Unit[] {
  const chunks = chunksOf(text.slice(0, 200));
  const telling = chunks.filter(({ whole }) => !FILLERS.has(whole));
  const asked = withoutLetter(telling.length > 0 ? telling : chunks).slice(0, MOST_UNITS);
  // After a space the last word is whole, but who types it letter by letter does not want the list to jump.
  const weights = weightsOf(asked.map(({ whole }) => whole));
  return asked.map((chunk, index) => ({
    ...chunk,
    isPrefix: index === asked.length - 1 || chunk.whole.length > 3,
    weight: weights[index] ?? 0,
    synonyms: isPlain(chunk) ? synonymsOf(chunk.whole) : [],
  }));
}

/** A word of a language, and no name in code. */
export function isPlain({ isCode, parts }: Chunk): boolean {
  return !isCode && parts.length < 2;
}

/** The first letter of a next word says nothing yet. */
function withoutLetter(chunks: readonly Chunk[]): readonly Chunk[] {
  return chunks.length > 1 && /^[a-z]$/.test(chunks.at(-1)?.whole ?? '') ? chunks.slice(0, -1) : chunks;
}

/** The words that are marked in what is found, the longest first. */
export function markedWords(units: readonly Unit[]): string[] {
  const words = units.flatMap(({ whole, parts }) => [whole, ...parts.filter((part) => part.length > 1)]);
  return [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
