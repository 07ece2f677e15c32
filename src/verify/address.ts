// Where an address of a finished page leads: off the site, or to a path below its base.
import { decodePath, isExternal, resolvePath, splitHref, toRoute, withBase } from '../lib/url.ts';

export type Address =
  /** `url` is complete: what a browser would ask for. */
  | { readonly kind: 'web'; readonly url: string }
  /** Mail, telephone, data, or a path of this host outside the base: nothing that could be checked. */
  | { readonly kind: 'other' }
  /** Decoded, without base. */
  | { readonly kind: 'site'; readonly path: string; readonly anchor: string };

/** `route` is the page that holds the address. */
export function readAddress(href: string, route: string, base: string): Address {
  if (isExternal(href)) return isWeb(href) ? { kind: 'web', url: withoutHash(href) } : { kind: 'other' };
  const { path, hash } = splitHref(href);
  const anchor = hash.slice(1);
  if (path === '') return { kind: 'site', path: route, anchor };
  const full = resolvePath(decodePath(path), withBase(route, base));
  if (base === '/') return { kind: 'site', path: full, anchor };
  const isInside = full.startsWith(base) || toRoute(full) === base;
  return isInside ? { kind: 'site', path: `/${full.slice(base.length)}`, anchor } : { kind: 'other' };
}

/** True for `https:`, `http:` and `//host`. */
function isWeb(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

function withoutHash(href: string): string {
  const { path, query } = splitHref(href);
  return (path.startsWith('//') ? `https:${path}` : path) + query;
}
