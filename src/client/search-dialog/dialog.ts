// The search dialog: a field, what was found as a list that the field's keys move through, and filters. A combobox by the ARIA pattern.
import type { SearchTexts } from '../../lib/search-texts.ts';
import type { SearchAnswer, SearchClient } from '../../model/search.ts';
import { makeFilters } from './filters.ts';
import { hitGroups } from './hit-list.ts';
import { makerIn } from './make.ts';
import { activeOption } from './option.ts';
import { makeParts } from './parts.ts';
import type { RecentSearches } from './recent.ts';
import { makeSays } from './says.ts';
import { shorterTexts } from './shorter.ts';

export interface SearchDialogOptions {
  readonly document: Document;
  readonly client: SearchClient;
  readonly texts: SearchTexts;
  readonly recent: RecentSearches;
  /** Language of the page. */
  readonly language: string;
  /** Product of the page, which comes first; null: none. */
  readonly product: string | null;
  /** Names of products by id. */
  readonly products: Readonly<Record<string, string>>;
  /** What is not found of a site because there is no connection is another matter than what is broken. */
  readonly isOnline: () => boolean;
}

export interface SearchDialog {
  readonly element: HTMLDialogElement;
  /** With '' the last search stands there, selected. */
  open(seed: string): void;
}

/** What is shown of one answer. */
const MOST_HITS = 40;

