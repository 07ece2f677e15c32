// Which paths of this site are files: those that every build publishes, and those of public folders.
import { nearest } from '../lib/nearest.ts';
import { encodePath } from '../lib/url.ts';
import type { Assets } from '../model/assets.ts';

/** Path of the file that a host answers with; null: there is none. A link's path has a slash where its author wrote none. */
export function publishedFile(path: string, { publicPaths }: Pick<Assets, 'publicPaths'>): string | null {
  if (publicPaths.size === 0) return EVERY_BUILD.has(path) ? path : null;
  const isFile = (candidate: string) => publicPaths.has(candidate) || EVERY_BUILD.has(candidate);
  if (isFile(path) || (path.endsWith('/') && isFile(`${path}index.html`))) return path;
  const bare = path.slice(0, -1);
  return path.endsWith('/') && isFile(bare) ? bare : null;
}

export function nearestFile(path: string, { publicPaths }: Pick<Assets, 'publicPaths'>): string | null {
  const near = nearest(path, [...publicPaths, ...EVERY_BUILD]);
  return near && encodePath(near);
}

const EVERY_BUILD: ReadonlySet<string> = new Set([
  '/404.html',
  '/asset-manifest.json',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/offline.html',
  '/robots.txt',
  '/sitemap.xml',
  '/third-party-licenses.txt',
]);
