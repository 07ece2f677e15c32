// The reader's colour mode: how it is stored, resolved and shown on <html>. Shared by the before-paint script and the store.

export type Palette = 'light' | 'dark';
export type Mode = Palette | 'system';
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const PREFERS_DARK = '(prefers-color-scheme: dark)';

export interface SchemeChoice {
  readonly mode: Mode;
  readonly lightColorScheme: string;
  readonly darkColorScheme: string;
}

export const DEFAULT_CHOICE: SchemeChoice = { mode: 'system', lightColorScheme: 'light', darkColorScheme: 'dark' };

/** Keys of the stored choice, in the order of its fields. */
export function choiceKeys(prefix: string): readonly string[] {
  return [`${prefix}-mode`, `${prefix}-color-scheme-light`, `${prefix}-color-scheme-dark`];
}

/** `before` replaces stored names that do not exist. `reject` is called with those of schemes. */
export function readChoice(
  storage: SettingsStorage | null,
  keys: readonly string[],
  before: SchemeChoice,
  reject: (scheme: string) => void,
): SchemeChoice {
  const [mode, light, dark] = keys.map((key) => readSetting(storage, key));
  const scheme = (stored: string | null | undefined, palette: Palette, known: string): string => {
    if (!stored) return palette;
    if (isPalette(stored)) return stored;
    reject(stored);
    return known;
  };
  return {
    mode: !mode || mode === 'system' ? 'system' : isPalette(mode) ? mode : before.mode,
    lightColorScheme: scheme(light, 'light', before.lightColorScheme),
    darkColorScheme: scheme(dark, 'dark', before.darkColorScheme),
  };
}

/** Null where nothing is stored, and where the browser forbids storage. */
export function readSetting(storage: Pick<Storage, 'getItem'> | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null; // Blocked by the reader's privacy settings: the page then has its defaults.
  }
}

/** Null removes the setting. Where storage is full or forbidden, the choice lasts as long as the page. */
export function writeSetting(storage: SettingsStorage | null, key: string, value: string | null): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // Said above: there is nothing to be done about the reader's own settings.
  }
}

/** The names of the two palettes are those of the color schemes as well; they are matched exactly. */
function isPalette(name: string): name is Palette {
  return name === 'light' || name === 'dark';
}

export function resolvePalette(mode: Mode, prefersDark: boolean): Palette {
  if (mode !== 'system') return mode;
  return prefersDark ? 'dark' : 'light';
}

/**
 * Puts the choice on the page. `data-color-mode` is for controls that show the mode; the theme follows
 * `data-<prefix>-color-scheme`. A theme-color meta holds its two values in `data-light` and
 * `data-dark`: they are the page's ground as well, which shows before the style sheet arrives.
 */
export function showScheme(document: Document, prefix: string, choice: SchemeChoice, palette: Palette): void {
  const html = document.documentElement;
  html.setAttribute(
    `data-${prefix}-color-scheme`,
    palette === 'dark' ? choice.darkColorScheme : choice.lightColorScheme,
  );
  html.setAttribute('data-color-mode', choice.mode);
  html.style.colorScheme = palette;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    const color = meta.getAttribute(`data-${palette}`);
    if (!color) continue;
    meta.setAttribute('content', color);
    html.style.background = color;
  }
}
