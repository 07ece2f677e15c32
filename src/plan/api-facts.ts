// What API pages and the pages of authors know of each other: names in types, demos, inherited props, tabs.
import { referencesOf } from '../lib/api-sections.ts';
import { addTo, groupBy } from '../lib/groups.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import type { ApiDoc, ApiTabs, InheritedProps, ReferenceApi } from '../model/api.ts';
import type { CompiledPage } from '../model/page.ts';
import type { ApiFacts, InheritedGroup, PageTab } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { finalHref } from './final-href.ts';
import type { LinkTargets } from './links.ts';
import { indexTypes, type TypeIndex, typeHrefs } from './type-hrefs.ts';

export interface ApiRegistry {
  readonly site: Site;
  readonly anchors: LinkTargets['anchors'];
  readonly byName: ReadonlyMap<string, readonly ReferenceApi[]>;
  readonly types: TypeIndex;
  readonly byRoute: ReadonlyMap<string, ApiDoc>;
  /** Of pages in the first language. */
  readonly titles: ReadonlyMap<string, string>;
  /** What a page names, by its route. */
  readonly claimed: ReadonlyMap<string, readonly ReferenceApi[]>;
  readonly tabs: ReadonlyMap<string, readonly ApiTabs[]>;
}

export function apiRegistry(
  pages: readonly CompiledPage[],
  docs: readonly ApiDoc[],
  { site, anchors }: Pick<ApiRegistry, 'site' | 'anchors'>,
): ApiRegistry {
  const references = docs.flatMap(referencesOf);
  const claimed = new Map<string, ReferenceApi[]>();
  for (const reference of references) for (const page of reference.claims) addTo(claimed, page, reference);
  return {
    site,
    anchors,
    byName: groupBy(references, ({ name }) => name),
    types: indexTypes(docs),
    byRoute: new Map(docs.map((doc) => [doc.route, doc])),
    titles: new Map(pages.map(({ route, title }) => [route, title])),
    claimed,
    tabs: groupBy(
      docs.flatMap((doc) => (doc.kind === 'tabs' ? [doc] : [])),
      ({ page }) => page,
    ),
  };
}

export interface PageApi {
  /** Addresses of the API pages of what the page names, by its name. */
  readonly hrefs: Readonly<Record<string, string>>;
  readonly tabs: readonly PageTab[];
}

export function pageApi({ route, language }: CompiledPage, registry: ApiRegistry): PageApi {
  const { site, claimed } = registry;
  const isFirst = language === site.languages[0];
  const original = isFirst ? route : route.slice(language.length + 1);
  const named = claimed.get(original) ?? [];
  const hrefs = Object.fromEntries([
    ...named.flatMap((doc) => wholeHref(doc, site)),
    ...named.map((doc) => [doc.name, hrefOf(doc, site)] as const),
  ]);
  return { hrefs, tabs: tabsOf(original, route, registry) };
}

/** `Dialog` is the page of `Dialog.Root`. */
function wholeHref({ name, route }: ReferenceApi, site: Site): (readonly [string, string])[] {
  const [whole = '', ...parts] = name.split('.');
  return parts.length === 0 ? [] : [[whole, finalHref(route, '', site)]];
}

export function apiFacts(doc: ApiDoc, registry: ApiRegistry): ApiFacts {
  const { site, titles, types } = registry;
  const references = referencesOf(doc);
  const demoPages = doc.kind === 'tabs' ? [] : references.flatMap(({ claims }) => claims);
  return {
    typeHrefs: references.map((reference) => typeHrefs(reference, types, site)),
    demoPages: demoPages.map((route) => ({ title: titles.get(route) ?? route, href: finalHref(route, '', site) })),
    inherited: references.map((reference) =>
      reference.kind === 'component' ? reference.inherited.map((group) => inheritedGroup(group, doc, registry)) : [],
    ),
    sources: references.map((reference) => ('source' in reference ? sourceUrl(reference.source, site) : null)),
    tabs: doc.kind === 'tabs' ? tabsOf(doc.page, doc.route, registry) : [],
  };
}

/** Rows that are not on the page of the other are named without a link: types know more props than authors show. */
function inheritedGroup(
  { component, route, props }: InheritedProps,
  { productKey }: Pick<ApiDoc, 'productKey'>,
  { anchors, byName, byRoute, site }: ApiRegistry,
): InheritedGroup {
  const known = route !== null && byRoute.has(route) ? { route, section: null } : null;
  const named = (byName.get(component) ?? []).filter((doc) => doc.productKey === productKey);
  const target = known ?? named[0];
  const ids = target && anchors.get(target.route);
  const rowHref = (name: string): string | null => {
    const id = `${kebabCase(component)}-prop-${name}`;
    return target && ids?.has(id) ? finalHref(target.route, id, site) : null;
  };
  return {
    component,
    href: target ? finalHref(target.route, target.section ?? '', site) : null,
    props: props.map((name) => ({ name, href: rowHref(name) })),
  };
}

/** Empty: the page stands alone. */
function tabsOf(page: string, current: string, { tabs, site }: ApiRegistry): PageTab[] {
  const own = tabs.get(page) ?? [];
  if (own.length === 0) return [];
  const isPage = own.every(({ route }) => route !== current);
  const first: PageTab = { kind: 'page', href: finalHref(isPage ? current : page, '', site), isCurrent: isPage };
  return [
    first,
    ...own.map(({ tab, route }) => ({ kind: tab, href: finalHref(route, '', site), isCurrent: route === current })),
  ];
}

function sourceUrl(source: string | null, { repo }: Site): string | null {
  return source === null || !repo ? null : `${repo.url}/blob/${repo.tag ?? repo.branch}${source}`;
}

function hrefOf({ route, section }: Pick<ReferenceApi, 'route' | 'section'>, site: Site): string {
  return finalHref(route, section ?? '', site);
}
