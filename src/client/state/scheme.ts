// The reader's colour mode: how it is stored, resolved and shown on <html>. Shared by the before-paint script and the store.

export type Palette = 'light' | 'dark';
export type Mode = Palette | 'system';
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Colour schemes of the theme; matched exactly. */
export const SCHEMES: readonly string[] = ['light', 'dark'];
export const DEFAULT_MODE: Mode = 'system';
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

export interface SchemeChoice {
  readonly mode: Mode;
  readonly lightColorScheme: string;
  readonly darkColorScheme: string;
}

export function readChoice(storage: SettingsStorage | null, prefix: string): SchemeChoice {
  return {
    mode: toMode(readSetting(storage, `${prefix}-mode`)),
    lightColorScheme: toScheme(readSetting(storage, `${prefix}-color-scheme-light`), 'light'),
    darkColorScheme: toScheme(readSetting(storage, `${prefix}-color-scheme-dark`), 'dark'),
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

/** Where storage is full or forbidden, the choice lasts as long as the page. */
export function writeSetting(storage: SettingsStorage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // Said above: there is nothing to be done about the reader's own settings.
  }
}

export function isMode(value: string | null): value is Mode {
  return value === 'light' || value === 'dark' || value === 'system';
}

function toMode(value: string | null): Mode {
  return isMode(value) ? value : DEFAULT_MODE;
}

function toScheme(value: string | null, fallback: Palette): string {
  return value !== null && SCHEMES.includes(value) ? value : fallback;
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
