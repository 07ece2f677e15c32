// Which words stand in which shards, so that a question fetches only those that can answer it.
import { addTo } from '../lib/groups.ts';
import type { WordsFile } from '../lib/search/format.ts';
import { tokensOf } from '../lib/search/tokenize.ts';
import { createNumbers } from './numbers.ts';

/** `shards`: the texts of each. A word that is in all of them says nothing, and is left out. */
export function wordsFile(shards: readonly (readonly string[])[]): WordsFile {
  const shardsOf = new Map<string, number[]>();
  shards.forEach((texts, shard) => {
    for (const word of tokensOf(texts)) addTo(shardsOf, word, shard);
  });
  const words = [...shardsOf].filter(([, found]) => shards.length < 2 || found.length < shards.length);
  words.sort(([a], [b]) => (a < b ? -1 : 1));
  const sets = createNumbers();
  return {
    words: words.map(([word]) => word).join('\n'),
    setOf: words.map(([, found]) => sets.numberOf(found.join(' '))),
    sets: sets.texts().map((set) => set.split(' ').map(Number)),
  };
}
