// Which words stand in the texts of which pages, so that a question fetches only the texts that can answer it.
import { addTo } from '../lib/groups.ts';
import type { WordsFile } from '../lib/search/format.ts';
import { stem } from '../lib/search/stem.ts';
import { tokensOf } from '../lib/search/tokenize.ts';
import { createNumbers } from './numbers.ts';

/** `pages`: the texts of each. Words of a family are one, which takes a seventh off the file. */
export function wordsFile(pages: readonly (readonly string[])[]): WordsFile {
  const roots = new Map<string, string>();
  const rootOf = (word: string): string => {
    const known = roots.get(word);
    if (known !== undefined) return known;
    const root = stem(word);
    roots.set(word, root);
    return root;
  };
  const pagesOf = new Map<string, number[]>();
  pages.forEach((texts, page) => {
    for (const word of tokensOf(texts)) {
      const root = rootOf(word);
      if (pagesOf.get(root)?.at(-1) !== page) addTo(pagesOf, root, page);
    }
  });
  const stems = [...pagesOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const sets = createNumbers();
  const setOf = stems.map(([, found]) => sets.numberOf(found.map((page, at) => page - (found[at - 1] ?? 0)).join(' ')));
  return { stems: stems.map(([root]) => root).join('\n'), setOf, sets: sets.texts().join('\n') };
}
