// The URL contract: the routes and sections that were published once, as a file that authors keep in their repository.
import { decodePath, encodePath } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { CompiledPage } from '../model/page.ts';
import type { BuildPlan, Route } from '../model/route.ts';

/** Anchors by route; both sorted. */
export type UrlContract = ReadonlyMap<string, readonly string[]>;

export function contractOf({ routes }: Pick<BuildPlan, 'routes'>): UrlContract {
  const sorted = [...routes].sort((a, b) => (a.path < b.path ? -1 : 1));
  return new Map(sorted.map((route) => [route.path, [...new Set(anchorsOf(route).map(readable))].sort()]));
}

/** One route a line, so that a change shows as the lines that changed. */
export function formatContract(contract: UrlContract): string {
  const lines = [...contract].map(([route, anchors]) => `  ${JSON.stringify(route)}: ${listText(anchors)}`);
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
  return [...doc.anchors.filter((id) => API_SECTIONS.has(id)), ...(doc.description?.toc ?? []).map(({ id }) => id)];
}

/** Their names are part of what other sites link to (behaviour §5.2); rows come and go with the props. */
const API_SECTIONS: ReadonlySet<string> = new Set([
  'demos',
  'import',
  'props',
  'properties',
  'parameters',
  'return-value',
  'signatures',
  'inheritance',
  'theme-default-props',
  'slots',
  'classes',
  'css-variables',
  'source-code',
]);
