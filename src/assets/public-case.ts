// Addresses that would lead to a file of a public folder but for upper and lower case, or the form of their Unicode letters.
import { report } from '../diagnostics/report.ts';
import { foldedName } from '../lib/folded-name.ts';
import { matchRule } from '../lib/redirect-rules.ts';
import { isBelow } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { inAddress } from './names.ts';

interface PagesOfSite {
  readonly site: Site;
  readonly pages: readonly CompiledPage[];
  readonly apiDocs: readonly ApiDoc[];
}

/** The value are the paths that were told; `publicPaths` start with a slash. */
export function findWrongCase(
  { site, pages, apiDocs }: PagesOfSite,
  publicPaths: ReadonlySet<string>,
): Outcome<ReadonlySet<string>> {
  const told = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  if (publicPaths.size === 0) return { value: told, diagnostics };
  let byFolded: ReadonlyMap<string, string> | undefined;
  const check = (href: string, path: string | null, at: Location) => {
    // A page's address ends in a slash.
    if (path === null || path.endsWith('/') || publicPaths.has(path)) return;
    byFolded ??= new Map([...publicPaths].map((known) => [foldedName(known), known]));
    const meant = byFolded.get(foldedName(path));
    if (meant === undefined || isAnsweredElsewhere(path, site)) return;
    told.add(path);
    diagnostics.push(report('assets/wrong-case', { href, file: meant.slice(1), address: inAddress(meant) }, at));
  };
  for (const { primary, assets, links, headLinks } of pages)
    if (primary) for (const { href, path, at } of [...assets, ...links, ...headLinks]) check(href, path, at);
  for (const { description, links } of apiDocs)
    for (const { href, path, at } of [...(description?.assets ?? []), ...links]) check(href, path, at);
  return { value: told, diagnostics };
}

function isAnsweredElsewhere(path: string, { links, redirects }: Site): boolean {
  return isBelow(path, links.elsewhere) || redirects.some(({ from }) => matchRule(from, path) !== null);
}
