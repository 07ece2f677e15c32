// All files of the next publication in one folder: those that this build made, and of the others, the ones that are published.
import { join } from 'node:path';
import { codeOf } from '../lib/node/error-code.ts';
import type { ShellDeps } from '../model/deps.ts';
import { foldersOf } from './artifact-paths.ts';
import type { HashedFile } from './files.ts';
import { isAsWritten, type LastBuild, readLastBuild } from './last-build.ts';
import { findStrangers } from './strangers.ts';

export type TreeDeps = Pick<ShellDeps, 'fs' | 'writer'>;

export interface NextFiles {
  /** Lie in `fresh`, at their paths. */
  readonly made: readonly string[];
  /** Lie in `published`, as these say. */
  readonly same: readonly HashedFile[];
}

export interface TreePlaces {
  readonly fresh: string;
  readonly published: string;
  readonly next: string;
  /** A folder that was published before, in the place of a new one; null: there is none. */
  readonly spare: string | null;
}

export interface NextTree {
  readonly folder: string;
  /** Paths of files that have a further name now, and another time of change. */
  readonly linked: readonly string[];
}

/**
 * A file that stays the same is no copy, but has a second name. To make a folder for each of ten thousand pages takes half a
 * second, so the folders of the publication before the last one are taken, where they are still there: what differs between
 * the two is then all there is to do.
 */
export async function makeNextTree(files: NextFiles, places: TreePlaces, deps: TreeDeps): Promise<NextTree> {
  const { fresh, published, next, spare } = places;
  const { writer } = deps;
  const isTaken = spare !== null && (await take(spare, next, deps));
  const folder = isTaken ? next : fresh;
  const left = isTaken ? await clear(next, await readLastBuild(next, deps), files, deps) : new Set<string>();
  if (isTaken) for (const path of files.made) await writer.move(join(fresh, path), join(next, path));
  const linked = files.same.map(({ path }) => path).filter((path) => !left.has(path));
  for (const path of linked) await writer.link(join(published, path), join(folder, path));
  return { folder, linked };
}

/** False: another build has taken it meanwhile, or it came from another disk, with the cache that it lies in. */
async function take(spare: string, next: string, { writer }: TreeDeps): Promise<boolean> {
  try {
    await writer.moveFolder(spare, next);
    return true;
  } catch (error) {
    if (!['ENOENT', 'EXDEV', 'EROFS', 'EACCES', 'EPERM'].includes(codeOf(error))) throw error;
    return false;
  }
}

/** Takes away what is another now, or nobody knows; gives what is left. */
async function clear(folder: string, last: LastBuild, files: NextFiles, deps: TreeDeps): Promise<ReadonlySet<string>> {
  const { writer } = deps;
  const { foreign, kept } = await findStrangers(folder, last, deps);
  for (const path of foreign) await writer.removeFolder(join(folder, path));
  const wanted = new Map(files.same.map((file) => [file.path, file]));
  const left = new Set<string>();
  const gone = [...kept];
  for (const [path, file] of last.files) {
    const isSame = wanted.get(path)?.sha256 === file.sha256 && (await isAsWritten(folder, file, last, deps));
    if (isSame) left.add(path);
    else gone.push(path);
  }
  for (const path of gone) await writer.removeFolder(join(folder, path));
  const deepestFirst = [...foldersOf(gone)].sort((a, b) => b.length - a.length);
  for (const path of deepestFirst) await writer.removeEmptyFolder(join(folder, path));
  return left;
}
