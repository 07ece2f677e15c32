// The reader's own brand colours: kept in a cookie, shown by a style element that overrides the theme's variables. Its CSS
// is stored as well: the inline script of every page puts it in before the first paint, and is spared the maths.
import { type SettingsStorage, writeSetting } from './scheme.ts';

export interface ReaderColors {
  /** `#rrggbb`. */
  readonly primary?: string;
  readonly secondary?: string;
}

const COOKIE = 'paletteColors';
/** The inline script names it too. */
const STYLE_ID = 'dg-reader-colors';
/** Seconds, one year: specification §9. */
const MAX_AGE = 31_536_000;

/** Null where nothing is kept, or nothing that can be read. */
export function readReaderColors(cookies: string): ReaderColors | null {
  try {
    return JSON.parse(decodeURIComponent(new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookies)?.[1] ?? 'null'));
  } catch {
    return null; // Another program's cookie, or half of ours.
  }
}

/** `#rrggbb`, the one form that the cookie and the style hold. */
export function isHexColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** What to assign to `document.cookie`; null forgets the colours. */
export function readerColorsCookie(colors: ReaderColors | null): string {
  const value = colors ? encodeURIComponent(JSON.stringify(colors)) : '';
  return `${COOKIE}=${value}; path=/; max-age=${colors ? MAX_AGE : -1}; samesite=lax`;
}

export interface ReaderColorsEnv {
  readonly document: Document;
  /** May throw on every call. */
  readonly storage: SettingsStorage | null;
  /** Starts the names of stored keys and attributes. */
  readonly prefix: string;
  /** Starts the names of the theme's CSS variables. */
  readonly themePrefix: string;
}

/** Shows the colours on the page; null those of the theme again. */
export function showReaderColors(colors: ReaderColors | null, env: ReaderColorsEnv): void {
  const { document, storage, prefix, themePrefix } = env;
  document.getElementById(STYLE_ID)?.remove();
  const css = colors ? readerColorsCss(colors, `data-${prefix}-color-scheme`, themePrefix) : '';
  writeSetting(storage, `${prefix}-colors-css`, css || null); // The cookie alone would keep them, and show them a moment later.
  if (css === '') return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = css;
  document.head.append(style);
}

/**
 * Light is `main` lightened by 0.2, dark is `main` darkened by 0.3, text on it has a contrast of at least 3 (behaviour
 * §6.2). The shell's brand follows the primary color, lifted in the dark as the theme lifts its own.
 */
export function readerColorsCss(colors: ReaderColors, attribute: string, theme: string): string {
  let css = '';
  for (const name of ['primary', 'secondary'] as const) {
    const main = colors[name];
    if (!main || !isHexColor(main)) continue; // Nothing else may reach a style sheet.
    const variable = `--${theme}-palette-${name}-`;
    css += `:root{${variable}main:${main};${variable}light:color-mix(in srgb,${main} 80%,#fff);${variable}dark:color-mix(in srgb,${main} 70%,#000);${variable}contrastText:${textOn(main)}}`;
    if (name === 'primary')
      css += `body{--dg-brand:${main};--dg-brand-bg:color-mix(in srgb,${main} 7%,transparent)}:root[${attribute}=dark] body{--dg-brand:color-mix(in oklab,${main} 52%,#fff);--dg-brand-bg:color-mix(in srgb,${main} 24%,transparent)}`;
  }
  return css;
}

/** White has a contrast of 3 with what has a luminance of at most 0.3: 1.05/(L + 0.05) ≥ 3. */
function textOn(main: string): string {
  const luminance = [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
    const value = Number.parseInt(main.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
    return sum + weight * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
  return luminance < 0.3005 ? '#fff' : 'rgba(0,0,0,.87)';
}
