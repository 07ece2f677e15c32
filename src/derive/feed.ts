// The pages that changed last, for readers of feeds: `feed.xml` in the Atom format.
import { FEED, isInFeed, publicUrl } from '../lib/published-names.ts';
import type { Artifact } from '../model/artifact.ts';
import { byPath, type DeriveContext, type DerivedRoute } from './context.ts';
import { escapeXml } from './xml.ts';

/** Feed readers look in often enough: more would be read by none. */
const MOST_ENTRIES = 50;

/** None where no dates are known. */
export function feed(_artifacts: readonly Artifact[], { site, routes }: DeriveContext): Artifact[] {
  const dated = routes
    .flatMap((route) => (isInFeed(route, site) ? [{ ...route, modified: route.history.modified }] : []))
    .sort((a, b) => (a.modified === b.modified ? byPath(a, b) : a.modified < b.modified ? 1 : -1))
    .slice(0, MOST_ENTRIES);
  const [newest] = dated;
  if (newest === undefined) return [];
  const home = escapeXml(publicUrl('/', site));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(newest.language)}">`,
    `<id>${home}</id>`,
    `<title>${escapeXml(site.title)}</title>`,
    ...(site.description === '' ? [] : [`<subtitle>${escapeXml(site.description)}</subtitle>`]),
    `<updated>${newest.modified}</updated>`,
    `<author><name>${escapeXml(site.title)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${home}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(publicUrl(`/${FEED}`, site))}"/>`,
    ...dated.map((route) => entry(route, publicUrl(route.path, site))),
    '</feed>',
  ].join('\n');
  return [{ path: FEED, body: `${body}\n`, type: 'application/atom+xml', immutable: false }];
}

/** The address of a page is its id: the entry is a new one for feed readers when its date is. */
function entry(
  { title, path, description, modified }: DerivedRoute & { readonly modified: string },
  url: string,
): string {
  const address = escapeXml(url);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(title ?? path)}</title>`,
    `<updated>${modified}</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    ...(description === undefined || description === '' ? [] : [`<summary>${escapeXml(description)}</summary>`]),
    '</entry>',
  ].join('\n');
}
