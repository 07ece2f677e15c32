// Reads `_headers`, the file in which a site tells its host what to send along with which files.
import { escapePattern } from '../lib/escape-pattern.ts';
import { ownHeaderRules, withoutOwn } from '../lib/header-rules.ts';
import { readHeaderBlocks, removedHeader } from '../lib/host-files.ts';
import type { Site } from '../model/site.ts';

export interface HeaderRule {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Rules that name a host are for that host only, which this server is not. */
export function readHeaders(text: string): HeaderRule[] {
  return readHeaderBlocks(text).blocks.map(({ path, headers }) => ({
    matches: pathMatcher(path),
    headers: headers.map(({ name, value }) => [name.toLowerCase(), value]),
  }));
}

/** The headers of the site, as rules, for a site that is not built. */
export function siteHeaders(headers: Site['headers'], base: string): HeaderRule[] {
  const own = ownHeaderRules(headers, base);
  return [...withoutOwn([{ path: `${base}*`, headers: FOR_ALL }], own), ...own].map(({ path, headers: values }) => ({
    matches: pathMatcher(path),
    headers: Object.entries(values).map(([name, value]) => [name.toLowerCase(), value] as const),
  }));
}

/** As the build writes them. */
const FOR_ALL = { 'Referrer-Policy': 'strict-origin-when-cross-origin', 'X-Frame-Options': 'SAMEORIGIN' };

/** Values of one name are joined, as hosts join them. `path` is encoded, and holds the base. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.matches(path)) continue;
    for (const [name, value] of rule.headers) {
      const removed = removedHeader(name);
      if (removed !== null) delete headers[removed];
      if (removed !== null || NOT_HERE.has(name)) continue;
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

/**
 * The first would make browsers refuse every other server on this machine, for as long as it says; the rest is what the
 * server itself has to say.
 */
const NOT_HERE = new Set([
  'strict-transport-security',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'etag',
]);

/** `*` stands for anything, `:name` for one segment. */
function pathMatcher(pattern: string): (path: string) => boolean {
  if (!pattern.startsWith('/')) return () => false;
  const source = pattern
    .split(/(\*|:[a-z]\w*)/i)
    .map((part) => (part === '*' ? '.*' : /^:[a-z]/i.test(part) ? '[^/]+' : escapePattern(part)))
    .join('');
  const regexp = new RegExp(`^${source}$`);
  return (path) => regexp.test(path);
}
