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
}

export const NO_LAST_BUILD: LastBuild = {
  isPublication: false,
  generation: '',
  files: new Map(),
  retained: new Map(),
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
): Promise<Pick<LastBuild, 'generation' | 'files'> | null> {
  const stats = await writer.stat(path);
  if (!stats?.isFile) return null;
  const list = parseList(await fs.readText(path));
  if (list === null) return null;
  return { ...list, files: new Map(list.files.map((file) => [file.path, file])) };
}

/** Whether a file still is what the last build wrote. Its times prove nothing: the clock may have been set back since. */
export async function isAsWritten(
  outDir: string,
  file: ManifestFile,
  deps: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<boolean> {
  return hasContent(join(outDir, file.path), { bytes: file.bytes, hash: () => file.sha256 }, deps);
}

/** Size and hash of what is to be published: a large text is hashed only when it must be. */
export interface Measures {
  readonly bytes: number;
  readonly hash: () => string;
}

/** Larger files are read in pieces. */
const MOST_BYTES_AT_ONCE = 1 << 20;

/** Whether a path is a file with this content. */
export async function hasContent(
  path: string,
  { bytes, hash }: Measures,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<boolean> {
  const stats = await writer.stat(path);
  if (stats?.isFile !== true || stats.bytes !== bytes) return false;
  const found = bytes <= MOST_BYTES_AT_ONCE ? sha256(await fs.readBytes(path)) : (await fs.digest(path, 0)).sha256;
  return found === hash();
}
