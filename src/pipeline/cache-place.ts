// Where a run keeps for the next what took long to make.
import { resolve } from 'node:path';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Site } from '../model/site.ts';
import { aroundModules } from '../record/around.ts';

/** Of compiled pages, in the folder of the cache. */
export const PAGES_FOLDER = 'pages';

/** null: nothing is kept. */
export function keptBetweenBuilds(
  site: Pick<Site, 'root' | 'cacheDir'>,
  options: Pick<BuildOptions, 'cache' | 'cacheDir'>,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): CachePlace | null {
  const folder = options.cacheDir ?? resolve(site.root, site.cacheDir);
  return options.cache ? { folder, fs, writer, around: aroundModules } : null;
}
