// The colour mode as an external store: one for the page, made by the entry script, shared by all islands.
import {
  DEFAULT_MODE,
  isMode,
  type Mode,
  type Palette,
  PREFERS_DARK,
  readChoice,
  resolvePalette,
  SCHEMES,
  type SchemeChoice,
  type SettingsStorage,
  showScheme,
  writeSetting,
} from './scheme.ts';

export interface ColorModeEnv {
  readonly prefix: string;
  /** May throw on every call. */
  readonly storage: SettingsStorage | null;
  readonly matchMedia: ((query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>) | undefined;
  readonly document: Document;
  /** Where `storage` and `pageshow` events arrive: the window. */
  readonly events: Pick<Window, 'addEventListener'>;
}

export interface ColorModeState extends SchemeChoice {
  /** What the operating system asks for; undefined unless `mode` is `system`. */
  readonly systemMode: Palette | undefined;
  readonly colorScheme: string;
}

/** A name sets the slot of the palette that is showing; null restores the default, undefined leaves as it is. */
export type SchemeRequest = string | null | { readonly light?: string | null; readonly dark?: string | null };

export interface ColorModeStore {
  getSnapshot(): ColorModeState;
  subscribe(listener: () => void): () => void;
  /** Null is the default mode. */
  setMode(mode: Mode | null): void;
  setColorScheme(request: SchemeRequest): void;
}

export function createColorModeStore({ prefix, storage, matchMedia, document, events }: ColorModeEnv): ColorModeStore {
  const media = matchMedia?.(PREFERS_DARK);
  const listeners = new Set<() => void>();
  const resolve = (choice: SchemeChoice): ColorModeState => resolveState(choice, media?.matches === true);
  let state = resolve(readChoice(storage, prefix));

  const update = (choice: SchemeChoice): void => {
    const next = resolve(choice);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    withoutTransitions(document, () => showScheme(document, prefix, next, paletteOf(next)));
    for (const listener of listeners) listener();
  };
  const setSlot = (palette: Palette, name: string | null | undefined): void => {
    if (name === undefined) return;
    const scheme = name ?? palette;
    if (!SCHEMES.includes(scheme)) {
      console.error(`\`${scheme}\` does not exist in \`theme.colorSchemes\`.`);
      return;
    }
    writeSetting(storage, `${prefix}-color-scheme-${palette}`, scheme);
    update({ ...state, [palette === 'light' ? 'lightColorScheme' : 'darkColorScheme']: scheme });
  };

  media?.addEventListener('change', () => update(state));
  events.addEventListener('storage', ({ newValue }) => {
    // What nobody knows is left to the tab that wrote it. Schemes have the names of modes.
    if (!newValue || isMode(newValue)) update(readChoice(storage, prefix));
  });
  // A page that comes back from the back/forward cache has heard of no change meanwhile.
  events.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update(readChoice(storage, prefix));
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setMode(mode) {
      const next = mode ?? DEFAULT_MODE;
      if (next === state.mode) return;
      writeSetting(storage, `${prefix}-mode`, next);
      update({ ...state, mode: next });
    },
    setColorScheme(request) {
      if (typeof request === 'string') return setSlot(paletteOf(state), request);
      const { light, dark } = request ?? { light: null, dark: null };
      setSlot('light', light);
      setSlot('dark', dark);
    },
  };
}

function resolveState(choice: SchemeChoice, prefersDark: boolean): ColorModeState {
  const palette = resolvePalette(choice.mode, prefersDark);
  return {
    ...choice,
    systemMode: choice.mode === 'system' ? palette : undefined,
    colorScheme: palette === 'dark' ? choice.darkColorScheme : choice.lightColorScheme,
  };
}

function paletteOf(state: ColorModeState): Palette {
  return state.mode === 'system' ? (state.systemMode ?? 'light') : state.mode;
}

/** Colours change at once: hundreds of elements fading at their own speed look broken. */
function withoutTransitions(document: Document, change: () => void): void {
  const style = document.createElement('style');
  style.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(style);
  change();
  document.defaultView?.getComputedStyle(document.body).opacity; // Forces the new colours before transitions are back.
  setTimeout(() => style.remove(), 1);
}
