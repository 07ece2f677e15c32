// What the last build left in the output folder: the only files that this one may remove.

import { join } from 'node:path';
import { isRecord } from '../lib/is-record.ts';
import { sha256 } from '../lib/node/hash.ts';
import { parseJson } from '../lib/parse-json.ts';
import { ASSET_MANIFEST, type ManifestFile } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import { isSafePath } from './artifact-paths.ts';

export interface LastBuild {
  /** What the list calls itself; empty without one. */
  readonly generation: string;
  readonly files: ReadonlyMap<string, ManifestFile>;
  /** When the list was written: a file that is younger was changed by someone else. */
  readonly writtenMs: number;
}

export const NO_LAST_BUILD: LastBuild = { generation: '', files: new Map(), writtenMs: Number.NEGATIVE_INFINITY };

/** A list that can not be read is none: everything is then compared by content, and nothing is removed. */
export async function readLastBuild(
  outDir: string,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<LastBuild> {
  const path = join(outDir, ASSET_MANIFEST);
  const stats = await writer.stat(path);
  if (!stats?.isFile) return NO_LAST_BUILD;
  const text = await fs.readText(path);
  return { generation: GENERATION.exec(text)?.[1] ?? '', files: parseManifest(text), writtenMs: stats.mtimeMs };
}

const GENERATION = /"generation":\s*"([\da-f]+)"/;

/** Files by path, of a manifest that may be damaged or forged. */
export function parseManifest(text: string): Map<string, ManifestFile> {
  const data = parseJson(text);
  const files = isRecord(data) && data.version === 1 && Array.isArray(data.files) ? data.files : [];
  return new Map(files.filter(isManifestFile).map((file) => [file.path, file]));
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

function isManifestFile(value: unknown): value is ManifestFile {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    isSafePath(value.path) &&
    typeof value.bytes === 'number' &&
    typeof value.sha256 === 'string' &&
    typeof value.type === 'string' &&
    typeof value.immutable === 'boolean'
  );
}
