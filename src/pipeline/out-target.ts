// Where a build writes, and what it must not write over.
import { publicRoots } from '../assets/public.ts';
import type { OutTarget } from '../emit/out-dir.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Site } from '../model/site.ts';

export function outTarget(site: Site, { outDir }: BuildOptions, { home }: Pick<ShellDeps, 'home'>): OutTarget {
  return {
    outDir,
    root: site.root,
    home,
    contentRoots: site.products.map((product) => product.contentRoot),
    publicRoots: publicRoots(site),
  };
}
