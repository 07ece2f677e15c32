// What lies in a published folder that its list does not name: files of somebody else, and assets that a build kept for readers
// of the pages before.
import { join } from 'node:path';
import { topFolders } from '../lib/immutable-folders.ts';
import { ASSET_MANIFEST } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import { foldersOf } from './artifact-paths.ts';
import type { LastBuild } from './last-build.ts';

export interface Strangers {
  /** Paths of files and of whole folders that no build made. */
  readonly foreign: readonly string[];
  /** Files in folders of hashed names: these are the build's own, whoever wrote into them. */
  readonly kept: readonly string[];
}

/**
 * Looks only into folders where something came or went since the list was written, as nothing else can hold a stranger, and
 * into those of hashed names, which hold what was kept.
 */
export async function findStrangers(
  folder: string,
  { files, writtenMs }: LastBuild,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<Strangers> {
  const folders = foldersOf(files.keys());
  const own = new Set(topFolders([...files.values()]).immutable);
  const foreign: string[] = [];
  const kept: string[] = [];
  for (const path of ['', ...folders]) {
    const isOwn = own.has(path.split('/', 1)[0] ?? '');
    const stats = isOwn ? null : await writer.stat(join(folder, path));
    if (!isOwn && (stats === null || stats.mtimeMs <= writtenMs)) continue;
    for (const { name } of (await fs.list(join(folder, path))) ?? []) {
      const below = path === '' ? name : `${path}/${name}`;
      if (!files.has(below) && !folders.has(below) && below !== ASSET_MANIFEST) (isOwn ? kept : foreign).push(below);
    }
  }
  return { foreign, kept };
}

export interface Room {
  /** Paths of what others have put into the output, and changed in it: it stays. */
  readonly foreign: readonly string[];
  /** Paths that it takes from what is to be published. */
  readonly taken: readonly string[];
  /** Of earlier builds, for readers of pages that are no more. */
  readonly kept: readonly string[];
}

interface OutputInWork {
  readonly folder: string;
  readonly last: LastBuild;
  /** Paths of files that somebody changed. */
  readonly changed: readonly string[];
  /** Of all that is to be published. */
  readonly paths: readonly string[];
}

/** What others have put where a file is to be published is replaced, as its text would be in a file that a build wrote. */
export async function leaveRoom(
  { folder, last, changed, paths }: OutputInWork,
  deps: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<Room> {
  const files = new Set(paths);
  const folders = foldersOf(paths);
  const foreign: string[] = [];
  const taken: string[] = [];
  const strangers = await findStrangers(folder, last, deps);
  const queue = [...strangers.foreign, ...changed];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const entries = await deps.fs.list(join(folder, path));
    if (entries !== null && folders.has(path)) queue.push(...entries.map(({ name }) => `${path}/${name}`));
    else if (folders.has(path) || (entries !== null && files.has(path)) || isBelow(path, files)) taken.push(path);
    else if (!files.has(path)) foreign.push(path);
  }
  return { foreign: foreign.sort(), taken: taken.sort(), kept: strangers.kept };
}

/** Whether what is a file now is to be a folder for it. */
function isBelow(path: string, files: ReadonlySet<string>): boolean {
  for (const above of foldersOf([path])) if (files.has(above)) return true;
  return false;
}
