// Checks across finished pages: ids that stand twice, and addresses that lead nowhere, wherever they came from.
import { createFinder, type Finder } from '../diagnostics/find-text.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { pageNodes } from '../lib/page-nodes.ts';
import { decodePath, toRoute, withBase } from '../lib/url.ts';
import type { AssetRef } from '../model/assets.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { LinkRef } from '../model/page.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import { readAddress } from './address.ts';
import { sharedDemoIds } from './demo-ids.ts';
import type { PageSummary, SharedSummary, SiteSummary } from './summary.ts';
import type { Targets } from './targets.ts';

export interface FinishedSite {
  readonly plan: BuildPlan;
  readonly summary: SiteSummary;
  readonly targets: Targets;
  /** Sources of the project's own templates, from the root. */
  readonly templateFiles: readonly string[];
  readonly fs: Pick<FileSystem, 'readTextSync'>;
}

/** What the plan has told is not told again. Translations and second routes of a file speak for themselves. */
export function checkFinishedPages(finished: FinishedSite): Diagnostic[] {
  const { plan, summary, targets, templateFiles, fs } = finished;
  const routes = new Map(plan.routes.map((route) => [route.path, route]));
  const find = createFinder(fs, plan.site.root);
  return [
    ...undecidedAnchors(plan, targets),
    ...once(
      summary.pages.flatMap((page) => {
        if (page.twice.length + page.demoIds.length + page.open.length === 0) return [];
        const route = routes.get(page.route);
        return route && isPrimary(route)
          ? [
              ...duplicateIds(page, route),
              ...sharedDemoIds(page.demoIds, route),
              ...deadOnPage(page, route, { plan, targets, templateFiles, find }),
            ]
          : [];
      }),
    ),
    ...sharedParts(summary.shared, { plan, targets, templateFiles, find }),
  ];
}

/** Links that the plan could not decide: dead unless a template made the id. */
export function undecidedAnchors({ undecided }: Pick<BuildPlan, 'undecided'>, targets: Targets): Diagnostic[] {
  return undecided.flatMap(({ path, anchor, diagnostic }) => (targets.hasId(path, anchor) ? [] : [diagnostic]));
}

interface Tools {
  readonly plan: BuildPlan;
  readonly targets: Targets;
  readonly templateFiles: readonly string[];
  readonly find: Finder;
}

function isPrimary(route: Route): boolean {
  return route.kind === 'api' || route.page.primary;
}

/** The markdown stage told of ids that the author wrote twice: those stand twice among the ids that it knows. */
function duplicateIds({ twice, route: path, file }: PageSummary, route: Route): Diagnostic[] {
  const written = route.kind === 'doc' ? route.page.anchors : [];
  const told = (id: string) => written.indexOf(id) !== written.lastIndexOf(id);
  return twice.flatMap((id) => (told(id) ? [] : [report('verify/duplicate-id', { id, where: path }, { file })]));
}

function deadOnPage(
  { open, route: path, file }: PageSummary,
  route: Route,
  { plan, targets, templateFiles, find }: Tools,
): Diagnostic[] {
  const toldLinks = linksOf(route);
  const toldFiles = new Set(assetsOf(route).flatMap(({ href }) => [href, withBase(href, plan.site.base)]));
  return open.flatMap((href) => {
    const dead = deadness(href, path, { plan, targets });
    if (!dead || toldFiles.has(href) || isTold(dead, toldLinks)) return [];
    const forms = writtenForms(href, plan);
    const written = find([file], forms);
    const ofDemo = written === null ? find(demoFilesOf(route), forms) : null;
    if (ofDemo) return toDiagnostics(dead, { href, where: path, demo: ofDemo.file }, { plan, targets, at: ofDemo });
    const ofTemplate = written === null ? find(templateFiles, forms) : null;
    // What a template writes stands on many pages: it is told of the template, in words that are the same for all of them.
    if (ofTemplate)
      return toDiagnostics(dead, { href, where: `The template ${ofTemplate.file}` }, { plan, targets, at: ofTemplate });
    return toDiagnostics(dead, { href, where: path }, { plan, targets, at: written ?? { file } });
  });
}

function demoFilesOf(route: Route): string[] {
  if (route.kind === 'api') return [];
  const codes = route.demos.flatMap(({ variants }) => variants.flatMap((variant) => variant.codes));
  return codes.flatMap(({ files }) => files.map(({ file }) => file));
}

