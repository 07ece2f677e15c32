// The route of one page: its place, its languages, its files and its checked links.
import { report } from '../diagnostics/report.ts';
import { encodePath, pathnameToLanguage, withLanguage } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { AssetRef } from '../model/assets.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { ApiFacts, ApiRoute, DocRoute, RouteAsset, UndecidedAnchor } from '../model/route.ts';
import type { Product, Site } from '../model/site.ts';
import type { PageApi } from './api-facts.ts';
import { checkAsset, planAsset, previewImage } from './assets.ts';
import { productIds } from './ids.ts';
import { type CheckedLink, checkLink, type LinkTargets } from './links.ts';
import type { PlanParts } from './parts.ts';
import type { StandingOf } from './standing.ts';

/** What the links of all pages have to say. */
export interface Said {
  readonly diagnostics: Diagnostic[];
  readonly undecided: UndecidedAnchor[];
}

export function note({ diagnostics, undecided }: Pick<CheckedLink, 'diagnostics' | 'undecided'>, said: Said): void {
  said.diagnostics.push(...diagnostics);
  said.undecided.push(...undecided);
}

export type Shared = PlanParts & {
  readonly products: ReadonlyMap<string, Product>;
  readonly targets: LinkTargets;
  readonly standing: StandingOf;
};

export function docRoute(page: CompiledPage, api: PageApi, shared: Shared, said: Said): DocRoute {
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

export function apiRoute(doc: ApiDoc, facts: ApiFacts, shared: Shared, said: Said): ApiRoute {
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
