// Addresses: languages, canonical routes and base paths. All paths here are decoded and start with a slash.

export const DEFAULT_LANGUAGE = 'en';

export interface LanguagePath {
  readonly userLanguage: string;
  /** The path without its language prefix; hash and query kept. */
  readonly canonicalAs: string;
}

/** Reads the language off a path: `/zh/a/` is Chinese; `/zh` and `/en/a/` are plain paths. */
export function pathnameToLanguage(
  pathname: string,
  accepted: readonly string[],
  fallback: string = DEFAULT_LANGUAGE,
): LanguagePath {
  const candidate = pathname.slice(1, 3);
  const isPrefix = accepted.includes(candidate) && pathname.startsWith(`/${candidate}/`);
  const userLanguage = isPrefix ? candidate : fallback;
  return { userLanguage, canonicalAs: userLanguage === fallback ? pathname : pathname.slice(3) };
}

/** Paths that are the same in every language and never get a prefix. */
export function isLanguageNeutral(path: string): boolean {
  return path === '/blog' || path.startsWith('/blog/') || path === '/size-snapshot/';
}

/** `/ui/button` with Chinese is `/zh/ui/button`; the default language has no prefix. */
export function withLanguage(path: string, language: string, fallback: string = DEFAULT_LANGUAGE): string {
  return language === fallback || isLanguageNeutral(path) ? path : `/${language}${path}`;
}

/** A route as docs-gen keys it: one slash at each end, none doubled. */
export function toRoute(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/** True when `path` is one of `prefixes` or lies below one: `/blog` covers `/blog/` and `/blog/a`, not `/blogger`. */
export function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => {
    const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
    return path.startsWith(folder) || `${path}/` === folder;
  });
}

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** False for `javascript:` and all else that a link of this site must not hold; true for paths. */
export function hasSafeScheme(href: string): boolean {
  return URL.canParse(href, 'https://x') && SAFE_SCHEMES.has(new URL(href, 'https://x').protocol);
}

/** True when an address leads to one of the hosts, or to a host below one. */
export function isOnHost(href: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(href, 'https://x')) return false;
  const { hostname } = new URL(href, 'https://x');
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

export interface SplitHref {
  readonly path: string;
  /** With `?`, or empty. */
  readonly query: string;
  /** With `#`, or empty. */
  readonly hash: string;
}

/** Cuts an address at its query and its hash. */
export function splitHref(href: string): SplitHref {
  const hashAt = href.indexOf('#');
  const hash = hashAt === -1 ? '' : href.slice(hashAt);
  const rest = hashAt === -1 ? href : href.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  return queryAt === -1
    ? { path: rest, query: '', hash }
    : { path: rest.slice(0, queryAt), query: rest.slice(queryAt), hash };
}

/** True for `https:`, `mailto:`, `//host` and the like. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Resolves `../b` against a route: dot segments taken out, never above the root. */
export function resolvePath(path: string, route: string): string {
  const segments = path.startsWith('/') ? [] : route.split('/').filter(Boolean);
  for (const part of path.split('/')) {
    if (part === '..') segments.pop();
    else if (part !== '.' && part !== '') segments.push(part);
  }
  return `/${segments.join('/')}${/(?:^|\/)(?:\.{1,2})?$/.test(path) && segments.length > 0 ? '/' : ''}`;
}

/** Percent-decodes what can be decoded, and leaves the rest as it is: a lone `%` is a character like any other. */
export function decodePath(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes; // Bytes that are not UTF-8.
    }
  });
}

/** `#%e4%b8%ad` is `#%E4%B8%AD`, as ids are written in HTML: browsers compare the two letter by letter. */
export function canonicalHash(hash: string): string {
  return hash.replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

const NEEDS_NO_ENCODING = /^[\w/.~-]*$/;

/** Percent-encodes a decoded path for an attribute or a sitemap; slashes stay. */
export function encodePath(path: string): string {
  if (NEEDS_NO_ENCODING.test(path)) return path;
  // Half of a surrogate pair has no UTF-8 form: `encodeURI` would throw.
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[?#]/g, encodeURIComponent);
}

/** Puts the site under its base: `/ui/` below `/docs/` is `/docs/ui/`. */
export function withBase(path: string, base: string): string {
  return base === '/' || !path.startsWith('/') || isExternal(path) ? path : base + path.slice(1);
}
