// Where the files of a site may lie: what a path leads to, symbolic links followed, is held against the folders of the site and
// against those outside that its config lets links lead to. The one place that answers this; whoever asks tells the author.
import { resolve } from 'node:path';
import type { FileSystem } from '../../model/deps.ts';
import type { Site } from '../../model/site.ts';
import { holds } from './paths.ts';

/** Whether a path without symbolic links lies within. */
export type Bounds = (realPath: string) => Promise<boolean>;

/**
 * Folders that the config lets links lead to, and `own`, absolute. They are asked of the disk with the first question; one that is
 * not there stands for itself.
 */
export function createBounds(
  { root, security }: Pick<Site, 'root' | 'security'>,
  fs: Pick<FileSystem, 'resolve'>,
  own: readonly string[] = [],
): Bounds {
  const folders = [...own, ...security.linkedFolders.map((folder) => resolve(root, folder))];
  let found: Promise<readonly string[]> | undefined;
  return async (realPath) => {
    found ??= Promise.all(folders.map((folder) => realPathOf(folder, fs)));
    return (await found).some((folder) => holds(folder, realPath));
  };
}

/** A path that leads nowhere stands for itself. */
export async function realPathOf(path: string, fs: Pick<FileSystem, 'resolve'>): Promise<string> {
  return (await fs.resolve(path))?.realPath ?? path;
}
