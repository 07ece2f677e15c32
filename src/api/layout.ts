// Where each API page is shown: on a page of its own, or in a tab of the author's page that names it.

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

export interface ApiLayout {
  readonly placeOf: (entry: ApiEntry) => DocPlace;
  /** Routes of entries that are shown elsewhere, and where. */
  readonly moved: ReadonlyMap<string, string>;
  readonly tabs: readonly TabPlan[];
}

export function layOut(entries: readonly ApiEntry[], claims: readonly PageClaim[], site: Site): ApiLayout {
  const claimedBy = claimsByEntry(claims, entries, site);
  const tabs = planTabs(entries, { claims, claimedBy }, site);
  const tabOf = new Map(tabs.flatMap((tab) => tab.entries.map((route) => [route, tab] as const)));
  return {
    placeOf: (entry) => {
      const { productKey, plan, page, route } = entry;
      const tab = tabOf.get(route);
      const claimed = claimedBy.get(route) ?? [];
      const shared = { productKey, plan, file: entry.extracted?.at.file ?? page.file, claims: claimed };
      return tab ? { ...shared, route: tab.route, section: entryKebab(entry) } : { ...shared, route, section: null };
    },
    moved: new Map(
      entries.flatMap((entry): [string, string][] => {
        const tab = tabOf.get(entry.route);
        return tab ? [[entry.route, `${tab.route}#${entryKebab(entry)}`]] : [];
      }),
    ),
    tabs,
  };
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
