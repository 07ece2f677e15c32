// Where a build writes, what it must not overwrite, and what becomes of what it published before.
import type { OutTarget } from '../emit/out-dir.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Site } from '../model/site.ts';
import { authorFolders } from './cache-place.ts';

/** `cache`: absolute; null: none that may be used. */
export function outTarget(
  site: Site,
  { outDir }: Pick<BuildOptions, 'outDir'>,
  { home, cache }: Pick<ShellDeps, 'home'> & { readonly cache: string | null },
): OutTarget {
  return {
    outDir,
    root: site.root,
    home,
    reserved: [...authorFolders(site), ...(cache === null ? [] : [{ path: cache, kind: 'cache folder' }])],
    publish: site.publish,
    keepPrevious: site.keepPrevious,
  };
}
