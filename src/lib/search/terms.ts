// Words, and who holds them; found whole or by their first letters.
import { lowerBound } from './lower-bound.ts';

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
      const isNew = put(ids, term, id);
      if (!isNew) return false;
      const group = groups.get(term.slice(0, 2));
      if (group) group.push(term);
      else groups.set(term.slice(0, 2), [term]);
      return true;
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

/** True: the token is new. */
export function put(into: Map<string, number[]>, token: string, id: number): boolean {
  const known = into.get(token);
  if (known) known.push(id);
  else into.set(token, [id]);
  return !known;
}
