// The density of the page and its text direction: an external store for the page, over a reducer.
import { directionOf } from '../../lib/direction.ts';
import { readSetting, type SettingsStorage, writeSetting } from './scheme.ts';

export type Direction = 'ltr' | 'rtl';

/** What the reader chose; null: nothing. */
interface UiChoice {
  readonly dense: boolean | null;
  readonly direction: Direction | null;
}

/** What the page shows. */
export interface UiSettings {
  readonly dense: boolean;
  /** Follows the language of the page until the reader chooses. */
  readonly direction: Direction;
  readonly choice: UiChoice;
}

export type UiAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  /** Null removes the choice. */
  | { readonly type: 'CHANGE_DIRECTION'; readonly payload: Direction | null }
  | { readonly type: 'RESET' };

const NO_CHOICE: UiChoice = { dense: null, direction: null };
export const DEFAULT_UI_SETTINGS: UiSettings = { dense: false, direction: 'ltr', choice: NO_CHOICE };

function choose(choice: UiChoice, action: UiAction): UiChoice {
  switch (action.type) {
    case 'SET_DENSE':
      return { ...choice, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...choice, dense: null };
    case 'CHANGE_DIRECTION':
      return { ...choice, direction: action.payload };
    case 'RESET':
      return NO_CHOICE;
  }
}

function readChoice(storage: SettingsStorage | null, prefix: string): UiChoice {
  const dense = readSetting(storage, `${prefix}-dense`);
  const direction = readSetting(storage, `${prefix}-direction`);
  return {
    dense: dense === 'true' || (dense === 'false' ? false : null),
    direction: direction === 'rtl' || direction === 'ltr' ? direction : null,
  };
}

/** `language`: of the page. */
function settingsOf(choice: UiChoice, language: string): UiSettings {
  return { dense: choice.dense ?? false, direction: choice.direction ?? directionOf(language), choice };
}

function show(document: Document, prefix: string, { dense, direction }: UiSettings): void {
  const html = document.documentElement;
  html.dir = direction;
  html.toggleAttribute(`data-${prefix}-dense`, dense);
}

/** Shows what is stored, on a page that is already open. */
export function showStoredUiSettings(document: Document, prefix: string, storage: SettingsStorage | null): void {
  show(document, prefix, settingsOf(readChoice(storage, prefix), document.documentElement.lang));
}

export interface UiSettingsEnv {
  readonly prefix: string;
  /** May throw on every call. */
  readonly storage: SettingsStorage | null;
  readonly document: Document;
  /** Receives `storage` events: the window. */
  readonly events: Pick<Window, 'addEventListener'>;
}

export interface UiSettingsStore {
  getSnapshot(): UiSettings;
  subscribe(listener: () => void): () => void;
  dispatch(action: UiAction): void;
}

/** Density and direction are stored as `<prefix>-dense` and `<prefix>-direction`, and shown on `<html>`. */
export function createUiSettingsStore({ prefix, storage, document, events }: UiSettingsEnv): UiSettingsStore {
  const listeners = new Set<() => void>();
  const { lang } = document.documentElement;
  let state = settingsOf(readChoice(storage, prefix), lang);
  const update = (choice: UiChoice): void => {
    if (choice.dense === state.choice.dense && choice.direction === state.choice.direction) return;
    state = settingsOf(choice, lang);
    show(document, prefix, state);
    for (const listener of listeners) listener();
  };

  events.addEventListener('storage', ({ key }) => {
    // Null: everything was removed.
    if (key === null || key === `${prefix}-dense` || key === `${prefix}-direction`) update(readChoice(storage, prefix));
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      const next = choose(state.choice, action);
      const save = (key: string, value: string | null) => writeSetting(storage, `${prefix}-${key}`, value);
      if (next.dense !== state.choice.dense) save('dense', next.dense === null ? null : String(next.dense));
      if (next.direction !== state.choice.direction) save('direction', next.direction);
      update(next);
    },
  };
}
