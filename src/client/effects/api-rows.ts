// The rows of an API page: the view that a reader chose, rows that open one by one, and a field that filters by name or type.

import { track } from '../analytics/track.ts';
import { readSetting, type SettingsStorage, writeSetting } from '../state/scheme.ts';
import { filterRows } from './api-filter.ts';
import { rowName } from './api-row-name.ts';

const VIEWS = ['table', 'expanded', 'collapsed'];

/** Listens on the document, so that rows may be put in another's place. Returns what takes the choices made before. */
export function startApiRows(
  view: Window & typeof globalThis,
  storage: SettingsStorage | null,
): (event: Event) => void {
  const { document } = view;
  const show = (key: string, chosen: string | null): boolean => {
    if (chosen === null || !VIEWS.includes(chosen)) return false;
    return [...document.querySelectorAll<HTMLElement>(`.dg-api-views[data-key="${key}"]`)]
      .map((choice) => showView(choice, chosen))
      .includes(true);
  };
  const choose = (target: EventTarget | null) => {
    const input = closest<HTMLInputElement>(target, '.dg-api-views input');
    const key = input?.closest<HTMLElement>('.dg-api-views')?.dataset.key;
    if (!input || key === undefined) return;
    const { value } = input;
    show(key, value);
    writeSetting(storage, key, value);
    track(view, 'layout', { eventAction: key.replace(/^.*_/, ''), eventLabel: value });
  };

  const choices = [...document.querySelectorAll<HTMLElement>('.dg-api-views')];
  // Browsers bring back what was chosen before a page was loaded anew: its rows are as they were made.
  for (const choice of choices) showView(choice, choice.closest<HTMLElement>('.dg-api-rows')?.dataset.view ?? '');
  const keys = new Set(choices.map(({ dataset }) => dataset.key ?? ''));
  const changed = [...keys].map((key) => show(key, readSetting(storage, key)));
  // Rows are of another height now: what the address asks for has moved.
  openTarget(view, changed.includes(true));
  for (const field of document.querySelectorAll<HTMLInputElement>('.dg-api-filter input'))
    if (field.value !== '') filterRows(field);

  document.addEventListener('change', ({ target }) => choose(target));
  view.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || !keys.has(key)) return;
    if (newValue !== null) show(key, newValue);
    // The choice was removed.
    else for (const choice of choices) if (choice.dataset.key === key) showView(choice, startView(choice));
  });
  document.addEventListener('click', ({ target }) => {
    const row = closest(target, '.dg-api-toggle')?.closest('tr');
    if (row) setOpen(row, row.dataset.open !== 'true');
    // The address may be the same as before: then nothing tells of it.
    const name = closest<HTMLAnchorElement>(target, '.dg-api-table th > .dg-anchor');
    if (name) setOpen(name.closest('tr'), true);
  });
  // The browser's own search found a word in a closed row.
  document.addEventListener('beforematch', ({ target }) => setOpen(closest(target, 'tr'), true));
  view.addEventListener('hashchange', () => openTarget(view, false));
  document.addEventListener('input', ({ target }) => {
    const field = closest<HTMLInputElement>(target, '.dg-api-filter input');
    if (field) filterRows(field);
  });
  document.addEventListener('keydown', (pressed) => {
    const field = closest<HTMLInputElement>(pressed.target, '.dg-api-filter input');
    if (!field || pressed.key !== 'Escape' || field.value === '') return;
    pressed.preventDefault();
    field.value = '';
    filterRows(field);
  });
  return ({ target }) => choose(target);
}

/** The view that the page starts with. */
function startView(choice: HTMLElement): string {
  return [...choice.querySelectorAll('input')].find((input) => input.defaultChecked)?.value ?? '';
}

/** True: it was another. */
function showView(choice: HTMLElement, chosen: string): boolean {
  const box = choice.closest<HTMLElement>('.dg-api-rows');
  for (const input of choice.querySelectorAll('input')) input.checked = input.value === chosen;
  if (!box || box.dataset.view === chosen) return false;
  box.dataset.view = chosen;
  const words = box.querySelector<HTMLElement>('.dg-api-tools')?.dataset.details ?? '';
  for (const row of box.querySelectorAll<HTMLElement>('tbody > tr')) {
    if (chosen === 'collapsed') addToggle(row, words);
    setOpen(row, chosen === 'collapsed' ? false : null);
  }
  return true;
}

function addToggle(row: HTMLElement, words: string): void {
  if (row.querySelector('.dg-api-toggle')) return;
  const button = row.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'dg-api-toggle';
  button.setAttribute('aria-label', words.replace('{{name}}', rowName(row)));
  row.querySelector('th')?.prepend(button);
}

/** null: the view has no rows that open. What is closed is found by the browser's own search, where it can. */
function setOpen(row: HTMLElement | null | undefined, isOpen: boolean | null): void {
  if (!row || (isOpen !== null && row.closest<HTMLElement>('.dg-api-rows')?.dataset.view !== 'collapsed')) return;
  const hidden = 'onbeforematch' in row ? 'until-found' : '';
  for (const cell of row.querySelectorAll('td')) {
    if (isOpen === false) cell.setAttribute('hidden', hidden);
    else cell.removeAttribute('hidden');
  }
  if (isOpen === null) delete row.dataset.open;
  else row.dataset.open = String(isOpen);
  row.querySelector('.dg-api-toggle')?.setAttribute('aria-expanded', String(isOpen === true));
}

/** `isMoved`: it is not where the browser scrolled to. */
function openTarget({ document, location }: Window, isMoved: boolean): void {
  const target = document.getElementById(location.hash.slice(1));
  const box = target?.closest<HTMLElement>('.dg-api-rows');
  const wasHidden = target?.hidden === true;
  const field = box?.querySelector<HTMLInputElement>('.dg-api-filter input');
  if (wasHidden && field) {
    field.value = '';
    filterRows(field);
  }
  const group = target?.closest('details');
  if (group) group.open = true;
  if (box && target) setOpen(target, true);
  if (target && (isMoved || wasHidden)) target.scrollIntoView();
}

function closest<E extends Element = HTMLElement>(target: EventTarget | null, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
