// Everything that is known, put together: one route for each page, with its place, its languages and its checked links.
import { NO_MEMO } from '../lib/memo.ts';
import { encodePath } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Memo } from '../model/memo.ts';
import type { Outcome } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { ApiRoute, BuildPlan, DocRoute } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { apiFacts, apiRegistry, pageApi } from './api-facts.ts';
import { checkSitePicture } from './assets.ts';
import { routeClashes } from './clashes.ts';
import { generatedPages, type WrittenPages } from './generated.ts';
import { apiRoute, docRoute, note, type Said, type Shared } from './page-routes.ts';
import type { PlanParts } from './parts.ts';
import { createStanding } from './standing.ts';
import { keptTargets } from './targets.ts';
import { checkTreeAnchors } from './tree-anchors.ts';

export function planSite(parts: PlanParts): Outcome<BuildPlan> {
  const { pages, apiDocs, trees, memo = NO_MEMO } = parts;
  const products = new Map(parts.site.products.map((product) => [product.id, product]));
  const said: Said = { diagnostics: routeClashes(pages, apiDocs), undecided: [] };
  const generated = generatedPages({ ...parts, ...writtenPages(parts) });
  const toFirst = rootRedirect(
    parts.site,
    [...pages, ...apiDocs].map(({ route }) => route),
    generated,
  );
  const site = memo.recall('planned site', '', [parts.site, toFirst], () => withRootRedirect(parts.site, toFirst));
  const targets = keptTargets(parts, generated, memo);
  said.diagnostics.push(...checkSitePicture(targets, site));
  said.undecided.push(...checkTreeAnchors(trees.values(), targets, site));
  const shared = { ...parts, site, products, targets, standing: createStanding(site) };
  const hangsOn = (page: { readonly route: string; readonly productKey: string }, api: object) => [
    ...[page, site, targets, parts.demos.get(page.route), parts.places.get(page.productKey)],
    JSON.stringify([api, parts.history.get(page.route)]),
  ];
  const make = <P extends CompiledPage | ApiDoc, A extends object, R extends DocRoute | ApiRoute>(
    page: P,
    api: A,
    route: MakeRoute<P, A, R>,
  ): R => {
    const made = memo.recall('planned', page.route, memo === NO_MEMO ? [] : hangsOn(page, api), () => {
      const own: Said = { diagnostics: [], undecided: [] };
      return { route: asBefore(route(page, api, shared, own), memo), own };
    });
    note(made.own, said);
    return made.route;
  };
  const registry = apiRegistry(pages, apiDocs, { site, anchors: targets.anchors });
  const docRoutes = pages.map((page) => make(page, pageApi(page, registry), docRoute));
  const apiRoutes = apiDocs.map((doc) => make(doc, apiFacts(doc, registry), apiRoute));
  const routes = [...docRoutes, ...apiRoutes].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { diagnostics, undecided } = said;
  const drafts = new Map(parts.drafts.map(({ route, file }) => [route, file]));
  return {
    value: {
      site,
      routes,
      generated,
      trees,
      products,
      files: parts.assets.artifacts,
      ids: targets.anchors,
      undecided,
      drafts,
    },
    diagnostics,
  };
}

type MakeRoute<P, A, R> = (page: P, api: A, shared: Shared, said: Said) => R;

/** A route of which all is the same is the same: its page need not be made again. */
function asBefore<R extends DocRoute | ApiRoute>(route: R, memo: Memo): R {
  if (memo === NO_MEMO) return route;
  const given: DocRoute | ApiRoute = route;
  const parts = given.kind === 'doc' ? [given.page, ...given.demos, ...given.components] : [given.doc];
  const facts = JSON.stringify({ ...given, place: null, page: null, doc: null, demos: null, components: null });
  return memo.recall('route', route.path, [route.place, facts, ...parts], () => route);
}

/** What the pages of authors say to those that are made beside them. */
function writtenPages({ site, pages, apiDocs }: PlanParts): Pick<WrittenPages, 'pages' | 'overviews'> {
  const [language = 'en'] = site.languages;
  const docs = pages.map((page) => [page.route, page] as const);
  const apis = apiDocs.map(({ route, productKey }) => [route, { productKey, language }] as const);
  const overviews = pages.flatMap((page) => (page.frontMatter.layout === 'overview' ? [page.productKey] : []));
  return { pages: new Map([...apis, ...docs]), overviews: new Set(overviews) };
}

/** A site whose products start below the root sends readers of the root to the first product; null: it need not. */
function rootRedirect(site: Site, written: readonly string[], generated: BuildPlan['generated']): string | null {
  const overviews = generated.flatMap(({ kind, path }) => (kind === 'overview' ? [path] : []));
  const routes = new Set([...written, ...overviews]);
  if (routes.has('/') || site.redirects.some((redirect) => redirect.from === '/')) return null;
  const target =
    site.products.map((product) => product.prefix).find((prefix) => routes.has(prefix)) ?? [...routes].sort()[0];
  return target ?? null;
}

function withRootRedirect(site: Site, target: string | null): Site {
  if (target === null) return site;
  return { ...site, redirects: [...site.redirects, { from: '/', to: encodePath(target), status: 302 }] };
}
