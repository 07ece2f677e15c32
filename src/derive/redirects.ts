// Old addresses lead on: as `_redirects` for hosts that read it, and as small pages for those that do not.
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { directionOf } from '../lib/direction.ts';
import { escapeAttribute, escapeHtml } from '../lib/html.ts';
import { publicUrl } from '../lib/published-names.ts';
import { isPattern, ruleKey } from '../lib/redirect-rules.ts';
import { fillIn } from '../lib/translate.ts';
import {
  canonicalHash,
  DEFAULT_LANGUAGE,
  decodePath,
  isExternal,
  pathnameToLanguage,
  splitHref,
  toRoute,
} from '../lib/url.ts';
import type { Artifact } from '../model/artifact.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site, SiteRedirect } from '../model/site.ts';
import { cloudflareRules } from './cloudflare.ts';
import { type DeriveContext, sitePath } from './context.ts';
import { FAVICON } from './icons.ts';

/** Redirects that would stand in the place of something else; `redirects` leaves them out. */
export async function checkRedirects(
  artifacts: readonly Artifact[],
  context: DeriveContext,
  fs: Pick<FileSystem, 'readText'>,
): Promise<Diagnostic[]> {
  const { site } = context;
  const { root, configFile: file } = site;
  const source = openDataSource({ absolute: `${root}/${file}`, file, fs, base: ['redirects'] });
  const diagnostics: Diagnostic[] = [];
  for (const { redirect, index, clash } of sortOut(artifacts, context)) {
    if (clash === null) continue;
    const { from } = redirect;
    if (redirect.at && !(redirect.wins === true && typeof clash === 'string')) {
      const because =
        typeof clash === 'string' ? `${from} is the address of ${clash}` : earlierRule(clash, redirect, site);
      if (because !== null) diagnostics.push(report('emit/unused-redirect', { from, because }, redirect.at));
      continue;
    }
    const at = redirect.at ?? (await source.place([index, 'from'])).at;
    if (typeof clash === 'string') {
      diagnostics.push(report('emit/redirect-shadows-page', { from, name: nameOf(redirect, index), taken: clash }, at));
      continue;
    }
    const related = [{ message: 'the first redirect starts at', at: (await source.place([clash, 'from'])).at }];
    diagnostics.push(report('emit/duplicate-redirect', { from, index, first: clash }, at, { related }));
  }
  return diagnostics;
}

function nameOf({ at }: SiteRedirect, index: number): string {
  return at === undefined ? `redirects[${index}]` : 'The redirect';
}

/** Why hosts would never follow the redirect; null: nothing is lost, as both have the same target. */
function earlierRule(first: number, { to, from }: SiteRedirect, { redirects }: Site): string | null {
  const earlier = redirects[first];
  if (earlier === undefined || earlier.to === to) return null;
  const { at } = earlier;
  const rule = at === undefined ? `redirects[${first}] of the config` : `line ${at.line} of ${at.file}`;
  return `${rule} starts at ${from} too, and has the target ${earlier.to}`;
}

export function redirects(artifacts: readonly Artifact[], context: DeriveContext): Artifact[] {
  const { site, texts } = context;
  const { redirectLines } = site.hostFiles;
  const good = goodRedirects(artifacts, context);
  if (good.length + redirectLines.length === 0) return [];
  const unchanged = (wanted: (before: number) => boolean) =>
    redirectLines.flatMap(({ text, before }) => (wanted(before) ? [`${text}\n`] : []));
  const rules = site.hosts.includes('cloudflare')
    ? [
        ...cloudflareRules(good.map(({ redirect }) => ({ redirect, line: rule(redirect, false, site) }))),
        ...unchanged(() => true),
      ]
    : [
        ...good.flatMap(({ redirect, page, index }, place) => [
          ...unchanged((before) => before <= index && before > (good[place - 1]?.index ?? -1)),
          rule(redirect, page !== null || redirect.wins === true, site),
        ]),
        ...unchanged((before) => before > (good.at(-1)?.index ?? -1)),
      ];
  const pages = good.flatMap(({ redirect, page }): Artifact[] =>
    page === null
      ? []
      : [{ path: page, body: redirectPage(redirect.to, site, texts), type: 'text/html', immutable: false }],
  );
  return [{ path: '_redirects', body: rules.join(''), type: 'text/plain', immutable: false }, ...pages];
}

