// What style sheets may name by an address that starts with a slash: published files, and what is answered in another way.
import { matchRule } from '../lib/redirect-rules.ts';
import { isBelow } from '../lib/url.ts';
import type { PublishedFiles } from '../model/bundle.ts';
import type { BuildPlan } from '../model/route.ts';
import { nearestFile, publishedFile } from './files.ts';

export function publishedFiles({ files, site }: Pick<BuildPlan, 'files' | 'site'>): PublishedFiles {
  const assets = { publicPaths: new Set(files.map(({ path }) => `/${path}`)) };
  return {
    has: (path) =>
      publishedFile(path, assets) !== null ||
      isBelow(path, site.links.elsewhere) ||
      site.redirects.some(({ from }) => matchRule(from, path) !== null),
    nearest: (path) => nearestFile(path, assets),
  };
}
