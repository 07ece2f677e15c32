// Addresses on the site that its files name, and what is wrong with them: no such file, no such anchor, not below the base.
import { hasAnchor, type PageElement } from './read-page.ts';
import type { FinishedSite } from './site-problems.ts';

interface Address {
  readonly from: string;
  readonly address: string;
}

export function addressProblems(site: FinishedSite): string[] {
  const isDead = deadCheck(site);
  return [...pageAddresses(site), ...textAddresses(site), ...routesInJson(site)].flatMap(({ from, address }) => {
    const problem = isDead(from, address);
    return problem === null ? [] : [`${from}: ${problem}`];
  });
}

function pageAddresses({ pages }: FinishedSite): Address[] {
  return [...pages].flatMap(([from, { elements }]) =>
    elements.flatMap((element) => addressesOf(element).map((address) => ({ from, address }))),
  );
}

function addressesOf({ attributes: { href, src, poster, srcset, action } }: PageElement): string[] {
  const chosen = (srcset ?? '').split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
  return [href, src, poster, action, ...chosen].filter((address) => address !== undefined);
}

/** Whole addresses on the site in all text files, `url()` of style sheets, targets of redirects, files that scripts load. */
function textAddresses({ files, origin, base }: FinishedSite): Address[] {
  const whole = new RegExp(`${origin.replaceAll('.', '\\.')}/[^\\s"'<>()\\\\\\]]*`, 'g');
  return [...files].flatMap(([from, body]) => {
    if (!/\.(?:html|xml|txt|md|css|js|json|webmanifest)$|_redirects$/.test(from)) return [];
    const text = body.toString('utf8');
    const found: string[] = /\.js$/.test(from) ? [] : [...(text.match(whole) ?? [])];
    if (from.endsWith('.css')) for (const [, url = ''] of text.matchAll(/url\(["']?([^"')]+)/g)) found.push(url);
    if (from === '_redirects') for (const [, to = ''] of text.matchAll(/^\S+\s+(\/\S*)/gm)) found.push(to);
    for (const [, path = ''] of text.matchAll(/\b(assets\/[\w./-]+-[0-9a-f]{10}\.\w+)\b/g)) found.push(base + path);
    if (from.endsWith('.js'))
      for (const [, path = ''] of text.matchAll(/["'](\.[\w./-]+-[0-9a-f]{10}\.js)["']/g)) found.push(path);
    return found.map((address) => ({ from, address }));
  });
}

/** Of the search, the list of pages and the rows of the sidebar: strings that are routes, with or without the base. */
function routesInJson({ files, base }: FinishedSite): Address[] {
  return [...files].flatMap(([from, body]) => {
    if (!/^assets\/.*\.json$/.test(from)) return [];
    const strings = stringsIn(JSON.parse(body.toString('utf8'))).filter((text) =>
      /^\/(?:[\w/-]*\/)?(?:#\S+)?$/.test(text),
    );
    return strings.map((text) => ({ from, address: text.startsWith(base) ? text : base + text.slice(1) }));
  });
}

/** Keys of objects as well. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]);
}

function deadCheck({ files, pages, origin, base }: FinishedSite) {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (path: string) => {
    const known = anchors.get(path) ?? new Set(pages.get(path)?.ids);
    anchors.set(path, known);
    return known;
  };
  return (from: string, address: string): string | null => {
    const url = new URL(address, `${origin}${base}${from.replace(/index\.html$/, '')}`);
    if (url.origin !== origin || /[:*]/.test(url.pathname)) return null; // A pattern of a redirect.
    if (!url.pathname.startsWith(base)) return `${address} is not below the base`;
    const file = decodeURI(url.pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
    if (!files.has(file)) return `${address} does not exist`;
    const isMissing = url.hash !== '' && file.endsWith('.html') && !hasAnchor(anchorsOf(file), url.hash);
    return isMissing ? `${address} is an anchor that does not exist` : null;
  };
}
