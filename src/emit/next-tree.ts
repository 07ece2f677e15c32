// All files of the next publication in one folder: those that this build made, and of the others, the ones that are published.
import { join } from 'node:path';
import { codeOf } from '../lib/node/error-code.ts';
import type { ShellDeps } from '../model/deps.ts';
import { foldersOf } from './artifact-paths.ts';
import type { HashedFile } from './files.ts';
import { findForeignFiles } from './foreign-files.ts';
import { isAsWritten, type LastBuild, readLastBuild } from './last-build.ts';

export type TreeDeps = Pick<ShellDeps, 'fs' | 'writer'>;

export interface NextFiles {
  /** Lie in `fresh`, at their paths. */
  readonly made: readonly string[];
  /** Lie in `published`, as these say. */
  readonly same: readonly HashedFile[];
  /** Paths of what else lies in `published`, and is not to be part of the next one. */
  readonly others: readonly string[];
}

export interface TreePlaces {
  readonly fresh: string;
  readonly published: string;
  readonly next: string;
  /** A folder that was published before, in the place of a new one; null: there is none. */
  readonly spare: string | null;
  /** Whether folders may be taken out of `published`, when it is published no more. */
  readonly mayMove: boolean;
}

export interface NextTree {
  readonly folder: string;
  /** Paths of files that have a further name now, and another time of change. */
  readonly linked: readonly string[];
  /** Paths of folders that are missing yet: what they hold stays the same. */
  readonly moved: readonly string[];
}

/**
 * A file that stays the same is no copy: it comes with its folder where all of that stays the same, else it gets a second name.
 * To make a folder for each of ten thousand pages takes half a second, so where none may move, those of a publication that
 * nobody needs any more are taken.
 */
export async function makeNextTree(files: NextFiles, places: TreePlaces, deps: TreeDeps): Promise<NextTree> {
  const { fresh, published, next, spare, mayMove } = places;
  const { writer } = deps;
  const taken = spare === null ? null : await take(spare, next, deps);
  const isTaken = taken !== null;
  const folder = isTaken ? next : fresh;
  const left = isTaken ? await clear(next, taken, files, deps) : new Set<string>();
  if (isTaken) for (const path of files.made) await writer.move(join(fresh, path), join(next, path));
  const paths = files.same.map(({ path }) => path).filter((path) => !left.has(path));
  const { moved, alone } = mayMove ? unchangedFolders(paths, files) : { moved: [], alone: paths };
  for (const path of alone) await writer.link(join(published, path), join(folder, path));
  return { folder, linked: alone, moved };
}

/** More would make readers wait: there is nothing in the place of the output meanwhile. */
const MOST_MOVED = 256;

/** Those that hold the most, and the files that lie in no such folder. */
function unchangedFolders(
  paths: readonly string[],
  { made, others }: NextFiles,
): { readonly moved: readonly string[]; readonly alone: readonly string[] } {
  const changed = foldersOf([...made, ...others]);
  const counts = new Map<string, number>();
  const folders = paths.map((path) => {
    let end = path.indexOf('/');
    while (end !== -1 && changed.has(path.slice(0, end))) end = path.indexOf('/', end + 1);
    const folder = end === -1 ? null : path.slice(0, end);
    if (folder !== null) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    return folder;
  });
  const most = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST_MOVED);
  const moved = new Set(most.map(([folder]) => folder));
  const alone = paths.filter((_, index) => !moved.has(folders[index] ?? ''));
  return { moved: [...moved].sort(), alone };
}

/** What the spare folder contains; null: another build has taken it meanwhile, or it contains foreign files and stays. */
async function take(spare: string, next: string, deps: TreeDeps): Promise<LastBuild | null> {
  const { writer } = deps;
  try {
    await writer.moveFolder(spare, next);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return null;
  }
  const last = await readLastBuild(next, deps);
  if ((await findForeignFiles(next, last, deps)).length === 0) return last;
  await writer.moveFolder(next, spare);
  return null;
}

/** Removes the files that differ now or are published no more; gives the paths of the others. */
async function clear(folder: string, last: LastBuild, files: NextFiles, deps: TreeDeps): Promise<ReadonlySet<string>> {
  const { writer } = deps;
  const wanted = new Map(files.same.map((file) => [file.path, file]));
  const left = new Set<string>();
  const gone = [...last.retained.keys()];
  for (const [path, file] of last.files) {
    const isSame = wanted.get(path)?.sha256 === file.sha256 && (await isAsWritten(folder, file, deps));
    if (isSame) left.add(path);
    else gone.push(path);
  }
  await writer.removeFiles(gone.map((path) => join(folder, path)));
  const deepestFirst = [...foldersOf(gone)].sort((a, b) => b.length - a.length);
  for (const path of deepestFirst) await writer.removeEmptyFolder(join(folder, path));
  return left;
}
