// Checks across finished pages: ids that stand twice, and addresses that lead nowhere, wherever they came from.
import { createFinder, type Finder } from '../diagnostics/find-text.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { pageNodes } from '../lib/page-nodes.ts';
import { decodePath, toRoute } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { LinkRef } from '../model/page.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import { readAddress } from './address.ts';
import type { PageSummary, SharedSummary, SiteSummary } from './summary.ts';
import type { Targets } from './targets.ts';

export interface FinishedSite {
  readonly plan: BuildPlan;
  readonly summary: SiteSummary;
  readonly targets: Targets;
  readonly fs: Pick<FileSystem, 'readTextSync'>;
}

/** What the plan has told is not told again. Translations and second routes of a file speak for themselves. */
export function checkFinishedPages(finished: FinishedSite): Diagnostic[] {
  const { plan, summary, targets, fs } = finished;
  const routes = new Map(plan.routes.map((route) => [route.path, route]));
  const find = createFinder(fs, plan.site.root);
  return [
    ...undecidedAnchors(plan, targets),
    ...summary.pages.flatMap((page) => {
      if (page.twice.length === 0 && page.open.length === 0) return [];
      const route = routes.get(page.route);
      return route && isPrimary(route)
        ? [...duplicateIds(page, route), ...deadOnPage(page, route, { plan, targets, find })]
        : [];
    }),
    ...summary.shared.flatMap((part) => sharedPart(part, { plan, targets, find })),
  ];
}

/** Links that the plan could not decide: dead unless a template made the id. */
export function undecidedAnchors({ undecided }: Pick<BuildPlan, 'undecided'>, targets: Targets): Diagnostic[] {
  return undecided.flatMap(({ path, anchor, diagnostic }) => (targets.hasId(path, anchor) ? [] : [diagnostic]));
}

interface Tools {
  readonly plan: BuildPlan;
  readonly targets: Targets;
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
  { plan, targets, find }: Tools,
): Diagnostic[] {
  const toldLinks = linksOf(route);
  return open.flatMap((href) => {
    const dead = deadness(href, path, { plan, targets });
    if (!dead || isTold(dead, toldLinks)) return [];
    const at = find([file], writtenForms(href, plan)) ?? { file };
    return toDiagnostics(dead, { href, where: path }, { plan, targets, at });
  });
}

/** Header and sidebar get their links from the config and from the page trees. */
function sharedPart({ first, twice, open }: SharedSummary, { plan, targets, find }: Tools): Diagnostic[] {
  const where = `The header, sidebar or footer of ${first.route} and the pages like it`;
  const nodes = [...plan.trees.values()].flatMap((tree) => pageNodes(tree.nodes));
  const treeFiles = [...new Set(nodes.map(({ at }) => at.file))].filter((file) => !file.endsWith('.md'));
  return [
    ...twice.map((id) => report('verify/duplicate-id', { id, where }, { file: first.file })),
    ...open.flatMap((href) => {
      const dead = deadness(href, first.route, { plan, targets });
      if (!dead) return [];
      const isNode = nodes.some((node) => node.route === dead.path && decodePath(node.hash.slice(1)) === dead.anchor);
      if (isNode) return []; // The tree stage, or the plan, told of it.
      const files = [plan.site.configFile, ...treeFiles];
      const at = find(files, writtenForms(href, plan)) ?? { file: first.file };
      return toDiagnostics(dead, { href, where }, { plan, targets, at });
    }),
  ];
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
}

function toDiagnostics(
  { path, anchor }: Dead,
  where: Where,
  { plan, targets, at }: Pick<Tools, 'plan' | 'targets'> & { readonly at: Location },
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
