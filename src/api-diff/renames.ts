// What was removed and what was added, where the two are alike in everything but their names: a hint, never a verdict.
import { groupBy } from '../lib/groups.ts';
import type { ApiPage, Row } from './page.ts';

/** A description that says less may stand at rows that have nothing to do with each other. */
const TELLING_LENGTH = 12;
/** Exports with fewer rows are alike by chance. */
const TELLING_ROWS = 2;

/** The new name of a removed row, by the row. */
export function renamedRows(removed: readonly Row[], added: readonly Row[]): ReadonlyMap<Row, string> {
  return onlyMatches(removed, added, ({ part, type, description, name }) => {
    const words = description.replaceAll(name, '').trim();
    return words.length < TELLING_LENGTH ? null : JSON.stringify([part, type, words]);
  });
}

export function renamedExports(removed: readonly ApiPage[], added: readonly ApiPage[]): ReadonlyMap<ApiPage, string> {
  return onlyMatches(removed, added, ({ kind, rows, name }) => {
    const own = rows.filter(({ part }) => part !== 'imports' && part !== 'classes' && part !== 'component');
    if (own.length < TELLING_ROWS) return null;
    return JSON.stringify([kind, own.map(({ part, type, name: row }) => [part, row, type])]).replaceAll(name, '');
  });
}

/** Pairs of the same key that nothing else has. */
function onlyMatches<T extends { readonly name: string }>(
  removed: readonly T[],
  added: readonly T[],
  keyOf: (item: T) => string | null,
): ReadonlyMap<T, string> {
  const [before, after] = [groupBy(removed, keyOf), groupBy(added, keyOf)];
  return new Map(
    [...before].flatMap(([key, items]) => {
      const matches = after.get(key) ?? [];
      const [item, match] = [items[0], matches[0]];
      return item && match && items.length === 1 && matches.length === 1 ? [[item, match.name] as const] : [];
    }),
  );
}
