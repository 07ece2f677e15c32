// What of the disk a session watches.
import { dirname, sep } from 'node:path';
import type { BuildOptions } from '../model/build.ts';
import type { WatchedGit } from './watched-git.ts';

/** The project without what is made of it, and of git what a commit writes. */
export function watchedPlace({ root, outDir, cacheDir }: BuildOptions, git: WatchedGit) {
  const left = [outDir, ...(cacheDir === undefined ? [] : [cacheDir])].filter(
    (folder) => !root.startsWith(folder + sep),
  );
  const isIgnored = (path: string): boolean => {
    if (git.folders.includes(path)) return false;
    if (git.folders.includes(dirname(path))) return !git.holds(path);
    if (left.some((folder) => path === folder || path.startsWith(folder + sep))) return true;
    if (!path.startsWith(root + sep)) return false;
    const below = path.slice(root.length + 1);
    return below.split(sep).some((name) => name === 'node_modules' || (name.startsWith('.') && name !== '.well-known'));
  };
  return {
    isIgnored,
    /**
     * Formatters look for their config in all folders above, up to `/`, where programs of all kinds leave files. One that comes
     * there is not seen; one that was read is watched as all files are.
     */
    isAbove: (folder: string) => root.startsWith(folder.endsWith(sep) ? folder : folder + sep),
    holds: (path: string) => path === root || (path.startsWith(root + sep) && !isIgnored(path)),
  };
}
