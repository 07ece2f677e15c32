// The URL contract: the routes and sections that were published once, as a file that authors keep in their repository.
import { API_SECTION_NAMES } from '../lib/api-sections.ts';
import { decodePath, encodePath } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { CompiledPage } from '../model/page.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import { movesOf } from './moves.ts';

/** Anchors by route, and by the address of a former page the route that it went to; all sorted. */
export type UrlContract = ReadonlyMap<string, readonly string[] | string>;

export function contractOf(plan: Pick<BuildPlan, 'routes' | 'ids' | 'site'>): UrlContract {
  const contract = new Map<string, readonly string[] | string>();
  for (const { from, to } of movesOf(plan)) contract.set(from, to);
  for (const route of plan.routes) contract.set(route.path, [...new Set(anchorsOf(route).map(readable))].sort());
  return new Map([...contract].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One route a line, so that a change shows as the lines that changed. */
export function formatContract(contract: UrlContract): string {
  const lines = [...contract].map(
    ([route, listed]) =>
      `  ${JSON.stringify(route)}: ${typeof listed === 'string' ? JSON.stringify(listed) : listText(listed)}`,
  );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

function listText(anchors: readonly string[]): string {
  return `[${anchors.map((anchor) => JSON.stringify(anchor)).join(', ')}]`;
}

/** `élan` for `%C3%A9lan`, where one stands for the other without a doubt. */
function readable(id: string): string {
  const decoded = decodePath(id);
  return encodePath(decoded) === id ? decoded : id;
}

/** What people link to: headings, demos and API sections, but neither footnotes nor single rows of a table. */
function anchorsOf(route: Route): readonly string[] {
  return route.kind === 'doc' ? pageAnchors(route.page) : apiAnchors(route.doc);
}

function pageAnchors({ headingIds, demos, apiSection }: CompiledPage): string[] {
  return [
    ...headingIds,
    ...demos.flatMap(({ anchorId }) => anchorId ?? []),
    ...(apiSection === null ? [] : [apiSection.id]),
  ];
}

function apiAnchors(doc: ApiDoc): string[] {
  if (doc.kind === 'tabs' || doc.kind === 'index') return doc.toc.map(({ id }) => id);
  if (doc.kind === 'compound') {
    const sections = doc.anchors.filter((id) => API_SECTIONS.has(id));
    return [...new Set([...sections, ...doc.toc.filter(({ depth }) => depth === 2).map(({ id }) => id)])];
  }
  return [...doc.anchors.filter((id) => API_SECTIONS.has(id)), ...(doc.description?.toc ?? []).map(({ id }) => id)];
}

/** Their names are part of what other sites link to (behaviour §5.2); rows come and go with the props. */
const API_SECTIONS: ReadonlySet<string> = new Set(API_SECTION_NAMES);
