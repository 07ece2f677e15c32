// From the plan to all that search can find, page by page.
import { NO_MEMO } from '../lib/memo.ts';
import type { Memo } from '../model/memo.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { SearchPage } from '../model/search.ts';
import { apiEntries } from './api-entries.ts';
import { docEntries } from './doc-entries.ts';

/** In the order of the plan. */
export function searchPages({ routes }: Pick<BuildPlan, 'routes'>, memo: Memo = NO_MEMO): SearchPage[] {
  return routes
    .filter(isSearched)
    .map((route) => memo.recall('search page', route.path, [route], () => searchPage(route)));
}

/** Pages that are found by their address only, and copies, are not. */
export function isSearched(route: Route): boolean {
  return !route.unlisted && (route.kind === 'api' || route.page.primary);
}

export function searchPage(route: Route): SearchPage {
  const { path, title, description, productKey, language, place } = route;
  const parents = [...(place?.parents ?? [])].reverse();
  return {
    route: path,
    title,
    description,
    product: productKey,
    language,
    groups: parents.flatMap((parent) => parent.title ?? []),
    entries: route.kind === 'doc' ? docEntries(route) : apiEntries(route),
  };
}
