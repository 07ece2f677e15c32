// Texts of a shard in memory: which of its entries speak of a word. They are read through at each new word, as three
// shards take a millisecond: an index of them would be filled for a tenth of a second, or be fetched beside them.
import { fold } from './fold.ts';
import type { ShardFile } from './format.ts';
import { createKept } from './kept.ts';
import { isEndAt, isStartAt } from './letters.ts';
import { WITHOUT_SPACES } from './tokenize.ts';

export interface Bodies {
  /** Entries by number, each with how much it speaks of the word, from 0 to 1. */
  match(word: string, isPrefix: boolean): ReadonlyMap<number, number>;
  textOf(entry: number): string;
}

/** A score of this much is half of what there is to get. */
const HALF = 4;
/** How soon a word that is said again adds nothing, and how much long texts are made to weigh less (as BM25 has it). */
const AGAIN = 1.2;
const BY_LENGTH = 0.7;
/** The beginning of a longer word. */
const BY_PREFIX = 0.6;
/** Shorter beginnings are those of too many words. */
const LEAST_FOR_PREFIX = 3;
/** A letter by itself says nothing. */
const LEAST = 2;

/** `entries`: the numbers of the entries whose texts these are, in their order. */
export function openBodies({ texts, codes }: ShardFile, entries: readonly number[]): Bodies {
  const written = texts.map((text, at) => `${text}\n${codes[at] ?? ''}`);
  const folded = written.map(fold);
  // Capitals inside of words can be found only where a folded text has the places of what was written.
  const original = written
    .map((text, at) => (text.length === folded[at]?.length ? text : (folded[at] ?? '')))
    .join('\n');
  const all = folded.join('\n');
  const lengths = folded.map(({ length }) => length);
  const mean = all.length / Math.max(1, lengths.filter((length) => length > 1).length);
  const places = new Map(entries.map((entry, at) => [entry, at]));
  const keep = createKept<ReadonlyMap<number, number>>();

  const find = (word: string, isPrefix: boolean): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>();
    const isJoined = WITHOUT_SPACES.test(word);
    if (word.length < LEAST && !isJoined) return counts;
    let [text, end] = [0, lengths[0] ?? 0];
    for (let at = all.indexOf(word); at !== -1; at = all.indexOf(word, at + word.length)) {
      while (at > end) {
        text += 1;
        end += 1 + (lengths[text] ?? 0);
      }
      if (!isJoined && !isStartAt(original, at)) continue;
      const isWhole = isJoined || isEndAt(original, at + word.length);
      if (isWhole || isPrefix) counts.set(text, (counts.get(text) ?? 0) + (isWhole ? 1 : BY_PREFIX));
    }
    const rarity = Math.log(1 + (texts.length - counts.size + 0.5) / (counts.size + 0.5));
    const found = new Map<number, number>();
    for (const [place, count] of counts) {
      const norm = AGAIN * (1 - BY_LENGTH + (BY_LENGTH * (lengths[place] ?? 0)) / mean);
      const score = rarity * (0.5 + (count * (AGAIN + 1)) / (count + norm));
      found.set(entries[place] ?? 0, score / (score + HALF));
    }
    return found;
  };

  return {
    match(word, isPrefix) {
      const prefix = isPrefix && word.length >= LEAST_FOR_PREFIX;
      return keep(`${prefix ? '^' : '='}${word}`, () => find(word, prefix));
    },
    textOf: (entry) => texts[places.get(entry) ?? -1] ?? '',
  };
}
