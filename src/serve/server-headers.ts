// Reads `_headers`, the file in which a site tells its host what to send along with which files.
import { escapePattern } from '../lib/escape-pattern.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { Site } from '../model/site.ts';

export interface HeaderRule {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Rules that name a host are for that host only, which this server is not. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: { matches: HeaderRule['matches']; headers: (readonly [string, string])[] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\s/.test(line)) {
      const [name, value] = splitAt(line.trim(), ':');
      rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    } else rules.push({ matches: pathMatcher(line.trim()), headers: [] });
  }
  return rules;
}

/** The headers of the config, as rules, for a site that is not built. */
export function siteHeaders(headers: Site['headers'], base: string): HeaderRule[] {
  const own = Object.entries(headers).map(([pattern, values]) => ({
    matches: pathMatcher(encodePath(withBase(pattern, base)).replace(/%25(?=[0-9a-f]{2})/gi, '%')),
    headers: Object.entries(values).map(([name, value]) => [name.toLowerCase(), value] as const),
  }));
  return [{ matches: () => true, headers: FOR_ALL }, ...own];
}

/** As the build writes them. */
const FOR_ALL = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
] as const;

/** Values of one name are joined, as hosts join them. `path` is encoded, and holds the base. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.matches(path)) continue;
    for (const [name, value] of rule.headers) {
      if (NOT_HERE.has(name)) continue;
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

function splitAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}
