// The colour mode as an external store: one for the page, made by the entry script, shared by all islands.
import {
  choiceKeys,
  DEFAULT_CHOICE,
  type Mode,
  type Palette,
  PREFERS_DARK,
  readChoice,
  resolvePalette,
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

export interface ColorModeStore {
  getSnapshot(): ColorModeState;
  subscribe(listener: () => void): () => void;
  setMode(mode: Mode): void;
  /** Removes what is stored, and shows the defaults. */
  reset(): void;
}

export function createColorModeStore({ prefix, storage, matchMedia, document, events }: ColorModeEnv): ColorModeStore {
  const media = matchMedia?.(PREFERS_DARK);
  const listeners = new Set<() => void>();
  const prefersDark = () => media?.matches === true;
  const resolve = (choice: SchemeChoice): ColorModeState => resolveState(choice, prefersDark());
  const keys = choiceKeys(prefix);
  /** A name that does not exist is reported once, not each time that it is read. */
  const rejected = new Set<string>();
  const read = (before: SchemeChoice): SchemeChoice =>
    readChoice(storage, keys, before, (scheme) => {
      if (rejected.has(scheme)) return;
      rejected.add(scheme);
      console.error(`\`${scheme}\` does not exist in \`theme.colorSchemes\`.`);
    });
  let state = resolve(read(DEFAULT_CHOICE));

  const update = (choice: SchemeChoice): void => {
    const next = resolve(choice);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    withoutTransitions(document, () => showScheme(document, prefix, next, resolvePalette(next.mode, prefersDark())));
    for (const listener of listeners) listener();
  };

  media?.addEventListener('change', () => update(state));
  events.addEventListener('storage', ({ key }) => {
    // Null: everything was removed.
    if (!key || keys.includes(key)) update(read(state));
  });
  // A page that comes back from the back/forward cache has heard of no change meanwhile.
  events.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update(read(state));
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setMode(mode) {
      if (mode === state.mode) return;
      writeSetting(storage, `${prefix}-mode`, mode);
      update({ ...state, mode });
    },
    reset() {
      for (const key of keys) writeSetting(storage, key, null);
      update(DEFAULT_CHOICE);
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

/** Colours change at once: hundreds of elements fading at their own speed look broken. */
function withoutTransitions(document: Document, change: () => void): void {
  const style = document.createElement('style');
  style.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(style);
  change();
  document.defaultView?.getComputedStyle(document.body).opacity; // Forces the new colours before transitions are back.
  setTimeout(() => style.remove(), 1);
}
