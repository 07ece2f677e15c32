// Asks Algolia DocSearch over its HTTP interface and answers as our own index does: no script of Algolia runs on the page.
import type { SearchClientConfig } from '../../model/client-config.ts';
import type { MarkedText, SearchClient, SearchHit, SearchQuery } from '../../model/search.ts';
import { answerOf, countOf } from './answer.ts';

export type DocsearchConfig = Extract<SearchClientConfig, { provider: 'docsearch' }>;

/** A record of a DocSearch crawler, as far as it is read here. Levels are product, page, then headings. */
interface CrawledRecord {
  readonly url: string;
  readonly productId?: string;
  readonly type: string;
  /** Absent: it is of another index, which was not made by a DocSearch crawler. */
  readonly hierarchy?: Readonly<Record<string, string | null>>;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Record<string, { readonly value: string } | null>> };
  readonly _snippetResult?: { readonly content?: { readonly value: string } };
}

/** Marks of matches: private characters, which no text has and no HTML is made of. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export function docsearchClient(
  { appId, apiKey, indexName }: DocsearchConfig,
  { fetch, origin }: { readonly fetch: typeof globalThis.fetch; readonly origin: string },
): SearchClient {
  let running: AbortController | null = null;

  /** The key stands in the address: headers of its own would make browsers ask twice. */
  const post = async (parameters: object, signal: AbortSignal): Promise<Response> => {
    const key = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
    const path = `/1/indexes/${encodeURIComponent(indexName)}/query?${key}`;
    const ask = (host: string) =>
      fetch(`https://${host}${path}`, { method: 'POST', body: JSON.stringify(parameters), signal });
    const near = await ask(`${appId}-dsn.algolia.net`).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    return near && near.status < 500 ? near : ask(`${appId}-1.algolianet.com`);
  };

  return {
    open: () => Promise.resolve(),
    async ask(query, onAnswer) {
      running?.abort();
      const own = new AbortController();
      running = own;
      try {
        const response = await post(parametersOf(query), own.signal);
        if (!response.ok) throw new Error(`Algolia answered ${response.status}: ${await response.text()}`);
        const { hits }: { hits: readonly CrawledRecord[] } = await response.json(); // Its interface says so.
        const found = hits.filter(({ hierarchy }) => hierarchy).map((record) => hitOf(record, origin));
        onAnswer(answerOf(query, found, countOf(found.map(({ product }) => product))));
      } catch (error) {
        if (!own.signal.aborted) throw error; // A later question has ended this one.
      }
    },
    close: () => running?.abort(),
  };
}

function parametersOf({ text, language, product, isOnly, limit }: SearchQuery) {
  const facets = [`language:${language}`, ...(product !== null && isOnly ? [`productId:${product}`] : [])];
  return {
    query: text,
    hitsPerPage: limit,
    facetFilters: facets,
    ...(product !== null && !isOnly ? { optionalFilters: [`productId:${product}`] } : {}),
    highlightPreTag: OPEN,
    highlightPostTag: CLOSE,
    attributesToSnippet: ['content:20'],
  };
}

function hitOf(record: CrawledRecord, origin: string): SearchHit {
  const { hierarchy = {} } = record;
  const levels = LEVELS.filter((level) => hierarchy[level]);
  const last = levels.at(-1) ?? 'lvl0';
  const { hash, pathname } = new URL(record.url, origin);
  const highlighted = record._highlightResult?.hierarchy?.[last]?.value ?? hierarchy[last] ?? pathname;
  const snippet = record.type === 'content' ? record._snippetResult?.content?.value : undefined;
  const isPage = levels.length <= 2;
  return {
    kind: isPage ? 'page' : 'heading',
    // On the host that is read, which may be a preview of the one that was crawled.
    href: pathname + (isPage ? '' : hash),
    title: markedText(highlighted),
    crumbs: levels.slice(0, -1).map((level) => hierarchy[level] ?? ''),
    snippet: snippet === undefined ? null : markedText(snippet),
    product: record.productId ?? '',
    version: null,
  };
}

/** `Use a \uE000button\uE001` in pieces. Crawled text may hold entities, never elements. */
export function markedText(text: string): MarkedText {
  return text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap((piece) => {
    if (piece === '') return [];
    const isMatch = piece.startsWith(OPEN);
    return [{ text: isMatch ? piece.slice(1, -1) : piece, isMatch }];
  });
}
