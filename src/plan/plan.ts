// Everything that is known, put together: one route for each page, with its place, its languages and its checked links.
import { report } from '../diagnostics/report.ts';
import { encodePath, pathnameToLanguage, withLanguage } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { DemoSource } from '../model/demo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { ApiRoute, BuildPlan, DocRoute } from '../model/route.ts';
import type { Product, Site } from '../model/site.ts';
import type { PageTree, TreePlace } from '../model/tree.ts';
import { productIds } from './ids.ts';
import { checkLink, type LinkTargets } from './links.ts';
import { checkTreeAnchors } from './tree-anchors.ts';

export interface PlanParts {
  readonly site: Site;
  readonly pages: readonly CompiledPage[];
  readonly apiDocs: readonly ApiDoc[];
  readonly demos: ReadonlyMap<string, readonly DemoSource[]>;
  readonly trees: ReadonlyMap<string, PageTree>;
  /** By product, then by route. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, TreePlace>>;
}

export function planSite(parts: PlanParts): Outcome<BuildPlan> {
  const { pages, apiDocs, trees } = parts;
  const products = new Map(parts.site.products.map((product) => [product.id, product]));
  const diagnostics: Diagnostic[] = claimedTwice(pages, apiDocs);
  const site = withRootRedirect(parts.site, pages, apiDocs);
  const targets = linkTargets(pages, apiDocs);
  diagnostics.push(...checkTreeAnchors(trees.values(), targets, site));
  const shared = { ...parts, site, products };
  const docRoutes = pages.map((page) => docRoute(page, targets, shared, diagnostics));
  const apiRoutes = apiDocs.map((doc) => apiRoute(doc, targets, shared, diagnostics));
  const routes = [...docRoutes, ...apiRoutes].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { value: { site, routes, trees, products }, diagnostics };
}

type Shared = PlanParts & { readonly products: ReadonlyMap<string, Product> };

function claimedTwice(pages: readonly CompiledPage[], apiDocs: readonly ApiDoc[]): Diagnostic[] {
  const files = new Map(pages.map((page) => [page.route, page.file]));
  return apiDocs.flatMap((doc) => {
    const file = files.get(doc.route);
    return file === undefined
      ? []
      : [
          report(
            'plan/duplicate-route',
            { route: doc.route },
            { file: doc.file },
            { related: [{ message: 'the page stands in', at: { file } }] },
          ),
        ];
  });
}

/** A site whose products start below the root sends readers of the root to the first product. */
function withRootRedirect(site: Site, pages: readonly CompiledPage[], apiDocs: readonly ApiDoc[]): Site {
  const routes = new Set([...pages.map((page) => page.route), ...apiDocs.map((doc) => doc.route)]);
  if (routes.has('/') || site.redirects.some((redirect) => redirect.from === '/')) return site;
  const target =
    site.products.map((product) => product.prefix).find((prefix) => routes.has(prefix)) ?? [...routes].sort()[0];
  return target === undefined
    ? site
    : { ...site, redirects: [...site.redirects, { from: '/', to: encodePath(target), status: 302 }] };
}

function linkTargets(pages: readonly CompiledPage[], apiDocs: readonly ApiDoc[]): LinkTargets {
  const anchors = new Map<string, ReadonlySet<string>>();
  const routeOfFile = new Map<string, string>();
  for (const page of pages) {
    anchors.set(page.route, new Set([...page.anchors, 'main-content']));
    if (page.primary) routeOfFile.set(`${page.productKey}/${page.name}`, page.route);
  }
  for (const doc of apiDocs) anchors.set(doc.route, new Set([...doc.anchors, 'main-content']));
  return { anchors, routeOfFile };
}

function docRoute(page: CompiledPage, targets: LinkTargets, shared: Shared, diagnostics: Diagnostic[]): DocRoute {
  const { site } = shared;
  const hrefs: Record<number, string> = {};
  page.links.forEach((link, index) => {
    const checked = checkLink(link, page, targets, site);
    hrefs[index] = checked.href;
    if (page.primary) diagnostics.push(...checked.diagnostics);
  });
  return {
    ...common(page, shared, targets),
    kind: 'doc',
    language: page.language,
    title: page.title,
    description: page.description,
    editUrl: editUrl(page.frontMatter.filename ?? `/${page.file}`, site),
    page,
    hrefs,
    headHrefs: headHrefs(page, targets, site, diagnostics),
    apiHrefs: apiHrefs(page, targets, site, diagnostics),
    demos: shared.demos.get(page.route) ?? [],
  };
}

function headHrefs(
  page: CompiledPage,
  targets: LinkTargets,
  site: Site,
  diagnostics: Diagnostic[],
): Record<string, string> {
  return Object.fromEntries(
    page.headLinks.map((link) => {
      const checked = checkLink(link, page, targets, site);
      if (page.primary) diagnostics.push(...checked.diagnostics);
      return [link.href, checked.href];
    }),
  );
}

/** A component without an API page is named without a link, and reported. */
function apiHrefs(page: CompiledPage, targets: LinkTargets, site: Site, diagnostics: Diagnostic[]): (string | null)[] {
  return (page.apiSection?.entries ?? []).map(({ name, link }) => {
    const checked = checkLink(link, page, targets, site);
    const isDead = checked.diagnostics.some(({ code }) => code.startsWith('plan/dead-'));
    if (isDead && page.primary) diagnostics.push(report('plan/missing-api-page', { name, route: link.href }, link.at));
    return isDead ? null : checked.href;
  });
}

function apiRoute(doc: ApiDoc, targets: LinkTargets, shared: Shared, diagnostics: Diagnostic[]): ApiRoute {
  const { site } = shared;
  const language = site.languages[0] ?? 'en';
  for (const link of doc.links)
    diagnostics.push(...checkLink(link, { productKey: doc.productKey, language }, targets, site).diagnostics);
  return {
    ...common(doc, shared, targets),
    kind: 'api',
    language,
    title: doc.title,
    description: doc.summary,
    editUrl: doc.kind === 'component' && doc.source !== null ? editUrl(doc.source.replace('.js', '.d.ts'), site) : null,
    doc,
  };
}

function common(
  page: { readonly route: string; readonly productKey: string; readonly language?: string },
  { site, products, places }: Shared,
  targets: LinkTargets,
) {
  const [first = 'en'] = site.languages;
  const language = page.language ?? first;
  const accepted = [...site.languages, ...site.acceptedLanguages];
  const { canonicalAsServer } = pathnameToLanguage(page.route, accepted, first);
  const base = language === first ? page.route : canonicalAsServer;
  const alternates = site.languages
    .map((candidate) => ({ language: candidate, path: withLanguage(base, candidate, first) }))
    .filter(
      (alternate, i, all) =>
        targets.anchors.has(alternate.path) && all.findIndex((other) => other.path === alternate.path) === i,
    );
  return {
    path: page.route,
    productKey: page.productKey,
    ...productIds(canonicalAsServer, products.get(page.productKey)),
    alternates,
    place: places.get(page.productKey)?.get(base) ?? null,
  };
}

function editUrl(location: string, site: Site): string | null {
  return site.repo ? `${site.repo.url}/edit/${site.repo.branch}/${encodePath(location.replace(/^\/+/, ''))}` : null;
}
