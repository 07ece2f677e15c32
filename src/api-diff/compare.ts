// Two versions of an API to what was added, removed, changed and deprecated, and to what of it breaks code.
import { byCodeUnit } from '../lib/code-unit-order.ts';
import { groupBy } from '../lib/groups.ts';
import type { ApiChange, ApiDiff } from './change.ts';
import { comparePages } from './compare-page.ts';
import { exportChange } from './make-change.ts';
import { type ApiPage, type ApiSide, PARTS } from './page.ts';
import { renamedExports } from './renames.ts';

export interface CompareOptions {
  /** What changes the behavior of right code counts as breaking. */
  readonly strict: boolean;
}

export function compareApis(old: ApiSide, now: ApiSide, { strict }: CompareOptions): ApiDiff {
  const { pairs, removed, added } = matchPages(old.pages, now.pages);
  const known: ReadonlySet<string> = new Set(pairs.map(([page]) => page.name));
  const renamed = renamedExports(removed, added);
  const found = [
    ...removed.map((page) => exportChange(page, 'removed', renamed.get(page) ?? null)),
    ...added.map((page) => exportChange(page, 'added', null)),
    ...pairs.flatMap(([before, after]) => comparePages(before, after, known)),
  ];
  const changes = withoutEchoes(found)
    .map((change): ApiChange => (strict && change.level === 'behavior' ? { ...change, level: 'breaking' } : change))
    .sort(byPlace);
  const count = (kind: ApiChange['change']) => changes.filter(({ change }) => change === kind).length;
  return {
    old: { name: old.name, version: old.version },
    new: { name: now.name, version: now.version },
    counts: {
      breaking: changes.filter(({ level }) => level === 'breaking').length,
      added: count('added'),
      removed: count('removed'),
      changed: count('changed'),
      deprecated: count('deprecated'),
    },
    changes,
  };
}

/** `ButtonProps` says again what the page of `Button` says: what became of it is told once. */
function withoutEchoes(changes: readonly ApiChange[]): readonly ApiChange[] {
  const told = new Map<string, ApiChange[]>();
  for (const change of changes)
    if (change.kind !== 'interface') told.set(factOf(change), [...(told.get(factOf(change)) ?? []), change]);
  return changes.filter((change) => {
    if (change.kind !== 'interface' || change.part === null) return true;
    return !told.get(factOf(change))?.some(({ page }) => change.page.startsWith(capitalized(page)));
  });
}

function factOf({ owner, change, aspect, name, old, new: now }: ApiChange): string {
  return JSON.stringify([owner, change, aspect, name, old, now]);
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface Matched {
  readonly pairs: readonly (readonly [old: ApiPage, now: ApiPage])[];
  readonly removed: readonly ApiPage[];
  readonly added: readonly ApiPage[];
}

/** By name; where several pages have it, by owner too. The only one of its name on both sides is itself. */
function matchPages(old: readonly ApiPage[], now: readonly ApiPage[]): Matched {
  const nameOf = ({ name }: ApiPage) => name;
  const [before, after] = [groupBy(old, nameOf), groupBy(now, nameOf)];
  const pairs: (readonly [ApiPage, ApiPage])[] = [];
  const removed: ApiPage[] = [];
  for (const page of old) {
    const rivals = before.get(page.name) ?? [];
    const candidates = after.get(page.name) ?? [];
    const only = rivals.length === 1 && candidates.length === 1 ? candidates[0] : undefined;
    const match = only ?? candidates.find(({ owner }) => owner === page.owner);
    if (match) pairs.push([page, match]);
    else removed.push(page);
  }
  const matched = new Set(pairs.map(([, page]) => page));
  return { pairs, removed, added: now.filter((page) => !matched.has(page)) };
}

function byPlace(a: ApiChange, b: ApiChange): number {
  return byCodeUnit(keyOf(a), keyOf(b));
}

function keyOf({ page, owner, part, name, change, aspect, old }: ApiChange): string {
  const place = part === null ? 0 : 1 + PARTS.indexOf(part);
  return [page, owner, String(place).padStart(2, '0'), name ?? '', change, aspect ?? '', old ?? ''].join('\0');
}
