// Where a build writes, what it must not write over, and what becomes of what it published before.
import { join } from 'node:path';
import { publicRoots } from '../assets/public.ts';
import type { OutTarget } from '../emit/out-dir.ts';
import { sha256 } from '../lib/node/hash.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Site } from '../model/site.ts';
import { keptBetweenBuilds } from './cache-place.ts';

/** In the folder of the cache. */
const SPARE_FOLDER = 'spare';
const NAME_LENGTH = 16;

export function outTarget(
  site: Site,
  options: BuildOptions,
  deps: Pick<ShellDeps, 'fs' | 'writer' | 'home'>,
): OutTarget {
  const { outDir } = options;
  const cache = keptBetweenBuilds(site, options, deps);
  return {
    outDir,
    root: site.root,
    home: deps.home,
    contentRoots: site.products.map((product) => product.contentRoot),
    publicRoots: publicRoots(site),
    publish: site.publish,
    keepPrevious: site.keepPrevious,
    spare: cache && join(cache.folder, SPARE_FOLDER, sha256(outDir).slice(0, NAME_LENGTH)),
  };
}