/** Those that stand in the place of nothing else. */
export function goodRedirects(artifacts: readonly Artifact[], context: DeriveContext): SortedRedirect[] {
  return sortOut(artifacts, context).filter(({ clash }) => clash === null);
}

export interface SortedRedirect {
  readonly redirect: SiteRedirect;
  readonly index: number;
  /** Path of its page, or null: a pattern, a rewrite, or the address of another kind of file. */
  readonly page: string | null;
  /** What already stands at its address: a page or a file, in words, or the redirect with this index. */
  readonly clash: string | number | null;
}

function sortOut(artifacts: readonly Artifact[], { site, routes }: DeriveContext): SortedRedirect[] {
  const files = new Map(artifacts.map((artifact) => [artifact.path, artifact]));
  const pages = new Set(routes.map(({ path }) => path));
  const firsts = new Map<string, number>();
  return site.redirects.map((redirect, index) => {
    const from = decodePath(redirect.from);
    const key = ruleKey(redirect.from);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    const file = pagePath(from);
    const taken = isPattern(from) ? null : standsAt(pages.has(key), files.get(file) ?? files.get(from.slice(1)));
    const page = isPattern(from) || redirect.status === 200 || !file.endsWith('.html') ? null : file;
    return { redirect, index, page, clash: taken ?? first ?? null };
  });
}

function standsAt(hasPage: boolean, file: Artifact | undefined): string | null {
  if (hasPage) return 'a page';
  if (!file) return null;
  return `the file ${file.origin ?? file.path}`;
}

/** The file that a plain host serves for the address; `/v7.0` is a folder, `/a.pdf` is a file. */
function pagePath(from: string): string {
  return /\.[a-z][a-z0-9]{1,4}$/i.test(from) ? from.slice(1) : `${toRoute(from).slice(1)}index.html`;
}

/** With `!` the rule wins over the page of the same address. */
function rule({ from, status, to }: SiteRedirect, hasPage: boolean, site: Site): string {
  const { path, query } = splitHref(from);
  return `${sitePath(decodePath(path), site)}${query.replace('?', ' ').replaceAll('&', ' ')} ${destination(to, site)} ${status}${hasPage ? '!' : ''}\n`;
}

/** As an address of the host: with base, percent-encoded. */
export function destination(to: string, site: Site): string {
  if (isExternal(to)) return to.replace(/\s/g, encodeURIComponent);
  const { path, query, hash } = splitHref(to);
  return (
    sitePath(decodePath(path.startsWith('/') ? path : `/${path}`), site) +
    (query + canonicalHash(hash)).replace(/\s/g, encodeURIComponent)
  );
}

/** In the language of the page that it leads to. */
function redirectPage(to: string, site: Site, texts: DeriveContext['texts']): string {
  const [first = DEFAULT_LANGUAGE] = site.languages;
  const language = isExternal(to) ? first : pathnameToLanguage(to, site.languages, first).userLanguage;
  const words = texts.get(language);
  if (!words) throw new Error(`No texts for the language ${language}.`);
  const href = escapeAttribute(destination(to, site));
  const canonical = isExternal(to) ? href : escapeAttribute(new URL(destination(to, site), publicUrl('/', site)).href);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(words.movedTitle)} · ${escapeHtml(site.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${canonical}">
<link rel="icon" href="${sitePath(`/${FAVICON}`, site)}" type="image/svg+xml">
<meta name="robots" content="noindex">
</head>
<body>
<p>${fillIn(escapeHtml(words.movedTo), { address: `<a href="${href}">${escapeHtml(to)}</a>` })}</p>
</body>
</html>
`;
}
