// The elements of the search dialog, without what fills them.
import type { SearchTexts } from '../../lib/search-texts.ts';
import type { Make } from './make.ts';

export interface DialogParts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** Rows between field and list: filters, and what the list is. They keep their height. */
  readonly bar: HTMLElement;
  readonly list: HTMLElement;
  /** In the place of the list: a paragraph, and what can be done. */
  readonly message: HTMLElement;
  /** One line below, announced. */
  readonly status: HTMLElement;
  readonly close: HTMLButtonElement;
}

const LIST_ID = 'dg-search-list';

export function makeParts(make: Make, texts: SearchTexts): DialogParts {
  const input = make('input', {
    type: 'text',
    role: 'combobox',
    class: 'dg-search-input',
    'aria-label': texts.placeholder,
    placeholder: texts.placeholder,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': LIST_ID,
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const close = make('button', { type: 'button', class: 'dg-search-close' }, texts.close);
  const bar = make('div', { class: 'dg-search-bar' });
  const list = make('div', { id: LIST_ID, role: 'listbox', 'aria-label': texts.results, class: 'dg-search-list' });
  list.hidden = true;
  const message = make('div', { class: 'dg-search-message' });
  const status = make('p', { role: 'status', class: 'dg-search-status' });
  const panel = make(
    'div',
    { class: 'dg-search-panel' },
    make('div', { class: 'dg-search-top' }, input, close),
    bar,
    list,
    message,
    make('div', { class: 'dg-search-foot' }, status, keysOf(make, texts)),
  );
  const dialog = make('dialog', { class: 'dg-search', 'aria-label': texts.button }, panel);
  return { dialog, input, bar, list, message, status, close };
}

/** To the eye only: a combobox tells them itself. */
function keysOf(make: Make, { move, follow, close }: SearchTexts): HTMLElement {
  const keys = [
    { key: '↑', label: null },
    { key: '↓', label: move },
    { key: '↵', label: follow },
    { key: 'Esc', label: close },
  ];
  const element = make('div', { class: 'dg-search-keys', 'aria-hidden': 'true' });
  for (const { key, label } of keys)
    element.append(make('kbd', {}, key), ...(label === null ? [] : [make('span', {}, label)]));
  return element;
}
