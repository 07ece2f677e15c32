// How dense the page is and which way it runs: an external store for the page, over a reducer that anyone may use.
import { directionOf } from '../../lib/direction.ts';
import { type Palette, readSetting, type SettingsStorage, writeSetting } from './scheme.ts';

export type Direction = 'ltr' | 'rtl';

export interface UiSettings {
  readonly dense: boolean;
  readonly direction: Direction;
  readonly paletteMode: Palette;
}

export type UiAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  /** What is missing, or null, stays as it is. */
  | {
      readonly type: 'CHANGE';
      readonly payload: { readonly paletteMode?: Palette | null; readonly direction?: Direction | null };
    };

export const DEFAULT_UI_SETTINGS: UiSettings = { dense: false, direction: 'ltr', paletteMode: 'light' };

/** The same object when nothing changes. @throws Error for an action of another type. */
export function uiSettingsReducer(state: UiSettings, action: UiAction): UiSettings {
  switch (action.type) {
    case 'SET_DENSE':
      return merge(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return merge(state, { dense: DEFAULT_UI_SETTINGS.dense });
    case 'CHANGE': {
      const { paletteMode, direction } = action.payload;
      return merge(state, { paletteMode: paletteMode || state.paletteMode, direction: direction || state.direction });
    }
    default:
      throw new Error(`Unrecognized type ${(action as { readonly type: unknown }).type}`);
  }
}

function merge(state: UiSettings, change: Partial<UiSettings>): UiSettings {
  const next = { ...state, ...change };
  const isSame = (Object.keys(next) as (keyof UiSettings)[]).every((key) => next[key] === state[key]); // The keys of UiSettings.
  return isSame ? state : next;
}

type StoredSettings = Pick<UiSettings, 'dense' | 'direction'>;

/** `language`: of the page, which runs as that language is written until the reader chooses. */
export function readUiSettings(storage: SettingsStorage | null, prefix: string, language: string): StoredSettings {
  const direction = readSetting(storage, `${prefix}-direction`);
  return {
    dense: readSetting(storage, `${prefix}-dense`) === 'true',
    direction: direction === 'rtl' || direction === 'ltr' ? direction : directionOf(language),
  };
}

export function showUiSettings(document: Document, prefix: string, { dense, direction }: StoredSettings): void {
  const html = document.documentElement;
  html.dir = direction;
  html.toggleAttribute(`data-${prefix}-dense`, dense);
}

export interface UiSettingsEnv {
  readonly prefix: string;
  /** May throw on every call. */
  readonly storage: SettingsStorage | null;
  readonly document: Document;
  /** Where `storage` events arrive: the window. */
  readonly events: Pick<Window, 'addEventListener'>;
  /** The colours that show. */
  readonly paletteMode: Palette;
}

export interface UiSettingsStore {
  getSnapshot(): UiSettings;
  subscribe(listener: () => void): () => void;
  dispatch(action: UiAction): void;
}

/** Density and direction are stored as `<prefix>-dense` and `<prefix>-direction`, and shown on `<html>`. */
export function createUiSettingsStore({
  prefix,
  storage,
  document,
  events,
  paletteMode,
}: UiSettingsEnv): UiSettingsStore {
  const listeners = new Set<() => void>();
  const stored = () => readUiSettings(storage, prefix, document.documentElement.lang);
  let state: UiSettings = { ...DEFAULT_UI_SETTINGS, ...stored(), paletteMode };
  const show = (next: UiSettings): void => {
    if (next === state) return;
    state = next;
    showUiSettings(document, prefix, state);
    for (const listener of listeners) listener();
  };
  const save = (key: string, value: string) => writeSetting(storage, `${prefix}-${key}`, value);

  events.addEventListener('storage', ({ key }) => {
    // Null: everything was removed.
    if (key === null || key === `${prefix}-dense` || key === `${prefix}-direction`) show(merge(state, stored()));
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      const next = uiSettingsReducer(state, action);
      if (next.dense !== state.dense) save('dense', String(next.dense));
      if (next.direction !== state.direction) save('direction', next.direction);
      show(next);
    },
  };
}