export function makeSearchDialog(options: SearchDialogOptions): SearchDialog {
  const { document, client, texts, recent, language, product, products } = options;
  const make = makerIn(document);
  const { dialog, input, bar, list, message, status, close } = makeParts(make, texts);
  const option = activeOption(input, list);
  const { line, say } = makeSays(make, { message, status });
  const filters = makeFilters(make, { texts, product, products }, () => void ask());
  bar.append(...(filters.scope ? [filters.scope] : []), make('div', { class: 'dg-search-row' }, filters.kinds, line));

  let ready: Promise<void> | null = null;
  let isReady = false;
  /** Answers to earlier questions are late. */
  let questions = 0;
  let shown: SearchAnswer | null = null;
  /** Pages of which all hits are shown. */
  const unfolded = new Set<string>();

  const ask = async (): Promise<void> => {
    questions += 1;
    const question = questions;
    const isCurrent = () => question === questions;
    const text = input.value.trim();
    shown = null;
    unfolded.clear();
    if (text === '') showRecent();
    else if (!isReady) showLoading();
    list.setAttribute('aria-busy', 'true');
    try {
      await open();
      if (text === '' || !isCurrent()) return;
      const query = { text, language, limit: MOST_HITS, ...filters.chosen() };
      await client.ask(query, (answer) => {
        if (isCurrent()) showAnswer(answer);
      });
      if (isCurrent()) await suggest(text, isCurrent);
    } catch (error) {
      if (isCurrent()) showFailure(error);
    } finally {
      if (isCurrent()) list.removeAttribute('aria-busy');
    }
  };

  const open = (): Promise<void> => {
    ready ??= client.open().then(
      () => {
        isReady = true;
      },
      (error: unknown) => {
        ready = null; // Whoever tries again asks anew.
        throw error;
      },
    );
    return ready;
  };

  const showAnswer = (answer: SearchAnswer): void => {
    shown = answer;
    const { hits, counts } = answer;
    filters.show(counts);
    option.show(hitGroups(make, hits, { texts, unfolded }));
    if (hits.length > 0) say({ status: `${countOf(answer)}${firstOf()}` });
    else if (!answer.isWhole) say({ message: texts.further });
    else showNothing(answer);
  };
  const countOf = ({ hits: { length } }: SearchAnswer): string =>
    length === 1 ? texts.foundOne : fill(length < MOST_HITS ? texts.found : texts.foundBest, 'count', length);
  const firstOf = (): string => {
    const own = product === null || filters.scope === null || filters.chosen().isOnly ? undefined : products[product];
    return own === undefined ? '' : ` · ${fill(texts.first, 'product', own)}`;
  };

  const showNothing = ({ query, counts }: SearchAnswer, instead: string | null = null): void => {
    const isElsewhere = filters.isOn() && Object.values(counts.products).some((count) => count > 0);
    const actions = [
      ...(isElsewhere ? [button(texts.everywhere, () => askWith(query.text))] : []),
      ...(instead === null ? [] : [button(fill(texts.instead, 'query', instead), () => askWith(instead))]),
    ];
    say({
      message: fill(texts.none, 'query', query.text),
      ...(isElsewhere ? {} : { advice: texts.noneAdvice }),
      actions,
    });
  };

  /** Of nothing that was found, a text that leads somewhere. */
  const suggest = async (text: string, isCurrent: () => boolean): Promise<void> => {
    const answer = shown;
    if (answer === null || answer.hits.length > 0) return;
    if (filters.isOn() && Object.keys(answer.counts.products).length > 0) return;
    for (const shorter of shorterTexts(text)) {
      let isFound = false;
      const query = { text: shorter, language, product, isOnly: false, kinds: null, limit: 1 };
      await client.ask(query, ({ hits }) => {
        isFound ||= hits.length > 0;
      });
      if (!isCurrent()) return;
      if (isFound) return showNothing(answer, shorter);
    }
  };

  const showRecent = (): void => {
    const searches = recent.read();
    filters.show(null);
    if (searches.length === 0) {
      option.show([]);
      say({ line: texts.hint });
      return;
    }
    const rows = searches.map((search, index) =>
      make(
        'div',
        { id: `dg-search-recent-${index + 1}`, role: 'option', 'aria-selected': 'false', 'data-recent': search },
        make('bdi', {}, search),
      ),
    );
    option.show([make('div', { role: 'group', 'aria-label': texts.recent, class: 'dg-search-group' }, ...rows)], false);
    const forget = button(texts.forget, () => {
      recent.forget();
      void ask();
    });
    say({ line: texts.recent, lineAction: forget });
  };

  const showLoading = (): void => {
    option.show([]);
    say({ status: texts.loading });
  };

  const showFailure = (error: unknown): void => {
    console.warn('The search did not come.', error);
    // What is known of names stays, where the texts of pages cannot be had.
    if (shown !== null && shown.hits.length > 0) {
      say({ status: texts.namesOnly });
      return;
    }
    option.show([]);
    const retry = button(texts.retry, () => void ask());
    say({ message: options.isOnline() ? texts.failed : texts.offline, actions: [retry] });
  };

  const button = (label: string, press: () => void): HTMLButtonElement => {
    const made = make('button', { type: 'button', class: 'dg-search-action' }, make('bdi', {}, label));
    made.addEventListener('click', () => {
      input.focus(); // What was pressed goes away.
      press();
    });
    return made;
  };
  const askWith = (text: string): void => {
    filters.clear();
    input.value = text;
    void ask();
  };

  const unfold = (page: string, row: HTMLElement): void => {
    unfolded.add(page);
    const rows = [...list.querySelectorAll('[role=option]')];
    if (shown) showAnswer(shown);
    option.chooseAt(rows.indexOf(row)); // The first of those that have come.
  };

  input.addEventListener('input', (event) => {
    // What an input method has not settled yet is no word.
    if (!(event as InputEvent).isComposing) void ask();
  });
  input.addEventListener('compositionend', () => void ask());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    if (event.key === 'ArrowDown') option.move(1);
    else if (event.key === 'ArrowUp') option.move(-1);
    else if (event.key === 'Enter') option.press(event);
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', (event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    if (!row) return;
    const { recent: search, more } = row.dataset;
    if (search !== undefined) {
      input.focus();
      askWith(search);
    } else if (more !== undefined) unfold(more, row);
    else {
      recent.add(input.value.trim());
      // With a key held down the page opens elsewhere, and the list stays for the next one.
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) dialog.close();
    }
  });
  // Keys stay with the field: a press on a row moves no focus.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  // Whoever moves the list with a thumb wants to see it, not the keyboard on top of it.
  list.addEventListener('touchmove', () => input.blur(), { passive: true });
  close.addEventListener('click', () => dialog.close());
  // A click beside the panel is one on the dialog itself.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });

  return {
    element: dialog,
    open(seed) {
      if (!dialog.open) dialog.showModal();
      if (seed !== '') input.value = seed;
      input.focus();
      if (seed === '') input.select();
      void ask();
    },
  };
}

function fill(text: string, name: string, value: string | number): string {
  return text.replace(`{{${name}}}`, () => String(value));
}
