// Asks an index that Pagefind has made of the finished site, with the script that lies beside it, and answers as our own does.
import type { SearchClientConfig } from '../../model/client-config.ts';
import type { MarkedText, SearchClient, SearchHit } from '../../model/search.ts';
import { foreignHtml } from '../foreign-html.ts';
import { answerOf } from './answer.ts';

export type PagefindConfig = Extract<SearchClientConfig, { provider: 'pagefind' }>;

/** What is used of `pagefind.js`. */
export interface Pagefind {
  options(options: { readonly baseUrl: string; readonly excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(text: string): Promise<{ readonly results: readonly { data(): Promise<PagefindPage> }[] }>;
}

export interface PagefindPage {
  readonly url: string;
  readonly meta: { readonly title?: string };
  /** HTML: text whose only elements are `<mark>`. */
  readonly excerpt: string;
  readonly sub_results?: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[];
}

export interface PagefindParts {
  /** Of the site: what it finds has addresses without it. */
  readonly base: string;
  readonly load: (url: string) => Promise<Pagefind>;
  readonly document: Document;
}

/** Each page is a file to fetch. */
const MOST_PAGES = 8;
const WORDS_OF_SNIPPET = 20;

export function pagefindClient({ path }: PagefindConfig, { base, load, document }: PagefindParts): SearchClient {
  let pagefind: Pagefind | null = null;
  let questions = 0;
  return {
    async open() {
      const loaded = pagefind ?? (await load(`${path}pagefind.js`));
      await loaded.options({ baseUrl: base, excerptLength: WORDS_OF_SNIPPET });
      await loaded.init();
      pagefind = loaded;
    },
    async ask(query, onAnswer) {
      questions += 1;
      const question = questions;
      if (!pagefind) throw new Error('Pagefind is asked before it is open.');
      const { results } = await pagefind.search(query.text);
      if (question !== questions) return;
      const pages = await Promise.all(results.slice(0, MOST_PAGES).map((result) => result.data()));
      const hits = pages.flatMap((page) => hitsOf(page, document));
      if (question === questions) onAnswer(answerOf(query, hits, {})); // The index knows no products.
    },
    close() {
      questions += 1;
    },
  };
}

/** The page, then its sections; one without a heading of its own is the page again. */
function hitsOf(page: PagefindPage, document: Document): readonly SearchHit[] {
  const title = page.meta.title ?? page.url;
  const sections = (page.sub_results ?? []).filter(({ url }) => url.includes('#'));
  const plain = (text: string): MarkedText => [{ text, isMatch: false }];
  return [
    {
      kind: 'page',
      href: page.url,
      title: plain(title),
      crumbs: [],
      snippet: sections.length > 0 ? null : markedHtml(page.excerpt, document),
      product: '',
      version: null,
    },
    ...sections.map(
      (section): SearchHit => ({
        kind: 'heading',
        href: section.url,
        title: plain(section.title),
        crumbs: [title],
        snippet: markedHtml(section.excerpt, document),
        product: '',
        version: null,
      }),
    ),
  ];
}

/** Nothing of it reaches the page but text. */
function markedHtml(html: string, document: Document): MarkedText {
  return [...foreignHtml(html, { document, kept: ['mark'] }).childNodes].map((node) => ({
    text: node.textContent ?? '',
    isMatch: node.nodeName === 'MARK',
  }));
}
