// Sections that page trees lead to: known only now, when all pages are compiled.

import { report } from '../diagnostics/report.ts';
import { hasAnchor } from '../lib/anchors.ts';
import { nearest } from '../lib/nearest.ts';
import { pageNodes } from '../lib/page-nodes.ts';
import { decodePath } from '../lib/url.ts';
import type { UndecidedAnchor } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { PageTree } from '../model/tree.ts';
import type { LinkTargets } from './links.ts';

/** The pathname is named too: a computed one has no line. */
export function checkTreeAnchors(trees: Iterable<PageTree>, { anchors }: LinkTargets, site: Site): UndecidedAnchor[] {
  if (site.links.deadAnchor === 'off') return [];
  const severity = site.links.deadAnchor;
  return [...trees]
    .flatMap(({ nodes }) => pageNodes(nodes))
    .flatMap(({ route, hash, pathname, at }) => {
      const ids = anchors.get(route); // A route without a page was told by the tree stage.
      const anchor = hash.slice(1);
      if (!ids || hasAnchor(anchor, ids)) return [];
      const wanted = decodePath(anchor);
      const near = nearest(wanted, [...ids].map(decodePath));
      const params = { href: pathname, path: route, anchor: wanted, nearest: near, pathname };
      return [{ path: route, anchor, diagnostic: report('plan/dead-anchor', params, at, { severity }) }];
    });
}
