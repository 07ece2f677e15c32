// Words, and who holds them; found whole or by their first letters.
import { addTo } from '../groups.ts';
import { lowerBound } from '../lower-bound.ts';

export interface Terms {
  /** True: the term is new. */
  add(term: string, id: number): boolean;
  get(term: string): readonly number[];
  /** Terms that begin with these letters, of which there are two at least. */
  startingWith(letters: string): readonly string[];
}

/** Terms in groups by their first two letters, each of which is sorted when it is asked for: all at once would be a long wait. */
export function createTerms(): Terms {
  const ids = new Map<string, number[]>();
  const groups = new Map<string, string[]>();
  const sorted = new Set<string>();
  return {
    add(term, id) {
      const isNew = addTo(ids, term, id);
      if (isNew) addTo(groups, term.slice(0, 2), term);
      return isNew;
    },
    get: (term) => ids.get(term) ?? [],
    startingWith(letters) {
      const start = letters.slice(0, 2);
      const group = groups.get(start) ?? [];
      if (!sorted.has(start)) {
        sorted.add(start);
        group.sort();
      }
      const from = lowerBound(group, letters);
      let to = from;
      while (to < group.length && group[to]?.startsWith(letters)) to += 1;
      return group.slice(from, to);
    },
  };
}
