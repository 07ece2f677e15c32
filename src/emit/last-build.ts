// Reads what the last build published in a folder: the only files that a build may replace or remove.

import { join } from 'node:path';
import { parseList } from '../lib/node/asset-list.ts';
import { sha256 } from '../lib/node/hash.ts';
import { ASSET_MANIFEST, type ManifestFile, RETAINED_ASSETS } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';

export interface LastBuild {
  /** Whether the folder has an intact manifest of docs-gen; without one, no file in it is ours. */
  readonly isPublication: boolean;
  /** Of the manifest; empty without one. */
  readonly generation: string;
  /** Published files by path, without the two lists. */
  readonly files: ReadonlyMap<string, ManifestFile>;
  /** Hashed assets of the publication before, by path: pages that are still open may request them. */
  readonly retained: ReadonlyMap<string, ManifestFile>;
  /** When the manifest was written, in ms since 1970: a file that is younger was changed by someone else. */
  readonly writtenMs: number;
}

export const NO_LAST_BUILD: LastBuild = {
  isPublication: false,
  generation: '',
  files: new Map(),
  retained: new Map(),
  writtenMs: Number.NEGATIVE_INFINITY,
};

/** A manifest that is damaged, or of another program, gives `NO_LAST_BUILD`. */
export async function readLastBuild(folder: string, deps: Pick<ShellDeps, 'fs' | 'writer'>): Promise<LastBuild> {
  const published = await readList(join(folder, ASSET_MANIFEST), deps);
  if (published === null) return NO_LAST_BUILD;
  const retained = await readList(join(folder, RETAINED_ASSETS), deps);
  return { ...published, isPublication: true, retained: retained?.files ?? new Map() };
}

async function readList(
  path: string,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<Pick<LastBuild, 'generation' | 'files' | 'writtenMs'> | null> {
  const stats = await writer.stat(path);
  if (!stats?.isFile) return null;
  const list = parseList(await fs.readText(path));
  if (list === null) return null;
  return { ...list, files: new Map(list.files.map((file) => [file.path, file])), writtenMs: stats.mtimeMs };
}

/** Whether a file still is what the last build wrote: by size and time when they are plausible, else by content. */
export async function isAsWritten(
  outDir: string,
  file: ManifestFile,
  last: LastBuild,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<boolean> {
  const path = join(outDir, file.path);
  const stats = await writer.stat(path);
  if (!stats?.isFile || stats.bytes !== file.bytes) return false;
  return stats.mtimeMs <= last.writtenMs || sha256(await fs.readBytes(path)) === file.sha256;
}

/** Size and hash of what is to be published: a large text is hashed only when it must be. */
export interface Measures {
  readonly bytes: number;
  readonly hash: () => string;
}

/** Whether a path holds what is to be published there. */
export function comparison(outDir: string, last: LastBuild, deps: Pick<ShellDeps, 'fs' | 'writer'>) {
  return async (path: string, { bytes, hash }: Measures): Promise<boolean> => {
    const before = last.files.get(path);
    if (before && before.bytes === bytes && before.sha256 === hash()) return isAsWritten(outDir, before, last, deps);
    // Not from the last build's list, or not what it says: the file itself may still be right.
    const stats = await deps.writer.stat(join(outDir, path));
    if (stats?.isFile !== true || stats.bytes !== bytes) return false;
    return (await deps.fs.digest(join(outDir, path), 0)).sha256 === hash();
  };
}
