// On the page for missing addresses: says which one was asked for, and which pages have a similar one.
import { type RouteList, type SimilarPage, similarPages } from '../../lib/similar-pages.ts';
import { decodePath, encodePath, withBase } from '../../lib/url.ts';

export interface AskedSurroundings {
  readonly location: Pick<Location, 'pathname' | 'hash'>;
  readonly document: Pick<Document, 'querySelector' | 'createElement'>;
  readonly fetch: typeof fetch;
  /** Base path of the site. */
  readonly base: string;
}

/** A list that has not come by then helps nobody. */
const PATIENCE_MS = 10_000;

/** Everything goes in as text, never as HTML: whoever made the link chose these characters. */
export async function showAskedAddress(
  place: HTMLElement,
  { location, document, fetch, base }: AskedSurroundings,
): Promise<void> {
  const asked = decodePath(location.pathname);
  const code = place.querySelector('code');
  if (code) code.textContent = asked;
  place.hidden = false;
  const box = document.querySelector<HTMLElement>('[data-similar]');
  if (!box) return;
  try {
    const response = await fetch(box.dataset.similar ?? '', { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    const list: RouteList = await response.json(); // Made by the same build.
    const pages = similarPages(belowBase(asked, base), list);
    if (pages.length === 0) box.textContent = box.dataset.none ?? '';
    else box.replaceChildren(listOf(pages, { base, document, hash: location.hash }));
  } catch (error) {
    console.warn('The list of pages did not come.', error);
    box.textContent = box.dataset.failed ?? '';
  } finally {
    box.removeAttribute('aria-busy');
  }
}

function belowBase(path: string, base: string): string {
  return path.startsWith(base) ? path.slice(base.length - 1) : path;
}

function listOf(
  pages: readonly SimilarPage[],
  { base, document, hash }: { base: string; document: Pick<Document, 'createElement'>; hash: string },
): HTMLElement {
  const rows = document.createElement('ul');
  for (const { path, title, product } of pages) {
    const link = document.createElement('a');
    const about = document.createElement('small');
    const address = document.createElement('bdi'); // Between words of any direction it reads from its start.
    address.dir = 'ltr';
    const href = withBase(encodePath(path), base);
    link.href = href + hash;
    address.textContent = decodePath(href);
    about.append(product === null ? '' : `${product} · `, address);
    link.append(title, about);
    const row = document.createElement('li');
    row.append(link);
    rows.append(row);
  }
  return rows;
}
