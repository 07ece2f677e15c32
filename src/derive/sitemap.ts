// All pages for search engines: `sitemap.xml`, or an index of parts where one file may not hold them all.
import { publicUrl } from '../lib/published-names.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Site } from '../model/site.ts';
import { byPath, type DeriveContext, type DerivedRoute } from './context.ts';
import { escapeXml } from './xml.ts';

/** Limits of the sitemap protocol for one file. */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemap(_artifacts: readonly Artifact[], context: DeriveContext): Artifact[] {
  const listed = context.routes.filter(isListed);
  const left = new Set(context.routes.filter((route) => !isListed(route)).map(({ path }) => path));
  const entries = listed.sort(byPath).map((route) => {
    const alternates = route.alternates.filter(({ path }) => !left.has(path));
    return urlEntry({ ...route, alternates }, context.site);
  });
  const parts = partsOf(entries).map(urlSet);
  if (parts.length <= 1) return [xml('sitemap.xml', parts[0] ?? urlSet([]))];
  const files = parts.map((body, index) => xml(`sitemap-${index + 1}.xml`, body));
  const rows = files.map(
    ({ path }) => `  <sitemap><loc>${escapeXml(publicUrl(`/${path}`, context.site))}</loc></sitemap>\n`,
  );
  return [xml('sitemap.xml', `${HEADER}<sitemapindex ${XMLNS}>\n${rows.join('')}</sitemapindex>\n`), ...files];
}

/** Only what search engines are to show: neither what they leave out, nor what another address stands for. */
function isListed({ unlisted, noIndex = false, canonical = null }: DerivedRoute): boolean {
  return !unlisted && !noIndex && canonical === null;
}

function urlEntry({ path, alternates, history }: DerivedRoute, site: Site): string {
  const modified = history === null ? '' : `<lastmod>${history.modified}</lastmod>`;
  const loc = `<loc>${escapeXml(publicUrl(path, site))}</loc>${modified}`;
  if (alternates.length < 2) return `  <url>${loc}</url>\n`;
  const link = (language: string, to: string) =>
    `    <xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(publicUrl(to, site))}"/>\n`;
  const links = alternates.map((alternate) => link(alternate.language, alternate.path));
  const fallback = alternates.find(({ language }) => language === site.languages[0]);
  return `  <url>${loc}\n${links.join('')}${fallback ? link('x-default', fallback.path) : ''}  </url>\n`;
}

function partsOf(entries: readonly string[]): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    // Some room for the lines around the entries.
    if (part.length === MAX_URLS || bytes + size > MAX_BYTES - 1024) {
      parts.push(part);
      part = [];
      bytes = 0;
    }
    part.push(entry);
    bytes += size;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function urlSet(entries: readonly string[]): string {
  const xhtml = entries.some((entry) => entry.includes('<xhtml:link'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `${HEADER}<urlset ${XMLNS}${xhtml}>\n${entries.join('')}</urlset>\n`;
}

function xml(path: string, body: string): Artifact {
  return { path, body, type: 'application/xml', immutable: false };
}
