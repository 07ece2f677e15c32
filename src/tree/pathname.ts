// What a pathname of a page tree says: which page it leads to, and when two of them are the same.
import { fromPathname } from '../lib/derived-title.ts';
import { splitHref, toRoute } from '../lib/url.ts';
import type { PageNode } from '../model/tree.ts';

const API_TABS = ['components-api', 'hooks-api'] as const;

/** Which API tab of a page the pathname names: those may stand in a tree more than once. */
export function apiTabOf(pathname: string): PageNode['api'] {
  if (!pathname.startsWith('/')) return null;
  const segments = splitHref(pathname).path.split('/');
  return API_TABS.find((tab) => segments.includes(tab)) ?? null;
}

/** `/ui/button/[docsTab]` → `/ui/button/`: the place of a tab in the address is no part of it. */
export function withoutTabPlace(path: string): string {
  return path.replace('/[docsTab]', '');
}

/** `/ui/button/components-api` → `/ui/button/`: the page that the tab belongs to. */
export function withoutApiTab(path: string): string {
  return path.replace(/\/(?:components|hooks)-api(?=\/|$)/, '');
}

/** Equal for pathnames that are the same: with or without trailing slash, tab and `[docsTab]`. */
export function identityOf(pathname: string): string {
  if (!pathname.startsWith('/')) return pathname;
  const { path, query, hash } = splitHref(pathname);
  return toRoute(withoutApiTab(withoutTabPlace(path))) + query + hash;
}

/** A route as an author has to write it: `#` and `?` in the name of a file start no hash and no query. */
export function toPathname(route: string): string {
  return route.replace(/[?#]|%(?=23|3f)/gi, encodeURIComponent);
}

/** The route that a leaf leads to. An API tab that is no page of its own is a part of its component's page. */
export function routeOfLeaf(path: string, known: ReadonlySet<string>): string {
  const route = toRoute(withoutTabPlace(fromPathname(path)));
  const page = toRoute(withoutApiTab(withoutTabPlace(fromPathname(path))));
  return !known.has(route) && known.has(page) ? page : route;
}
