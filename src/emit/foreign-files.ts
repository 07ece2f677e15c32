// Finds what a published folder contains that no build of ours wrote. It stays in the output, whatever is published around it.
import { join } from 'node:path';
import { ASSET_MANIFEST, RETAINED_ASSETS } from '../model/artifact.ts';
import type { FolderEntry, ShellDeps } from '../model/deps.ts';
import { foldersOf } from './artifact-paths.ts';
import type { LastBuild } from './last-build.ts';

type ListDeps = Pick<ShellDeps, 'writer'>;

export interface ForeignEntry {
  readonly path: string;
  readonly kind: FolderEntry['kind'];
}

/**
 * Files, links, and folders of which nothing is listed. Lists every folder (6 µs each): times of folders say nothing where
 * files were copied with their times, or the clock was set back.
 */
export async function findForeignFiles(folder: string, last: LastBuild, { writer }: ListDeps): Promise<ForeignEntry[]> {
  const folders = foldersOf([...last.files.keys(), ...last.retained.keys()]);
  const foreign: ForeignEntry[] = [];
  const visit = async (path: string): Promise<void> => {
    for (const { name, kind } of (await writer.list(join(folder, path))) ?? []) {
      const below = path === '' ? name : `${path}/${name}`;
      if (kind === 'folder' && folders.has(below)) await visit(below);
      else if (kind === 'folder' || !isListed(below, last)) foreign.push({ path: below, kind });
    }
  };
  await visit('');
  return foreign;
}

/** Whether a build wrote the file at this path. */
export function isListed(path: string, { isPublication, files, retained }: LastBuild): boolean {
  if (!isPublication) return false;
  return files.has(path) || retained.has(path) || path === ASSET_MANIFEST || path === RETAINED_ASSETS;
}

export interface ForeignFiles {
  /** Paths that are carried over to the next publication. */
  readonly carried: readonly string[];
  /** Paths that the next publication needs for a page or file. */
  readonly inTheWay: readonly string[];
}

interface NextPublication {
  /** Of all files that are published next. */
  readonly paths: readonly string[];
  /** Of those that the published folder already has, with the same content. */
  readonly same: ReadonlySet<string>;
}

/** A foreign file with exactly the content that is published at its path is neither: it becomes part of the site. */
export async function sortForeignFiles(
  foreign: readonly ForeignEntry[],
  { paths, same }: NextPublication,
  { folder, writer }: ListDeps & { readonly folder: string },
): Promise<ForeignFiles> {
  const files = new Set(paths);
  const folders = foldersOf(paths);
  const carried: string[] = [];
  const inTheWay: string[] = [];
  const queue = [...foreign];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { path, kind } = next;
    const entries = kind === 'folder' && folders.has(path) ? await writer.list(join(folder, path)) : null;
    if (entries !== null) queue.push(...entries.map(({ name, kind }) => ({ path: `${path}/${name}`, kind })));
    else if (folders.has(path) || isBelow(path, files)) inTheWay.push(path);
    else if (!files.has(path)) carried.push(path);
    else if (!same.has(path)) inTheWay.push(path);
  }
  return { carried: carried.sort(), inTheWay: inTheWay.sort() };
}

/** Whether one of `files` needs the path of a folder that contains `path`. */
function isBelow(path: string, files: ReadonlySet<string>): boolean {
  for (const above of foldersOf([path])) if (files.has(above)) return true;
  return false;
}
