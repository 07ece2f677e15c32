// All API pages of a site out of what was read: pages of their own, tabs of authors' pages, lists of all of a product.

import { listText } from '../lib/list-text.ts';
import type { ApiDoc, ApiTabs, ReferenceApi } from '../model/api.ts';
import type { Memo } from '../model/memo.ts';
import type { Site } from '../model/site.ts';
import { sharedToc } from './anchors.ts';
import { toCompound } from './compound.ts';
import { indexPages } from './index-pages.ts';
import type { ApiLayout, TabPlan } from './layout.ts';
import type { ReadEntry } from './read.ts';

export interface ArrangeOptions {
  readonly site: Site;
  /** Routes of authors' pages. */
  readonly authored: ReadonlySet<string>;
  readonly memo: Memo;
}

/** Sorted by route. What is the same as before keeps its identity. */
export function arrange(
  read: readonly ReadEntry[],
  layout: ApiLayout,
  { site, authored, memo }: ArrangeOptions,
): ApiDoc[] {
  const byEntry = new Map(read.map(({ entry, doc }) => [entry.route, doc]));
  const inCompounds = new Set(layout.compounds.flatMap(({ entries }) => entries));
  const alone = read.flatMap(({ entry, doc }) => (doc.section === null && !inCompounds.has(entry.route) ? [doc] : []));
  /** What a page of several entries holds; empty: it has no content, or an author wrote it. */
  const docsOf = ({ route, entries }: Pick<TabPlan, 'route' | 'entries'>): ReferenceApi[] =>
    authored.has(route) ? [] : entries.flatMap((entry) => byEntry.get(entry) ?? []);
  const compounds = layout.compounds.flatMap((plan) => {
    const docs = docsOf(plan);
    if (docs.length === 0) return [];
    return [memo.recall('api compound', plan.route, [plan.name, ...docs], () => toCompound(plan, docs))];
  });
  const tabs = layout.tabs.flatMap((plan) => {
    const docs = docsOf(plan);
    if (docs.length === 0) return [];
    return [memo.recall('api tab', plan.route, [plan.title, ...docs], () => toTabs(plan, docs))];
  });
  const pages = [...alone, ...compounds, ...tabs];
  const taken = new Set([...authored, ...pages.map(({ route }) => route)]);
  const indexes = indexPages(read, site)
    .filter(({ route }) => !taken.has(route))
    .map((index) => memo.same('api index', index.route, index));
  return [...pages, ...indexes].sort((a, b) => (a.route < b.route ? -1 : 1));
}

const FEW_NAMES = 3;

function toTabs({ tab, page, route, productKey, title }: TabPlan, docs: readonly ReferenceApi[]): ApiTabs {
  const isComponents = tab === 'components-api';
  const names = listText(docs.map(({ name }) => name));
  return {
    kind: 'tabs',
    ...{ tab, page, route, productKey, docs },
    file: docs[0]?.file ?? '',
    name: isComponents ? 'Components API' : 'Hooks API',
    // Few names say more than the title of a page that may be a sentence.
    title: docs.length <= FEW_NAMES ? `${names} API` : `${title}: ${isComponents ? 'components' : 'hooks'} API`,
    summary: isComponents
      ? `The props, slots and CSS classes of ${names}, each with its type, its default and what it does.`
      : `The parameters and return values of ${names}, each with its type and what it means.`,
    ...{ markdown: '', markdownAt: null, description: null },
    toc: sharedToc(docs),
    anchors: docs.flatMap(({ section, anchors }) => [...(section === null ? [] : [section]), ...anchors]),
    links: docs.flatMap(({ links }) => links),
  };
}
