// Names chunks by what they hold. esbuild's own names also hang on where sources lie on disk, and the order of chunks on
// their names: the same site would be other bytes in another folder.
import { basename } from 'node:path';
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';
import type { Chunk, GroupInput } from './plan-groups.ts';

export interface StablyNamed {
  readonly input: GroupInput;
  /** Paths as they were, by the new ones. */
  readonly oldNames: ReadonlyMap<string, string>;
}

/** All chunks lie in one folder. The order of entries that are no chunks themselves is kept. */
export function nameStably({ entries, shared }: GroupInput): StablyNamed {
  const byName = new Map([...entries, ...shared].map((chunk) => [basename(chunk.path), chunk]));
  const keys = new Map<Chunk, string>();
  const keyOf = (chunk: Chunk): string => {
    const known = keys.get(chunk);
    if (known !== undefined) return known;
    const imported = new Set(chunk.imports.map((path) => basename(path)));
    // Imports on demand may lead back here: they count by their place alone.
    const text = mapSpecifiers(chunk.text, (name) => {
      const other = byName.get(name);
      if (other === undefined) return undefined;
      return imported.has(name) ? keyOf(other) : '';
    });
    const key = sha256(text).slice(0, NAME_HASH_LENGTH);
    keys.set(chunk, key);
    return key;
  };
  const newNames = new Map<string, string>();
  const taken = new Set<string>();
  for (const chunk of [...entries, ...shared]) {
    const stem = basename(chunk.path, '.js').replace(/-[^-]*$/, '');
    let name = `${stem}-${keyOf(chunk)}.js`;
    while (taken.has(name)) name = `_${name}`; // Chunks that hold the same: which is which makes no difference.
    taken.add(name);
    newNames.set(basename(chunk.path), name);
  }
  const rename = (path: string) => newNames.get(basename(path)) ?? path;
  const renamed = <T extends Chunk>(chunk: T): T => ({
    ...chunk,
    path: rename(chunk.path),
    text: mapSpecifiers(chunk.text, (name) => newNames.get(name)),
    imports: chunk.imports.map(rename),
  });
  return {
    input: {
      entries: entries.map((entry) => ({ ...renamed(entry), page: rename(entry.page) })),
      shared: shared.map(renamed).sort((a, b) => (a.path < b.path ? -1 : 1)),
    },
    oldNames: new Map([...entries, ...shared].map(({ path }) => [rename(path), path])),
  };
}

/** Of the scripts beside it that a minified script names, by way of a public path or without one; it names them without one then. */
export function mapSpecifiers(text: string, map: (name: string) => string | undefined): string {
  return text.replace(/"[^"\\\n]*\/([^"/\\\n]+\.js)"/g, (whole, name: string) => {
    const other = map(name);
    return other === undefined ? whole : `"./${other}"`;
  });
}
