// Which words stand in which shards, so that a question fetches only those that can answer it.
import type { WordsFile } from '../lib/search/format.ts';
import { tokensOf } from '../lib/search/tokenize.ts';

/** `shards`: the texts of each. A word that is in all of them says nothing, and is left out. */
export function wordsFile(shards: readonly (readonly string[])[]): WordsFile {
  const shardsOf = new Map<string, number[]>();
  shards.forEach((texts, shard) => {
    for (const word of tokensOf(texts)) {
      const known = shardsOf.get(word);
      if (known) known.push(shard);
      else shardsOf.set(word, [shard]);
    }
  });
  const words = [...shardsOf].filter(([, found]) => shards.length < 2 || found.length < shards.length);
  words.sort(([a], [b]) => (a < b ? -1 : 1));
  const sets = new Map<string, number>();
  const setOf = words.map(([, found]) => {
    const key = found.join(' ');
    const known = sets.get(key) ?? sets.size;
    sets.set(key, known);
    return known;
  });
  return {
    words: words.map(([word]) => word).join('\n'),
    setOf,
    sets: [...sets.keys()].map((key) => key.split(' ').map(Number)),
  };
}
