// Cross-page truth: every link must land on a route, and every #anchor on an element of that route.
import { report } from '../diagnostics/report.ts';
import { hasAnchor } from '../lib/anchors.ts';
import { nearest } from '../lib/nearest.ts';
import { matchRule } from '../lib/redirect-rules.ts';
import { decodePath, encodePath, isBelow, pathnameToLanguage, splitHref, withBase, withLanguage } from '../lib/url.ts';
import type { Assets } from '../model/assets.ts';
import type { Diagnostic, Severity } from '../model/outcome.ts';
import type { LinkRef } from '../model/page.ts';
import type { UndecidedAnchor } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { nearestFile, publishedFile } from './files.ts';

/** What a link can land on. */
export interface LinkTargets {
  /** Ids of every route. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Route of a content file: `<product>/<path below its folder>`. */
  readonly routeOfFile: ReadonlyMap<string, string>;
  /** Routes of pages that can not be built, and their files in the same form: that was reported. */
  readonly leftOut: ReadonlySet<string>;
  /** Files of pages that are not built, by route and by `<product>/<path below its folder>`. */
  readonly drafts: ReadonlyMap<string, string>;
  readonly assets: Assets;
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
  /** No id of the target that is known by now; a template may still make it. */
  readonly undecided: readonly UndecidedAnchor[];
}

export function checkLink(link: LinkRef, source: LinkSource, targets: LinkTargets, site: Site): CheckedLink {
  if (link.path === null && link.contentFile === null) return { href: link.href, diagnostics: [], undecided: [] }; // It leaves the site.
  const tail = link.query + (link.anchor === '' ? '' : `#${link.anchor}`);
  const landed = (href: string) => ({
    href: withBase(encodePath(href), site.base) + tail,
    diagnostics: [],
    undecided: [],
  });
  const beside = link.file === undefined ? undefined : targets.assets.files.get(link.file);
  if (beside) return landed(`/${beside.path}`);
  const path = targetPath(link, source, targets, site);
  if (path === null) return { href: link.href, diagnostics: deadFile(link, source, targets, site), undecided: [] };
  const href = withBase(encodePath(path), site.base) + tail;
  const anchors = targets.anchors.get(path);
  if (!anchors) {
    const file = publishedFile(path, targets.assets) ?? (isElsewhere(path, site) ? path : null);
    return file === null ? { href, diagnostics: deadLink(link, path, targets, site), undecided: [] } : landed(file);
  }
  return { href, diagnostics: checkForm(link, tail, site), undecided: checkAnchor(link, path, anchors, site) };
}

/** In another language than the default one, the page in that language where it exists. */
function targetPath(link: LinkRef, source: LinkSource, targets: LinkTargets, site: Site): string | null {
  const path =
    link.contentFile === null ? link.path : targets.routeOfFile.get(`${source.productKey}/${link.contentFile}`);
  if (path === undefined || path === null) return null;
  const translated = withLanguage(path, source.language, site.languages[0]);
  return targets.anchors.has(translated) ? translated : path;
}

/** Another site answers it, or a redirect. */
export function isElsewhere(path: string, site: Site): boolean {
  return (
    isBelow(path, site.links.elsewhere) || site.redirects.some((redirect) => matchRule(redirect.from, path) !== null)
  );
}

function deadFile(link: LinkRef, source: LinkSource, targets: LinkTargets, site: Site): Diagnostic[] {
  const key = `${source.productKey}/${link.contentFile}`;
  if (site.links.dead === 'off' || targets.leftOut.has(key)) return [];
  const draft = targets.drafts.get(key);
  if (draft !== undefined) return [deadDraft(link, draft, site.links.dead)];
  const files = [...targets.routeOfFile.keys()]
    .filter((file) => file.startsWith(`${source.productKey}/`))
    .map((file) => file.slice(source.productKey.length + 1));
  const found = nearest(link.contentFile ?? '', files);
  return [report('plan/dead-link', { href: link.href, nearest: found }, link.at, { severity: site.links.dead })];
}

/** What ends like a file is looked for among files. */
function deadLink(
  link: LinkRef,
  path: string,
  { anchors, assets, drafts, leftOut }: LinkTargets,
  site: Site,
): Diagnostic[] {
  if (site.links.dead === 'off' || leftOut.has(path) || assets.toldPaths.has(path)) return [];
  const draft = drafts.get(path);
  if (draft !== undefined) return [deadDraft(link, draft, site.links.dead)];
  const { href, at } = link;
  const beside = link.file === undefined ? null : (assets.nearest.get(link.file) ?? null);
  const severity = { severity: site.links.dead };
  const bare = { bare: withoutBase(href, path, { anchors, assets }, site) };
  return path.endsWith('/')
    ? [
        report(
          'plan/dead-link',
          { href, nearest: beside ?? nearestRoute(path, anchors.keys(), site), ...bare },
          at,
          severity,
        ),
      ]
    : [report('plan/dead-file', { href, nearest: beside ?? nearestFile(path, assets), ...bare }, at, severity)];
}

/** In the language of the path: authors write addresses without one. */
function nearestRoute(path: string, routes: Iterable<string>, { languages }: Site): string | null {
  const languageOf = (route: string) => pathnameToLanguage(route, languages).userLanguage;
  const own = [...routes].filter((route) => languageOf(route) === languageOf(path));
  return nearest(path, own);
}

/** The address as it should be written, when it was written with the base of the site. */
export function withoutBase(
  href: string,
  path: string,
  { anchors, assets }: Pick<LinkTargets, 'anchors' | 'assets'>,
  { base }: Site,
): string | undefined {
  if (base === '/' || !path.startsWith(base) || !href.startsWith(base)) return undefined;
  const bare = `/${path.slice(base.length)}`;
  return anchors.has(bare) || publishedFile(bare, assets) !== null ? `/${href.slice(base.length)}` : undefined;
}

function deadDraft(link: LinkRef, draft: string, severity: Severity): Diagnostic {
  return report('plan/dead-link', { href: link.href, nearest: null, draft }, link.at, { severity });
}

function checkAnchor(link: LinkRef, path: string, anchors: ReadonlySet<string>, site: Site): UndecidedAnchor[] {
  const { anchor } = link;
  if (site.links.deadAnchor === 'off' || hasAnchor(anchor, anchors)) return [];
  // Told as people read it: `über`, not `%C3%BCber`.
  const wanted = decodePath(anchor);
  const near = nearest(wanted, [...anchors].map(decodePath));
  const diagnostic = report('plan/dead-anchor', { href: link.href, path, anchor: wanted, nearest: near }, link.at, {
    severity: site.links.deadAnchor === 'error' ? 'error' : 'warning',
  });
  return [{ path, anchor, diagnostic }];
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
