// Makes small groups of chunks part of others, where a file less is worth what some readers then load in vain.
import type { Chunk } from './plan-groups.ts';

/**
 * What one more file costs a reader, in bytes of minified code: groups become one where that saves more than it loads in
 * vain. Measured with `COMMON` on this repository's demos, by `npm run bench:demos`: half of them load 3 files with 62 KB
 * gzip beside React (5 and 64 KB without it), nine of ten at most 7 with 156 KB (13 and 144 KB).
 */
const FILE_COST = 20_000;

/** Chunks that become one file. */
export interface Group {
  readonly name: string;
  readonly paths: string[];
  /** Entries that load it. */
  readonly users: Set<Chunk>;
  bytes: number;
}

/** Small ones first, each with the group that saves the most, until no file is saved any more. */
export function mergeSmall(groups: Map<string, Group>, chunks: ReadonlyMap<string, Chunk>): void {
  const imports = importsOf(groups, chunks);
  for (let before = Number.POSITIVE_INFINITY; groups.size < before; ) {
    before = groups.size;
    const smallFirst = [...groups.values()].sort((a, b) => a.bytes - b.bytes || (a.name < b.name ? -1 : 1));
    for (const group of smallFirst) {
      const partner = bestPartner(group, groups, imports);
      if (!partner) continue;
      groups.delete(group.name);
      addTo(partner, group);
      const own = imports.get(group.name) ?? new Set();
      for (const others of [...imports.values()]) if (others.delete(group.name)) others.add(partner.name);
      for (const other of own) imports.get(partner.name)?.add(other);
      imports.delete(group.name);
      imports.get(partner.name)?.delete(partner.name);
      for (const name of closure(partner.name, imports))
        for (const user of partner.users) groups.get(name)?.users.add(user);
    }
  }
}

export function addTo(
  group: Group,
  { paths, users, bytes }: Pick<Group, 'paths' | 'bytes'> & { users: Iterable<Chunk> },
): void {
  group.paths.push(...paths);
  for (const user of users) group.users.add(user);
  group.bytes += bytes;
}

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Names of the groups that a group imports, by its name. */
function importsOf(groups: ReadonlyMap<string, Group>, chunks: ReadonlyMap<string, Chunk>): Map<string, Set<string>> {
  const nameOf = new Map([...groups.values()].flatMap(({ name, paths }) => paths.map((path) => [path, name] as const)));
  return new Map(
    [...groups.values()].map(({ name, paths }) => {
      const imported = paths
        .flatMap((path) => chunks.get(path)?.imports ?? [])
        .flatMap((path) => nameOf.get(path) ?? []);
      return [name, new Set(imported.filter((other) => other !== name))];
    }),
  );
}

/** The group and all that it leads to. */
function closure(name: string, imports: Imports): Set<string> {
  const seen = new Set([name]);
  for (const next of seen) for (const other of imports.get(next) ?? []) seen.add(other);
  return seen;
}

function bestPartner(group: Group, groups: ReadonlyMap<string, Group>, imports: Imports): Group | undefined {
  const rows = [...groups.values()]
    .filter((other) => other !== group)
    .map((other) => ({ other, saved: savedBy(group, other, groups, imports) }))
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved || (a.other.name < b.other.name ? -1 : 1));
  return rows.find(
    ({ other }) => !isBetween(group.name, other.name, imports) && !isBetween(other.name, group.name, imports),
  )?.other;
}

/**
 * In bytes over all entries: those that needed one of the two load the other too, with all that it imports. Exact where something
 * is saved: of thousands of pairs, most cost more by themselves.
 */
function savedBy(a: Group, b: Group, groups: ReadonlyMap<string, Group>, imports: Imports): number {
  const shared = countShared(a.users, b.users);
  let saved = shared * FILE_COST - (a.users.size - shared) * b.bytes - (b.users.size - shared) * a.bytes;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    if (saved <= 0) return saved;
    const others = [...from.users].filter((user) => !to.users.has(user));
    for (const name of closure(to.name, imports)) {
      const loaded = groups.get(name);
      if (!loaded || loaded === from || loaded === to) continue;
      for (const user of others) if (!loaded.users.has(user)) saved -= loaded.bytes + FILE_COST;
    }
  }
  return saved;
}

function countShared(a: ReadonlySet<Chunk>, b: ReadonlySet<Chunk>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let count = 0;
  for (const user of few) if (many.has(user)) count++;
  return count;
}

/** Whether one leads to the other by way of a third: as one file, they and the third would import each other. */
function isBetween(from: string, to: string, imports: Imports): boolean {
  const others = [...(imports.get(from) ?? [])].filter((name) => name !== to);
  return others.some((name) => closure(name, imports).has(to));
}
