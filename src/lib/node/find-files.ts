// Finds the files of a folder by their ending, and the symbolic links that stand for such files or for folders with some: no link
// is followed, as it may lead out of the site or in a circle, and whoever asks tells of each.
import { join } from 'node:path';
import type { FileSystem } from '../../model/deps.ts';

export interface FoundFiles {
  /** Relative to the folder, posix, sorted. */
  readonly files: readonly string[];
  readonly links: readonly FoundLink[];
}

export interface FoundLink {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

export interface FindFilesOptions {
  readonly cwd: string;
  readonly ignore?: readonly string[];
}

/** `pattern`: of names that hold a dot, such as `*.md`. */
export async function findFiles(
  fs: Pick<FileSystem, 'glob'>,
  pattern: string,
  { cwd, ignore = [] }: FindFilesOptions,
): Promise<FoundFiles> {
  const names: string[] = [];
  const files = await fs.glob([pattern], { cwd, ignore, onLink: (name) => names.push(name) });
  const links: FoundLink[] = [];
  for (const name of names) {
    const kind = name.slice(name.lastIndexOf('/') + 1).includes('.') ? 'file' : 'folder';
    const holdsSome = kind === 'file' || (await fs.glob([pattern], { cwd: join(cwd, name), ignore })).length > 0;
    if (holdsSome) links.push({ name, kind });
  }
  return { files, links };
}
