// Everything that is known, put together: one route for each page, with its place, its languages and its checked links.
import { report } from '../diagnostics/report.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { encodePath, pathnameToLanguage, withLanguage } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { AssetRef, Assets } from '../model/assets.ts';
import type { PageDemos } from '../model/demo.ts';
import type { SiteHistory } from '../model/history.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, LeftOutPage, PageSource } from '../model/page.ts';
import type { ApiFacts, ApiRoute, BuildPlan, DocRoute, RouteAsset, UndecidedAnchor } from '../model/route.ts';
import type { Product, Site } from '../model/site.ts';
import type { PageTree, TreePlace } from '../model/tree.ts';
import { apiFacts, apiRegistry, type PageApi, pageApi } from './api-facts.ts';
import { checkAsset, checkSitePicture, planAsset, previewImage } from './assets.ts';
import { routeClashes } from './clashes.ts';
import { generatedAnchors, generatedPages, type WrittenPages } from './generated.ts';
import { productIds } from './ids.ts';
import { type CheckedLink, checkLink, type LinkTargets } from './links.ts';
import { createStanding, type StandingOf } from './standing.ts';
import { checkTreeAnchors } from './tree-anchors.ts';

export interface PlanParts {
  readonly site: Site;
  readonly pages: readonly CompiledPage[];
  readonly apiDocs: readonly ApiDoc[];
  readonly demos: ReadonlyMap<string, PageDemos>;
  readonly trees: ReadonlyMap<string, PageTree>;
  readonly history: SiteHistory;
  readonly assets: Assets;
  /** Pages that are not built. */
  readonly drafts: readonly Pick<PageSource, 'route' | 'productKey' | 'name' | 'file'>[];
  readonly leftOut: readonly LeftOutPage[];
  /** By product, then by route. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, TreePlace>>;
  readonly memo?: Memo;
}

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

/** The same as long as pages, their ids and their files are: only then the links of other pages are looked at again. */
function keptTargets(parts: PlanParts, generated: BuildPlan['generated'], memo: Memo): LinkTargets {
  const { site, pages, apiDocs, assets, drafts, trees } = parts;
  const make = (): LinkTargets => {
    const leftOut = new Set(parts.leftOut.flatMap(({ route, productKey, name }) => [route, `${productKey}/${name}`]));
    return { ...linkTargets(parts, generated), assets, leftOut };
  };
  if (memo === NO_MEMO) return make();
  const others = JSON.stringify([
    drafts.map(({ route, productKey, name, file }) => [route, productKey, name, file]),
    parts.leftOut,
    generated,
  ]);
  const ids = [
    ...pages.flatMap(({ route, productKey, name, primary, anchors }) => [route, productKey, name, primary, anchors]),
    ...apiDocs.flatMap(({ route, anchors }) => [route, anchors]),
  ];
  return memo.recall('targets', '', [site, assets, others, ...trees.values(), ...ids], make);
}

/** A route of which all is the same is the same: its page need not be made again. */
function asBefore<R extends DocRoute | ApiRoute>(route: R, memo: Memo): R {
  if (memo === NO_MEMO) return route;
  const given: DocRoute | ApiRoute = route;
  const parts = given.kind === 'doc' ? [given.page, ...given.demos, ...given.components] : [given.doc];
  const facts = JSON.stringify({ ...given, place: null, page: null, doc: null, demos: null, components: null });
  return memo.recall('route', route.path, [route.place, facts, ...parts], () => route);
}

/** What the links of all pages have to say. */
interface Said {
  readonly diagnostics: Diagnostic[];
  readonly undecided: UndecidedAnchor[];
}

function note({ diagnostics, undecided }: Pick<CheckedLink, 'diagnostics' | 'undecided'>, said: Said): void {
  said.diagnostics.push(...diagnostics);
  said.undecided.push(...undecided);
}

type Shared = PlanParts & {
  readonly products: ReadonlyMap<string, Product>;
  readonly targets: LinkTargets;
  readonly standing: StandingOf;
};

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

function linkTargets(
  { pages, apiDocs, drafts, trees }: PlanParts,
  generated: BuildPlan['generated'],
): Omit<LinkTargets, 'assets' | 'leftOut'> {
  const anchors = new Map<string, ReadonlySet<string>>();
  const routeOfFile = new Map<string, string>();
  for (const page of pages) {
    anchors.set(page.route, new Set([...page.anchors, 'main-content']));
    if (page.primary) routeOfFile.set(`${page.productKey}/${page.name}`, page.route);
  }
  for (const doc of apiDocs) anchors.set(doc.route, new Set([...doc.anchors, 'main-content']));
  for (const page of generated)
    anchors.set(page.path, new Set([...generatedAnchors(page, trees.get(page.productKey)), 'main-content']));
  const draftFiles = drafts.flatMap(({ route, productKey, name, file }): [string, string][] => [
    [route, file],
    [`${productKey}/${name}`, file],
  ]);
  return { anchors, routeOfFile, drafts: new Map(draftFiles) };
}

function docRoute(page: CompiledPage, api: PageApi, shared: Shared, said: Said): DocRoute {
  const { site, targets } = shared;
  const hrefs: Record<number, string> = {};
  page.links.forEach((link, index) => {
    const checked = checkLink(link, page, targets, site);
    hrefs[index] = checked.href;
    if (page.primary) note(checked, said);
  });
  return {
    kind: 'doc',
    language: page.language,
    unlisted: page.frontMatter.unlisted,
    title: page.title,
    description: page.description,
    editUrl: editUrl(page.frontMatter.filename ?? `/${page.file}`, site),
    page,
    hrefs,
    assets: routeAssets(page.assets, targets, site, page.primary ? said : null),
    image: previewImage(page, targets),
    headHrefs: headHrefs(page, targets, site, said),
    apiHrefs: apiHrefs(page, api, shared, said),
    tabs: api.tabs,
    demos: shared.demos.get(page.route)?.demos ?? [],
    components: shared.demos.get(page.route)?.components ?? [],
    ...common(page, shared),
  };
}

function headHrefs(page: CompiledPage, targets: LinkTargets, site: Site, said: Said): Record<string, string> {
  return Object.fromEntries(
    page.headLinks.map((link) => {
      const checked = checkLink(link, page, targets, site);
      if (page.primary) note(checked, said);
      return [link.href, checked.href];
    }),
  );
}

/** A component without an API page is named without a link, and reported. */
function apiHrefs(page: CompiledPage, api: PageApi, { site, targets }: Shared, said: Said): (string | null)[] {
  return (page.apiSection?.entries ?? []).map(({ name, link }) => {
    const own = Object.hasOwn(api.hrefs, name) ? api.hrefs[name] : undefined;
    if (own !== undefined) return own;
    const checked = checkLink(link, page, targets, site);
    const isDead = checked.undecided.length > 0 || checked.diagnostics.some(({ code }) => code === 'plan/dead-link');
    if (isDead && page.primary)
      said.diagnostics.push(report('plan/missing-api-page', { name, route: link.href }, link.at));
    return isDead ? null : checked.href;
  });
}

function apiRoute(doc: ApiDoc, facts: ApiFacts, shared: Shared, said: Said): ApiRoute {
  const { site, targets } = shared;
  const language = site.languages[0] ?? 'en';
  const hrefs = doc.links.map((link) => {
    const checked = checkLink(link, { productKey: doc.productKey, language }, targets, site);
    note(checked, said);
    return checked.href;
  });
  const known = common(doc, shared);
  // A tab stands in the tree as the page that it belongs to, where it has no row of its own.
  const place = doc.kind === 'tabs' ? (shared.places.get(doc.productKey)?.get(doc.page) ?? null) : null;
  return {
    kind: 'api',
    language,
    unlisted: false,
    title: doc.title,
    description: doc.summary,
    editUrl: 'source' in doc && doc.source !== null ? editUrl(doc.source.replace('.js', '.d.ts'), site) : null,
    doc,
    facts,
    hrefs: hrefs.slice(doc.description?.firstLink ?? hrefs.length),
    assets: routeAssets(doc.description?.assets ?? [], targets, site, said),
    ...known,
    place: known.place ?? place,
  };
}

/** `said`: null for pages that stay silent. */
function routeAssets(refs: readonly AssetRef[], targets: LinkTargets, site: Site, said: Said | null): RouteAsset[] {
  return refs.map((ref) => {
    said?.diagnostics.push(...checkAsset(ref, targets, site));
    return planAsset(ref, targets, site);
  });
}

function common(
  page: { readonly route: string; readonly productKey: string; readonly language?: string },
  { site, products, places, history, targets, standing }: Shared,
) {
  const [first = 'en'] = site.languages;
  const language = page.language ?? first;
  const accepted = [...site.languages, ...site.acceptedLanguages];
  const { canonicalAs } = pathnameToLanguage(page.route, accepted, first);
  const base = language === first ? page.route : canonicalAs;
  const alternates = site.languages
    .map((candidate) => ({ language: candidate, path: withLanguage(base, candidate, first) }))
    .filter(
      (alternate, i, all) =>
        targets.anchors.has(alternate.path) && all.findIndex((other) => other.path === alternate.path) === i,
    );
  const product = products.get(page.productKey);
  return {
    path: page.route,
    productKey: page.productKey,
    alternates,
    place: places.get(page.productKey)?.get(base) ?? null,
    history: history.get(page.route) ?? null,
    ...productIds(canonicalAs, product),
    ...standing(product ?? null, { path: page.route, alternates }),
  };
}

function editUrl(location: string, site: Site): string | null {
  return site.repo ? `${site.repo.url}/edit/${site.repo.branch}/${encodePath(location.replace(/^\/+/, ''))}` : null;
}
