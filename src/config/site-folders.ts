// The folders of a site that contain its author's files.
import { resolve } from 'node:path';
import type { ReservedFolder } from '../lib/node/reserved-folder.ts';
import type { Site } from '../model/site.ts';

/** Where all of the site is content, what is below the root is not all content: then the root is not in the list. */
export function contentFolders({ root, products }: Pick<Site, 'root' | 'products'>): ReservedFolder[] {
  const roots = products.map(({ contentRoot }) => contentRoot).filter((path) => path !== root);
  return roots.map((path) => ({ path, kind: 'content folder' }));
}

/** `src` and `templates` are expected to contain code of the site, whether or not the config names them. */
export function codeFolders({ root, templates = 'templates' }: Pick<Site, 'root' | 'templates'>): ReservedFolder[] {
  return [
    { path: resolve(root, templates), kind: 'templates folder' },
    { path: resolve(root, 'templates'), kind: 'templates folder' },
    { path: resolve(root, 'src'), kind: 'source folder' },
  ];
}
