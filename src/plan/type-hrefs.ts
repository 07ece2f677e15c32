// Addresses of the names in the types of an API page: a page, the section of a part, or the props of a component.
import { referencesOf, sectionId } from '../lib/api-sections.ts';
import { addTo } from '../lib/groups.ts';
import type { ApiDoc, ReferenceApi } from '../model/api.ts';
import type { Site } from '../model/site.ts';
import { finalHref } from './final-href.ts';

/** What types may name, in the order of the pages. In a product, the name of an export hides what else has that name. */
export type TypeIndex = ReadonlyMap<string, readonly Place[]>;

interface Place extends Pick<ReferenceApi, 'route' | 'productKey'> {
  /** '': the page itself. */
  readonly anchor: string;
  /** null: a compound without props of its own. */
  readonly of: ReferenceApi | null;
}

export function indexTypes(docs: readonly ApiDoc[]): TypeIndex {
  const references = docs.flatMap(referencesOf);
  const index = new Map<string, readonly Place[]>();
  const addAll = (named: ReadonlyMap<string, readonly Place[]>) => {
    for (const [name, places] of named) {
      const known = index.get(name) ?? [];
      const products = new Set(known.map(({ productKey }) => productKey));
      index.set(name, [...known, ...places.filter(({ productKey }) => !products.has(productKey))]);
    }
  };
  const exported = new Map<string, Place[]>();
  for (const one of references) addTo(exported, one.name, placeOf(one, one.section ?? ''));
  addAll(exported);
  // `DialogRoot` is `Dialog.Root`, and `Dialog` is the page of all its parts.
  const parts = new Map<string, Place[]>();
  for (const one of references)
    if (one.name.includes('.')) addTo(parts, one.name.replaceAll('.', ''), placeOf(one, one.section ?? ''));
  for (const doc of docs)
    if (doc.kind === 'compound')
      addTo(parts, doc.name, { route: doc.route, productKey: doc.productKey, anchor: '', of: null });
  addAll(parts);
  // A type of props that has no page.
  const props = new Map<string, Place[]>();
  for (const one of references) {
    if (one.kind !== 'component') continue;
    const names = one.name.includes('.') ? [one.name, one.name.replaceAll('.', '')] : [one.name];
    const place = placeOf(one, sectionId(one, 'props'));
    for (const name of names) addTo(props, `${name}Props`, place);
    addTo(props, `${one.name}.Props`, place);
  }
  addAll(props);
  return index;
}

function placeOf(reference: ReferenceApi, anchor: string): Place {
  return { route: reference.route, productKey: reference.productKey, anchor, of: reference };
}

/** Of a name that two pages have, that of the same product is meant, and the one that lies nearest to the page. */
export function typeHrefs(
  reference: ReferenceApi,
  index: TypeIndex,
  site: Pick<Site, 'base'>,
): Readonly<Record<string, string>> {
  const { typeNames, productKey, route } = reference;
  const folder = route.replace(/[^/]*\/$/, '');
  const found = typeNames.flatMap((name): [string, string][] => {
    const all = index.get(name) ?? [];
    const own = all.filter((other) => other.productKey === productKey);
    const meant =
      own.find((other) => other.route.startsWith(folder)) ?? own[0] ?? (all.length === 1 ? all[0] : undefined);
    const isItself = meant?.of === reference || (meant?.of === null && meant.route === route);
    return meant && !isItself ? [[name, finalHref(meant.route, meant.anchor, site)]] : [];
  });
  return Object.fromEntries(found);
}
