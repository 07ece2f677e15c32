// Decides which chunks become one file. Code splitting makes a chunk for each set of entries that share code, so that a
// demo would load eighty files: what most demos need becomes one file, what the demos of one page share another.

import { addTo, type Group, mergeSmall } from './merge-groups.ts';

export interface Chunk {
  /** Unique by its file name. */
  readonly path: string;
  /** As esbuild wrote it: imports first, one list of exports last. */
  readonly text: string;
  /** Paths of the chunks that it imports at once. */
  readonly imports: readonly string[];
}

export interface EntryChunk extends Chunk {
  /** Entries of one page share a name. */
  readonly page: string;
}

export interface GroupInput {
  readonly entries: readonly EntryChunk[];
  /** What the entries share. */
  readonly shared: readonly Chunk[];
}

/** Shares of all entries above which code is common to them: each is a file. */
const COMMON = [0.95, 0.5];

/**
 * Which file each shared chunk becomes part of: names by path. What one entry alone needs becomes part of it: its name is the path of the
 * entry. What a chunk imports is needed wherever the chunk is, so by more entries and pages: groups never import each other in a circle.
 */
export function planGroups({ entries, shared }: GroupInput): Map<string, string> {
  const chunks = new Map([...entries, ...shared].map((chunk) => [chunk.path, chunk]));
  const users = new Map<string, Set<EntryChunk>>();
  for (const entry of entries) {
    for (const path of reachable(entry.path, chunks)) {
      const known = users.get(path) ?? new Set();
      users.set(path, known.add(entry));
    }
  }
  const groups = new Map<string, Group>();
  const alone = new Map<string, string>();
  for (const { path, text } of shared) {
    const usedBy = users.get(path);
    if (usedBy === undefined) continue;
    const [user] = usedBy;
    if (user && usedBy.size === 1) {
      alone.set(path, user.path);
      continue;
    }
    const level = COMMON.findIndex((share) => usedBy.size >= share * entries.length);
    const pages = [...new Set([...usedBy].map(({ page }) => page))].sort();
    const name = level === -1 ? pages.join(' ') : `\0${level}`;
    const group = groups.get(name) ?? { name, paths: [], users: new Set(), bytes: 0 };
    groups.set(name, group);
    addTo(group, { paths: [path], users: usedBy, bytes: text.length });
  }
  mergeSmall(groups, chunks);
  const grouped = [...groups.values()].flatMap(({ name, paths }) => paths.map((path) => [path, name] as const));
  return new Map([...alone, ...grouped]);
}

function reachable(from: string, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const seen = new Set([from]);
  for (const path of seen) for (const next of chunks.get(path)?.imports ?? []) seen.add(next);
  return seen;
}
