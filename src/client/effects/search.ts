// Opens the search: fetches its styles, makes the dialog, and gives it the one who answers.
import { englishSearchTexts, type SearchTexts } from '../../lib/search-texts.ts';
import type { ClientConfig } from '../../model/client-config.ts';
import { searchClientOf } from '../search-dialog/client-of.ts';
import { makeSearchDialog } from '../search-dialog/dialog.ts';
import { recentSearches } from '../search-dialog/recent.ts';
import { localStorageOf } from '../state/storage.ts';

/** Told by `serve --watch`. */
const MORPHED_EVENT = 'docs-gen:morphed';

/** `seed`: what the field starts with. */
export type OpenSearch = (seed: string) => void;

/** Rejects where a file does not come; the next call tries again. */
export async function startSearch(view: Window & typeof globalThis, config: ClientConfig): Promise<OpenSearch> {
  const { document } = view;
  const { search } = config;
  const language = document.documentElement.lang;
  const button = document.querySelector<HTMLElement>('[data-search]');
  if (!search || !button) throw new Error('The page has no search.');
  // Written by the same build, as `SearchPlace` says.
  const { search: id = '', products = '{}', texts: words } = button.dataset;
  const product = id === '' ? null : id;
  const texts: SearchTexts = words === undefined ? englishSearchTexts : JSON.parse(words);
  await loadSheet(document, search.sheet);
  const client = searchClientOf(view, search, { base: config.base, scope: { language, product } });
  // Its author has changed the page, and with it the index: the next question loads it anew.
  document.addEventListener(MORPHED_EVENT, () => client.close());
  const dialog = makeSearchDialog({
    document,
    client,
    texts,
    recent: recentSearches(localStorageOf(view), config.prefix),
    language,
    product,
    products: search.provider === 'pagefind' ? {} : JSON.parse(products), // Its index knows none.
    isOnline: () => view.navigator.onLine,
  });
  document.body.append(dialog.element);
  // Once: see `search-question.ts`.
  let question = new URLSearchParams(view.location.search).get('q') ?? '';
  return (seed) => {
    dialog.open(seed || question);
    question = '';
  };
}

/** A dialog without its styles would jump. */
function loadSheet(document: Document, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not come.`));
    });
    document.head.append(link);
  });
}
