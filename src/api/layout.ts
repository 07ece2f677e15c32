// Where each API page is shown: on a page of its own, or in a tab of the author's page that names it.

import { API_SECTION_NAMES, compoundRoute } from '../lib/api-sections.ts';
import { groupBy } from '../lib/groups.ts';
import { kebabCase } from '../lib/kebab-case.ts';
import type { ApiTabs } from '../model/api.ts';
import type { Site } from '../model/site.ts';
import { claimsByEntry, entryKebab, type PageClaim } from './claims.ts';
import type { DocPlace } from './component.ts';
import type { ApiEntry } from './routes.ts';

export interface TabPlan extends Pick<ApiTabs, 'tab' | 'page' | 'route' | 'productKey'> {
  /** Of the page. */
  readonly title: string;
  /** Routes of the entries, in the order of the page's front matter. */
  readonly entries: readonly string[];
}

/** One page for all parts of a compound component. */
export interface CompoundPlan {
  readonly name: string;
  readonly route: string;
  readonly productKey: string;
  /** Routes of the entries: the whole, then its parts by name. */
  readonly entries: readonly string[];
}

export interface ApiLayout {
  readonly placeOf: (entry: ApiEntry) => DocPlace;
  /** Routes of entries that are shown elsewhere, and where. */
  readonly moved: ReadonlyMap<string, string>;
  readonly tabs: readonly TabPlan[];
  readonly compounds: readonly CompoundPlan[];
}

export function layOut(entries: readonly ApiEntry[], claims: readonly PageClaim[], site: Site): ApiLayout {
  const claimedBy = claimsByEntry(claims, entries, site);
  const tabs = planTabs(entries, { claims, claimedBy }, site);
  const compounds = planCompounds(entries, new Set(tabs.flatMap((tab) => tab.entries)));
  // On these pages an entry is a section; the whole of a compound has the sections of the page itself.
  const pageOf = new Map<string, TabPlan | CompoundPlan>([
    ...tabs.flatMap((tab) => tab.entries.map((route) => [route, tab] as const)),
    ...compounds.flatMap((one) => one.entries.map((route) => [route, one] as const)),
  ]);
  // The type `Dialog.RootProps` would have the id of the props of `Dialog.Root`.
  const sectionIds = new Set(
    entries.flatMap((entry) => {
      const page = pageOf.get(entry.route)?.route;
      return page === undefined ? [] : API_SECTION_NAMES.map((part) => `${page}#${entryKebab(entry)}-${part}`);
    }),
  );
  const sectionOf = (entry: ApiEntry) => {
    const target = pageOf.get(entry.route);
    if (!target || target.route === entry.route) return null;
    const name = entryKebab(entry);
    return { route: target.route, section: sectionIds.has(`${target.route}#${name}`) ? `${name}-part` : name };
  };
  return {
    placeOf: (entry) => {
      const { productKey, plan, page, route } = entry;
      const claimed = claimsOf(entry, compounds, claimedBy);
      const shared = { productKey, plan, file: entry.extracted?.at.file ?? page.file, claims: claimed };
      return { ...shared, ...(sectionOf(entry) ?? { route, section: null }) };
    },
    moved: new Map(
      entries.flatMap((entry): [string, string][] => {
        const place = sectionOf(entry);
        return place ? [[entry.route, `${place.route}#${place.section}`]] : [];
      }),
    ),
    ...{ tabs, compounds },
  };
}

/** A page about a part is one about the whole, too. */
function claimsOf(
  { route }: ApiEntry,
  compounds: readonly CompoundPlan[],
  claimedBy: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const parts = compounds.find((one) => one.route === route)?.entries ?? [route];
  return parts.length === 1
    ? (claimedBy.get(route) ?? [])
    : [...new Set(parts.flatMap((one) => claimedBy.get(one) ?? []))];
}

/** Entries with the same first name in one folder, where at least one of them is a part. */
function planCompounds(entries: readonly ApiEntry[], inTabs: ReadonlySet<string>): CompoundPlan[] {
  const left = entries.filter(({ route }) => !inTabs.has(route));
  const byRoute = new Map(left.map((entry) => [entry.route, entry]));
  const parts = groupBy(left, (entry) => (entry.name?.includes('.') ? compoundRoute(entry.route, entry.name) : null));
  return [...parts].flatMap(([route, own]): CompoundPlan[] => {
    const [first] = own;
    if (!first?.name) return [];
    // The root is what the other parts are put into.
    const place = ({ name }: ApiEntry) => `${name?.endsWith('.Root') ? 0 : 1} ${name}`;
    const sorted = [...own].sort((a, b) => (place(a) < place(b) ? -1 : 1));
    const whole = byRoute.has(route) ? [route] : [];
    const name = firstName(first.name);
    return [{ name, route, productKey: first.productKey, entries: [...whole, ...sorted.map((one) => one.route)] }];
  });
}

function firstName(name: string): string {
  return name.split('.')[0] ?? '';
}

interface Claimed {
  readonly claims: readonly PageClaim[];
  readonly claimedBy: ReadonlyMap<string, readonly string[]>;
}

function planTabs(entries: readonly ApiEntry[], { claims, claimedBy }: Claimed, { products }: Site): TabPlan[] {
  return products.flatMap(({ id, api }): TabPlan[] => {
    if (api?.layout !== 'tabs') return [];
    const own = entries.filter(({ productKey }) => productKey === id);
    const pages = claims.filter(({ productKey }) => productKey === id);
    const routes = new Set(pages.map(({ route }) => route));
    const pageOf = new Map(
      own.map((entry) => {
        const candidates = (claimedBy.get(entry.route) ?? []).filter((route) => routes.has(route));
        const kebab = entryKebab(entry);
        return [entry.route, candidates.find((route) => route.split('/').at(-2)?.includes(kebab)) ?? candidates[0]];
      }),
    );
    return pages.flatMap((page) => {
      const named = own.filter((entry) => pageOf.get(entry.route) === page.route);
      const tabs = [tabOf('components-api', page, named), tabOf('hooks-api', page, named)];
      return tabs.filter((tab) => tab.entries.length > 0);
    });
  });
}

/** In kebab case. */
const HOOK = /^(?:unstable[-_])?use-/;

/** In the order of the front matter. */
function tabOf(tab: TabPlan['tab'], page: PageClaim, named: readonly ApiEntry[]): TabPlan {
  const byName = new Map(named.map((entry) => [entryKebab(entry), entry.route]));
  const names = [...page.components, ...page.hooks].map(kebabCase);
  const entries = [...new Set(names)].filter((name) => HOOK.test(name) === (tab === 'hooks-api'));
  return {
    ...{ tab, page: page.route, route: `${page.route}${tab}/`, productKey: page.productKey, title: page.title },
    entries: entries.flatMap((name) => byName.get(name) ?? []),
  };
}