/** Header and sidebar get their links from the config, from the page trees, and from templates. */
function sharedParts(shared: readonly SharedSummary[], { plan, targets, templateFiles, find }: Tools): Diagnostic[] {
  const nodes = [...plan.trees.values()].flatMap((tree) => pageNodes(tree.nodes));
  const treeFiles = [...new Set(nodes.map(({ at }) => at.file))].filter((file) => !file.endsWith('.md'));
  const files = [...templateFiles, plan.site.configFile, ...treeFiles];
  const open = shared.flatMap((summary) => summary.open.map((href) => ({ word: href, summary })));
  const twice = shared.flatMap((summary) => summary.twice.map((id) => ({ word: id, summary })));
  return [
    ...grouped(twice, () => true).map(({ word: id, where }) => report('verify/duplicate-id', { id, where })),
    ...grouped(open, isRooted).flatMap(({ word: href, where, first }) => {
      const dead = deadness(href, first.route, { plan, targets });
      if (!dead) return [];
      const isNode = nodes.some((node) => node.route === dead.path && decodePath(node.hash.slice(1)) === dead.anchor);
      if (isNode) return []; // The tree stage, or the plan, told of it.
      // Where no file holds it, code put it together; the page that shows it has no part in that.
      const at = find(files, writtenForms(href, plan)) ?? undefined;
      return toDiagnostics(dead, { href, where }, { plan, targets, at });
    }),
  ];
}

interface Grouped {
  readonly word: string;
  readonly where: string;
  readonly first: SharedSummary['first'];
}

/** Each product and language has a header of its own: what is wrong with all of them is one mistake. */
function grouped(
  found: readonly { readonly word: string; readonly summary: SharedSummary }[],
  isSame: (word: string) => boolean,
): Grouped[] {
  const groups = new Map<string, Omit<Grouped, 'where'> & { readonly parts: Set<string> }>();
  for (const { word, summary } of found) {
    const key = JSON.stringify([word, isSame(word) ? null : summary.first.route]);
    const group = groups.get(key) ?? { word, first: summary.first, parts: new Set() };
    group.parts.add(summary.part);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ word, first, parts }) => ({
    word,
    where: `The ${[...parts].join(' and the ')} of ${first.route} and similar pages`,
    first,
  }));
}

/** A relative address is another one on each page. */
function isRooted(href: string): boolean {
  return /^[/#]/.test(href);
}

/** Diagnostics that say the same of the same place. */
function once(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const told = new Map(
    diagnostics.map((diagnostic) => [JSON.stringify([diagnostic.message, diagnostic.at]), diagnostic]),
  );
  return [...told.values()];
}

interface Dead {
  /** Decoded; canonical where it is the route of a page. */
  readonly path: string;
  /** Decoded; empty: the path itself leads nowhere. */
  readonly anchor: string;
}

function deadness(href: string, route: string, { plan, targets }: Pick<Tools, 'plan' | 'targets'>): Dead | null {
  const address = readAddress(href, route, plan.site.base);
  if (address.kind !== 'site') return null;
  const page = targets.page(address.path);
  if (page === null) return targets.isAnswered(address.path) ? null : { path: address.path, anchor: '' };
  return targets.hasId(page, address.anchor) ? null : { path: page, anchor: decodePath(address.anchor) };
}

function linksOf(route: Route): readonly LinkRef[] {
  if (route.kind === 'api') return route.doc.links;
  const { links, headLinks, apiSection } = route.page;
  return [...links, ...headLinks, ...(apiSection?.entries ?? []).map(({ link }) => link)];
}

/** The address of a file that is not there stays as it is written. */
function assetsOf(route: Route): readonly AssetRef[] {
  return route.kind === 'api' ? (route.doc.description?.assets ?? []) : route.page.assets;
}

/** A link to a content file that is not there is written into the page as it is. */
function isTold({ path, anchor }: Dead, links: readonly LinkRef[]): boolean {
  return links.some(
    (link) =>
      (anchor === '' || decodePath(link.anchor) === anchor) &&
      // In a translation the address may have got a prefix.
      (link.path === null ? link.contentFile !== null : toRoute(path).endsWith(toRoute(link.path))),
  );
}

interface Where {
  readonly href: string;
  /** A route, or words for what many pages share. */
  readonly where: string;
  /** File of the demo that has the link. */
  readonly demo?: string;
}

function toDiagnostics(
  { path, anchor }: Dead,
  where: Where,
  { plan, targets, at }: Pick<Tools, 'plan' | 'targets'> & { readonly at: Location | undefined },
): Diagnostic[] {
  const { dead, deadAnchor } = plan.site.links;
  if (anchor === '')
    return dead === 'off'
      ? []
      : [
          report('verify/dead-link', { ...where, nearest: nearest(toRoute(path), targets.routes) }, at, {
            severity: dead,
          }),
        ];
  const near = nearest(anchor, targets.ids(path).map(decodePath));
  return deadAnchor === 'off'
    ? []
    : [report('verify/dead-anchor', { ...where, path, anchor, nearest: near }, at, { severity: deadAnchor })];
}

/** In its source the address may stand without the base, and without escapes. */
function writtenForms(href: string, { site }: BuildPlan): string[] {
  const bare = site.base !== '/' && href.startsWith(site.base) ? `/${href.slice(site.base.length)}` : href;
  return [...new Set([href, bare, decodePath(bare), bare.replace(/\/(?=$|[?#])/, '')])];
}
