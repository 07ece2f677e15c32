// Reads `_redirects`, the file in which a site tells its host which addresses lead on, and says where to.
import { type RedirectRule, readRedirectLines } from '../lib/host-files.ts';
import { fillRule, matchRule } from '../lib/redirect-rules.ts';
import { decodePath, encodePath, splitHref } from '../lib/url.ts';
import type { ServedRedirect, SiteSource } from '../model/serve.ts';

/** Without the rules that hold for some readers only: this server does not know from which country they are. */
export function readRedirects(text: string): RedirectRule[] {
  return readRedirectLines(text).flatMap(({ rule }) => (rule === null || rule.conditions.length > 0 ? [] : [rule]));
}

export interface RuledAddress {
  /** Decoded, below the base. */
  readonly path: string;
  readonly query: string;
  readonly base: string;
  /** A file is there: only rules that win over it apply. */
  readonly isTaken: boolean;
}

/** The first rule that answers the address: it leads on, or another file is sent in its place. */
export function applyRules(
  rules: readonly RedirectRule[],
  { path, query, base, isTaken }: RuledAddress,
): ServedRedirect | { readonly kind: 'rewrite'; readonly path: string } | null {
  const parameters = new URLSearchParams(query);
  // A target that lies outside the base belongs to another site of the host: it stays an address from the root.
  const belowBase = (to: string): string => (to.startsWith(base) ? to.slice(base.length) : to);
  for (const rule of rules) {
    if (isTaken && !rule.wins) continue;
    const to = applyRedirect(rule, base + path, parameters);
    if (to === null) continue;
    const { status } = rule;
    if (isRedirectStatus(status)) return { kind: 'redirect', to: belowBase(to), status };
    // What is on another host is for a host to fetch.
    if (status === 200 && to.startsWith('/'))
      return { kind: 'rewrite', path: decodePath(splitHref(belowBase(to)).path) };
  }
  return null;
}

/** The rules of a source that has them as a file, and does not apply them: asked for only where nothing else is. */
export function withRedirects(source: SiteSource, base: string): SiteSource {
  return {
    async find(path, query = '') {
      const there = await source.find(path, query);
      if (there !== null) return there;
      const list = await source.find('_redirects');
      if (list?.kind !== 'file' || typeof list.body !== 'string') return null;
      const ruled = applyRules(readRedirects(list.body), { path, query, base, isTaken: false });
      return ruled?.kind === 'rewrite' ? source.find(ruled.path) : ruled;
    },
    notFound: () => source.notFound(),
  };
}

/** Where the rule leads to from a path, which is decoded and holds the base; null: it does not answer it. */
function applyRedirect(rule: RedirectRule, path: string, query: URLSearchParams): string | null {
  const found = matchRule(rule.from, path);
  if (found === null) return null;
  // What a visitor wrote must stay a piece of a path: it names no other host and opens no query.
  const values = new Map([...found].map(([name, value]) => [name, encodePath(value)]));
  for (const [name, wanted] of rule.query) {
    const value = query.get(name);
    if (value === null) return null;
    if (wanted.startsWith(':')) values.set(wanted.slice(1), encodePath(value.replace(/^\/+/, '')));
    else if (value !== wanted) return null;
  }
  return fillRule(rule.to, values);
}

function isRedirectStatus(status: number): status is ServedRedirect['status'] {
  return status === 301 || status === 302 || status === 307 || status === 308;
}
