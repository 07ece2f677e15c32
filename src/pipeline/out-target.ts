// Where a build writes, what it must not write over, and what becomes of what it published before.
import { publicRoots } from '../assets/public.ts';
import type { OutTarget } from '../emit/out-dir.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Site } from '../model/site.ts';

export function outTarget(
  site: Site,
  options: BuildOptions,
  deps: Pick<ShellDeps, 'fs' | 'writer' | 'home'>,
): OutTarget {
  return {
    outDir: options.outDir,
    root: site.root,
    home: deps.home,
    contentRoots: site.products.map((product) => product.contentRoot),
    publicRoots: publicRoots(site),
    publish: site.publish,
    keepPrevious: site.keepPrevious,
  };
}
