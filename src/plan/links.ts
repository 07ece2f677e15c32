// Cross-page truth: every link must land on a route, and every #anchor on an element of that route.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { decodePath, encodePath, isBelow, splitHref, withBase, withLanguage } from '../lib/url.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { LinkRef } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** What a link can land on. */
export interface LinkTargets {
  /** Ids of every route. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Route of a content file: `<product>/<path below its folder>`. */
  readonly routeOfFile: ReadonlyMap<string, string>;
}

/** What a link stands on. */
export interface LinkSource {
  readonly productKey: string;
  readonly language: string;
}

export interface CheckedLink {
  /** Final address, with base; as written when it leads to a file that is not there. */
  readonly href: string;
  readonly diagnostics: readonly Diagnostic[];
}

export function checkLink(link: LinkRef, source: LinkSource, targets: LinkTargets, site: Site): CheckedLink {
  if (link.path === null && link.contentFile === null) return { href: link.href, diagnostics: [] }; // It leaves the site.
  const path = targetPath(link, source, targets, site);
  const tail = link.query + (link.anchor === '' ? '' : `#${link.anchor}`);
  if (path === null) return { href: link.href, diagnostics: deadFile(link, source, targets, site) };
  const href = withBase(encodePath(path), site.base) + tail;
  const anchors = targets.anchors.get(path);
  if (!anchors)
    return isElsewhere(path, site)
      ? { href, diagnostics: [] }
      : { href, diagnostics: deadLink(link, path, targets, site) };
  return { href, diagnostics: [...checkAnchor(link, path, anchors, site), ...checkForm(link, tail, site)] };
}

/** In another language than the default one, the page in that language where it exists. */
function targetPath(link: LinkRef, source: LinkSource, targets: LinkTargets, site: Site): string | null {
  const path =
    link.contentFile === null ? link.path : targets.routeOfFile.get(`${source.productKey}/${link.contentFile}`);
  if (path === undefined || path === null) return null;
  const translated = withLanguage(path, source.language, site.languages[0]);
  return targets.anchors.has(translated) ? translated : path;
}

function isElsewhere(path: string, site: Site): boolean {
  return (
    isBelow(path, site.links.elsewhere) ||
    PUBLISHED_FILES.has(path) ||
    site.redirects.some((redirect) => matchesRedirect(redirect.from, path))
  );
}

/** Files that every build publishes beside its pages. */
const PUBLISHED_FILES = new Set([
  '/404.html',
  '/asset-manifest.json',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/offline.html',
  '/robots.txt',
  '/sitemap.xml',
]);

/** `/old/*` matches all below it, `:name` one segment. */
function matchesRedirect(from: string, path: string): boolean {
  const wanted = from.split('/').filter(Boolean);
  const parts = path.split('/').filter(Boolean);
  if (wanted.at(-1) === '*') wanted.pop();
  else if (wanted.length !== parts.length) return false;
  return wanted.every((segment, i) => segment.startsWith(':') || segment === parts[i]);
}

function deadFile(link: LinkRef, source: LinkSource, targets: LinkTargets, site: Site): Diagnostic[] {
  if (site.links.dead === 'off') return [];
  const files = [...targets.routeOfFile.keys()]
    .filter((file) => file.startsWith(`${source.productKey}/`))
    .map((file) => file.slice(source.productKey.length + 1));
  const found = nearest(link.contentFile ?? '', files);
  return [report('plan/dead-link', { href: link.href, nearest: found }, link.at, { severity: site.links.dead })];
}

function deadLink(link: LinkRef, path: string, targets: LinkTargets, site: Site): Diagnostic[] {
  if (site.links.dead === 'off') return [];
  return [
    report('plan/dead-link', { href: link.href, nearest: nearest(path, targets.anchors.keys()) }, link.at, {
      severity: site.links.dead,
    }),
  ];
}

function checkAnchor(link: LinkRef, path: string, anchors: ReadonlySet<string>, site: Site): Diagnostic[] {
  const { anchor } = link;
  if (site.links.deadAnchor === 'off' || hasAnchor(anchor, anchors)) return [];
  // Told as people read it: `über`, not `%C3%BCber`.
  const wanted = decodePath(anchor);
  const near = nearest(wanted, [...anchors].map(decodePath));
  return [
    report('plan/dead-anchor', { href: link.href, path, anchor: wanted, nearest: near }, link.at, {
      severity: site.links.deadAnchor === 'error' ? 'error' : 'warning',
    }),
  ];
}

/** A text fragment (`#:~:text=…`) and the top of the page need no element. */
export function hasAnchor(anchor: string, anchors: ReadonlySet<string>): boolean {
  if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return true;
  // Ids of headings are encoded, others are not, and browsers find both by either form.
  return [anchor, decodePath(anchor), encodePath(anchor)].some((id) => anchors.has(id));
}

/** Relative, without its trailing slash, or with one too many: built right all the same. */
function checkForm(link: LinkRef, tail: string, site: Site): Diagnostic[] {
  const written = decodePath(splitHref(link.href).path);
  if (site.links.notCanonical === 'off' || written === '' || link.contentFile !== null || written === link.path)
    return [];
  return [
    report(
      'plan/link-not-canonical',
      { href: link.href, canonical: `${encodePath(link.path ?? '')}${tail}` },
      link.at,
      { severity: site.links.notCanonical },
    ),
  ];
}
