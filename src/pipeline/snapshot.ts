// What the next build may take from this one, when it finds that only words of some pages are others.

import type { BuildPlan, DocRoute } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { PageSnapshot, SiteSnapshot } from '../model/snapshot.ts';
import { filesOfOnePage, hasLonePages } from './same-facts.ts';
import type { SiteSources } from './sources.ts';

export interface SnapshotParts extends Pick<SiteSnapshot, 'searchSizes'> {
  readonly plan: BuildPlan;
  readonly sources: SiteSources;
}

/** null: a page of such a site cannot be made without all others. */
export function snapshotOf({ plan, sources, searchSizes }: SnapshotParts): SiteSnapshot | null {
  const { keys } = sources.compile;
  if (keys === null || !isPlain(plan.site)) return null;
  const own = filesOfOnePage(plan.routes);
  const published = new Set(plan.files.flatMap(({ source }) => source ?? []));
  const docs = new Map(plan.routes.flatMap((route) => (route.kind === 'doc' ? [[route.path, route] as const] : [])));
  const pages = sources.pages.flatMap((source): [string, PageSnapshot][] => {
    const { frontMatter: _, origin, route: path, file, absolute, name, productKey, language, primary, head } = source;
    const route = docs.get(path);
    const compiled = keys.get(path);
    if (!route || compiled === undefined || origin || published.has(absolute)) return [];
    if (source.realPath !== undefined) return []; // Where a link leads is asked for by a build of all pages.
    if (!own.has(file) || !isRedoable(route)) return [];
    const kept = { route: path, file, absolute, name, productKey, language, primary, head };
    const { hrefs, assets, place } = route;
    return [[absolute, { source: kept, compiled, treeTitle: place?.node.title ?? null, hrefs, assets }]];
  });
  return { searchSizes, renewed: [], pages };
}

/** No code of the site has a say in finished pages and files. */
function isPlain(site: Site): boolean {
  return hasLonePages(site) && site.plugins.every(({ head, artifacts }) => !head && !artifacts);
}

/** Other layouts may show a text in more than one place. */
function isRedoable({ page, unlisted }: DocRoute): boolean {
  return !unlisted && page.frontMatter.layout === 'doc' && page.primary && page.inputs.length === 1;
}
