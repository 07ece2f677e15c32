// `_redirects` as Cloudflare reads it, which knows less than others do: no marks behind a status, no queries, and not too many rules.
import { report } from '../diagnostics/report.ts';
import { isExternal, splitHref } from '../lib/url.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { Site, SiteRedirect } from '../model/site.ts';

/** As its documentation has them (Pages and Workers, "Redirects" and "Headers", 2026). */
const MOST = { 'exact redirects': 2000, 'redirects with a pattern': 100, 'header rules': 100 } as const;
const LONGEST_LINE = 1000;

type Kind = keyof typeof MOST;

/** `line`: as other hosts read it, without a mark. Exact ones first: behind a pattern, it counts them as patterns. */
export function cloudflareRules(
  rules: readonly { readonly redirect: SiteRedirect; readonly line: string }[],
): string[] {
  const lines = rules.map(({ redirect, line }) => {
    const problem = problemOf(redirect, line);
    if (problem !== null) return { rank: 2, line: `# ${redirect.from.replace(/\s/g, ' ')} has no rule: ${problem}.\n` };
    return { rank: isDynamic(line) ? 1 : 0, line };
  });
  return lines.sort((a, b) => a.rank - b.rank).map(({ line }) => line); // A stable sort.
}

function problemOf({ from, to, status }: SiteRedirect, line: string): string | null {
  if (splitHref(from).query !== '') return 'Cloudflare does not match the query of an address';
  if (status === 200 && isExternal(to)) return 'Cloudflare shows nothing of another host';
  return line.length > LONGEST_LINE ? 'Cloudflare reads 1,000 characters of a line' : null;
}

/** It looks for a colon everywhere, not at the start of a segment alone. */
function isDynamic(line: string): boolean {
  return /\*|:[a-z]\w*/i.test(line.slice(0, line.indexOf(' ')));
}

/** What it would pass over without a word. `files`: those of the site, by path. */
export function checkCloudflare(site: Site, files: ReadonlyMap<string, string>, at: Location): Diagnostic[] {
  if (!site.hosts.includes('cloudflare')) return [];
  const rules = (files.get('_redirects') ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const dynamic = rules.filter(isDynamic).length;
  const ofHeaders = (files.get('_headers') ?? '').split('\n').filter((line) => /^\S/.test(line)).length;
  const counts: readonly [Kind, number][] = [
    ['exact redirects', rules.length - dynamic],
    ['redirects with a pattern', dynamic],
    ['header rules', ofHeaders],
  ];
  return counts.flatMap(([kind, count]) => {
    const limit = MOST[kind];
    return count > limit ? [report('emit/host-limit', { host: 'Cloudflare', kind, count, limit }, at)] : [];
  });
}
