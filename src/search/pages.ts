// From the plan to all that search can find, page by page.
import { NO_MEMO } from '../lib/memo.ts';
import type { Memo } from '../model/memo.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { SearchPage } from '../model/search.ts';
import { apiEntries } from './api-entries.ts';
import { readDoc } from './doc-entries.ts';

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
  return readPage(route).page;
}

export interface ReadPage {
  readonly page: SearchPage;
  /** Numbers of the runs in its texts and codes; null: they were not read. */
  readonly said: readonly number[] | null;
}

export function readPage(route: Route): ReadPage {
  const { path, title, description, productKey, language, place } = route;
  const parents = [...(place?.parents ?? [])].reverse();
  const { entries, said } = route.kind === 'doc' ? readDoc(route) : { entries: apiEntries(route), said: null };
  const page = {
    route: path,
    title,
    description,
    product: productKey,
    language,
    groups: parents.flatMap((parent) => parent.title ?? []),
    entries,
  };
  return { page, said };
}
