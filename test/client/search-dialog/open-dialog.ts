// Opens a search dialog with a search client whose answers the test gives.
import { vi } from 'vitest';
import { makeSearchDialog } from '../../../src/client/search-dialog/dialog.ts';
import { recentSearches } from '../../../src/client/search-dialog/recent.ts';
import { englishSearchTexts } from '../../../src/lib/search-texts.ts';
import type { SearchAnswer, SearchClient, SearchHit, SearchQuery } from '../../../src/model/search.ts';

export const hit = (title: string, also: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'page',
  href: `#/${title.toLowerCase()}/`,
  title: [
    { text: title.slice(0, 1), isMatch: true },
    { text: title.slice(1), isMatch: false },
  ],
  crumbs: ['UI'],
  snippet: null,
  product: 'ui',
  version: null,
  ...also,
});

export const answer = (
  query: SearchQuery,
  hits: readonly SearchHit[],
  also: Partial<SearchAnswer> = {},
): SearchAnswer => ({
  query,
  hits,
  counts: { kinds: { page: hits.length, prop: 3 }, products: { ui: hits.length } },
  isWhole: true,
  ...also,
});

/** A client whose answers the test gives. */
export function fakeClient(open: () => Promise<void> = async () => undefined) {
  const questions: { readonly query: SearchQuery; readonly onAnswer: (answer: SearchAnswer) => void }[] = [];
  const client: SearchClient = {
    open: vi.fn(open),
    ask: async (query, onAnswer) => {
      questions.push({ query, onAnswer });
    },
    close: () => undefined,
  };
  return { client, questions };
}

export function start({ client, isOnline = true }: { readonly client: SearchClient; readonly isOnline?: boolean }) {
  localStorage.clear();
  const recent = recentSearches(localStorage, 'acme');
  const dialog = makeSearchDialog({
    document,
    client,
    texts: englishSearchTexts,
    recent,
    language: 'en',
    product: 'ui',
    products: { ui: 'Acme UI', icons: 'Acme Icons' },
    isOnline: () => isOnline,
  });
  document.body.append(dialog.element);
  const find = <Found extends Element = HTMLElement>(selector: string) => {
    const found = dialog.element.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const input = find<HTMLInputElement>('[role=combobox]');
  return {
    dialog,
    recent,
    input,
    find,
    options: () => [...dialog.element.querySelectorAll<HTMLElement>('[role=option]')],
    active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    async type(text: string) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input'));
      await settle();
    },
    press: (key: string, also: KeyboardEventInit = {}) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...also })),
  };
}

/** One turn of the event loop: the client of these tests answers in promises that are due at once. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
