// The links of one API page: where they lead, and how they are written into the page.
import { API_SECTION_NAMES } from '../lib/api-sections.ts';
import { canonicalHash, decodePath, encodePath, isExternal, resolvePath, splitHref, withBase } from '../lib/url.ts';
import type { Location } from '../model/outcome.ts';
import type { LinkRef } from '../model/page.ts';

/** Canonical address with the site's base; what leaves the site stays unchanged. */
export function finalHref(href: string, route: string, base: string): string {
  if (isExternal(href)) return href;
  const { path, query, hash } = splitHref(href);
  const address = path === '' ? '' : withBase(encodePath(canonicalPath(path, route)), base);
  return address + query + canonicalHash(hash);
}

/** What is shown on the page of another is found there: `moved` has its place, by its route. */
export function movedHref(href: string, route: string, moved: ReadonlyMap<string, string>): string {
  if (moved.size === 0 || isExternal(href)) return href;
  const { path, query, hash } = splitHref(href);
  const target = path === '' ? undefined : moved.get(canonicalPath(path, route));
  if (target === undefined) return href;
  if (hash === '') return target;
  const place = splitHref(target);
  return place.path + query + (MOVED_SECTIONS.has(hash) ? place.hash + hash.replace('#', '-') : hash);
}

/** Sections whose ids begin with that of the thing they are about, where several share a page. */
const MOVED_SECTIONS: ReadonlySet<string> = new Set(
  API_SECTION_NAMES.flatMap((name) => (name === 'theme-default-props' ? [] : [`#${name}`])),
);

export function toLinkRef(href: string, route: string, at: Location): LinkRef {
  const { path, query, hash } = splitHref(href);
  const leaves = isExternal(href);
  return {
    href,
    path: leaves ? null : path === '' ? route : canonicalPath(path, route),
    anchor: canonicalHash(hash).slice(1),
    query,
    contentFile: null,
    at,
  };
}

/** Pages end in one slash; files keep their extension: `/x/llms.txt`. */
function canonicalPath(path: string, route: string): string {
  const written = decodePath(path);
  const resolved = resolvePath(written, route).replace(/\/{2,}/g, '/');
  const isFile = /\.[a-z][a-z0-9]{0,7}$/i.test(resolved) && !written.endsWith('/');
  return resolved.endsWith('/') || isFile ? resolved : `${resolved}/`;
}

/** True for `../b/`, which leads to another place from every page. */
export function isRelative(href: string): boolean {
  return !/^[/#?]/.test(href) && href !== '' && !isExternal(href);
}
