// Whether what the config names lies where it may: what such a file holds is published, and links are followed.
import { resolve } from 'node:path';
import { createBounds } from '../lib/node/bounds.ts';
import { toPosix } from '../lib/node/paths.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Site } from '../model/site.ts';

/** `file`: as it is written. What leads nowhere is told elsewhere. */
export async function leadsInside(
  file: string,
  site: Pick<Site, 'root' | 'security'>,
  fs: Pick<FileSystem, 'resolve'>,
): Promise<boolean> {
  const found = await fs.resolve(resolve(site.root, file));
  if (found === null || isInstalled(file)) return true;
  return createBounds(site, fs, [site.root])(found.realPath);
}

/** Package managers keep packages in a store of their own and link to it. */
function isInstalled(file: string): boolean {
  return toPosix(file).split('/').includes('node_modules');
}
