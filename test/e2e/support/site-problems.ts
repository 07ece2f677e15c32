// What is wrong with a finished site, read from its files: invalid HTML, dead addresses, texts that were not filled in, scripts that
// its policy refuses, lists that do not match the files.
import { xmlProblems } from '../../support/xml-problems.ts';
import { invalidHtml } from './invalid-html.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { addressProblems } from './site-addresses.ts';
import { policyProblems } from './site-policy.ts';

export interface FinishedSite {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly pages: ReadonlyMap<string, ReadPage>;
  readonly origin: string;
  /** Starts and ends with a slash. */
  readonly base: string;
}

/** `ui/index.html: …` for each problem. */
export async function siteProblems(
  files: ReadonlyMap<string, Buffer>,
  place: Pick<FinishedSite, 'origin' | 'base'>,
): Promise<string[]> {
  const pages = new Map<string, ReadPage>();
  for (const [path, body] of files) if (path.endsWith('.html')) pages.set(path, readPage(body));
  const site = { files, pages, ...place };

  const problems: string[] = [];
  for (const [path, page] of pages) {
    const html = files.get(path)?.toString('utf8') ?? '';
    problems.push(...(await invalidHtml(html, path)));
    problems.push(...[...structureProblems(page), ...leftovers(html)].map((problem) => `${path}: ${problem}`));
  }
  return [
    ...problems,
    ...dataProblems(site),
    ...(await xmlFileProblems(site)),
    ...addressProblems(site),
    ...policyProblems(site),
    ...sitemapProblems(site),
  ];
}

const isRedirect = (page: ReadPage) => page.all('meta', { 'http-equiv': 'refresh' }).length > 0;

/** Redirects are pages with a link and nothing else. */
function structureProblems(page: ReadPage): string[] {
  const counts = isRedirect(page) ? [] : ['title', 'h1', 'main'].map((name) => [name, page.all(name).length] as const);
  return [
    ...counts.flatMap(([name, count]) => (count === 1 ? [] : [`${count} elements ${name}`])),
    ...page.ids.filter((id, index) => page.ids.indexOf(id) !== index).map((id) => `the id ${id} twice`),
    ...missingReferences(page),
    ...page.all('script', { type: 'application/ld+json' }).flatMap(({ text }) => jsonProblems(text)),
  ];
}

/** Attributes that name elements of the page by their ids. */
const REFERENCES = [
  ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
  ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details', 'aria-activedescendant'],
];

function missingReferences({ elements, ids }: ReadPage): string[] {
  const known = new Set(ids);
  return elements.flatMap(({ name, attributes }) =>
    REFERENCES.flatMap((reference) => {
      const missing = (attributes[reference] ?? '').split(/\s+/).filter((id) => id !== '' && !known.has(id));
      return missing.map((id) => `${reference}="${id}" of ${name} names no element`);
    }),
  );
}

function jsonProblems(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** In what readers see: marks of places that something was to be put into, values that are no text, markdown that was not read. */
function leftovers(html: string): string[] {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>/g, ' ');
  const marks = text.match(/\0|\[object \w+\]|\bundefined\b|\bNaN\b|\{\{.*?\}\}|:::/g) ?? [];
  return [...new Set(marks)].map((mark) => `the text ${JSON.stringify(mark)}`);
}

/** JSON that cannot be read; files that the manifest does not list, and the other way around. */
function dataProblems({ files }: FinishedSite): string[] {
  const json = [...files].filter(([path]) => /\.(?:json|webmanifest)$/.test(path));
  const unreadable = json.flatMap(([path, body]) =>
    jsonProblems(body.toString('utf8')).map((problem) => `${path}: ${problem}`),
  );
  const manifest: { files: { path: string }[] } = JSON.parse(
    files.get('asset-manifest.json')?.toString() ?? '{"files":[]}',
  );
  const listed = new Set(manifest.files.map(({ path }) => path));
  return [
    ...unreadable,
    ...[...listed].filter((path) => !files.has(path)).map((path) => `asset-manifest.json: ${path} does not exist`),
    ...[...files.keys()]
      .filter((path) => path !== 'asset-manifest.json' && !listed.has(path))
      .map((path) => `asset-manifest.json: ${path} is not listed`),
  ];
}

async function xmlFileProblems({ files }: FinishedSite): Promise<string[]> {
  const found: string[] = [];
  for (const [path, schema] of [
    ['sitemap.xml', 'sitemap'],
    ['feed.xml', 'atom'],
  ] as const) {
    const body = files.get(path)?.toString('utf8');
    if (body !== undefined) found.push(...(await xmlProblems(body, schema)).map((problem) => `${path}: ${problem}`));
  }
  return found;
}

/** The sitemap lists the pages that search engines may find: those that name their own address, and do not ask to be left out. */
function sitemapProblems({ files, pages, origin, base }: FinishedSite): string[] {
  const sitemap = files.get('sitemap.xml')?.toString('utf8') ?? '';
  const listed = new Set([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address));
  return [...pages].flatMap(([path, page]) => {
    const address = origin + base + path.replace(/(^|\/)index\.html$/, '$1');
    const isFound =
      !isRedirect(page) && !page.meta('robots')?.includes('noindex') && page.links('canonical').includes(address);
    if (isFound === listed.has(address)) return [];
    return [`sitemap.xml: ${address} is ${isFound ? 'missing' : 'listed, but not for search engines'}`];
  });
}
