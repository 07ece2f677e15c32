// The colours of a theme: what authors give, completed with lighter and darker ones and with text that can be read on them.
import { blend, darken, lighten } from './color/adjust.ts';
import { getContrastRatio } from './color/contrast.ts';

export type PaletteMode = 'light' | 'dark';

/** A colour with what belongs to it; `light`, `dark` and `contrastText` are made from `main` where they are missing. */
export interface ColorInput {
  readonly main?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly contrastText?: string;
  /** By shade, 50 to 900 and A100 to A700: `main`, `light` and `dark` are looked up here. */
  readonly [shade: string | number]: string | undefined;
}

export interface PaletteColor {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  /** Color of text on `main`. */
  readonly contrastText: string;
  readonly [shade: string | number]: string | undefined;
}

/** How far `light` and `dark` lie from `main`, as shares of 0 to 1; one number is both, with half as much again for `dark`. */
export type TonalOffset = number | { readonly light: number; readonly dark: number };

export const COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

export interface PaletteOptions extends Partial<Readonly<Record<ColorName, ColorInput | string>>> {
  /** Default: `light`. */
  readonly mode?: PaletteMode;
  readonly grey?: Partial<Grey>;
  /** Least contrast of text with what it stands on; 4.5 is what WCAG AA asks of text. Default: 3. */
  readonly contrastThreshold?: number;
  /** Default: 0.2. */
  readonly tonalOffset?: TonalOffset;
  readonly text?: Partial<TextColors>;
  readonly background?: Partial<BackgroundColors>;
  readonly divider?: string;
}

export interface TextColors {
  readonly primary: string;
  readonly secondary: string;
  readonly disabled: string;
}

export interface BackgroundColors {
  /** The page. */
  readonly default: string;
  /** What lies on it. */
  readonly paper: string;
}

export type Grey = Readonly<Record<(typeof GREY_SHADES)[number], string>>;
const GREY_SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'] as const;

export interface AugmentOptions {
  /** A string is its `main`. */
  readonly color: ColorInput | string;
  /** Names the color in errors. */
  readonly name?: string;
  /** Shades that are looked up. Defaults: 500, 300, 700. */
  readonly mainShade?: string | number;
  readonly lightShade?: string | number;
  readonly darkShade?: string | number;
}

export interface Palette extends Readonly<Record<ColorName, PaletteColor>> {
  readonly mode: PaletteMode;
  readonly common: { readonly black: string; readonly white: string };
  readonly grey: Grey;
  readonly text: TextColors;
  readonly background: BackgroundColors;
  readonly divider: string;
  readonly contrastThreshold: number;
  readonly tonalOffset: TonalOffset;
  /** Completes a colour. @throws Error that names it, when it has no `main` that is a string. */
  readonly augmentColor: (options: AugmentOptions) => PaletteColor;
  /**
   * White text if its contrast with `background` reaches the threshold, else black text if that does; where neither does,
   * whichever has more.
   */
  readonly getContrastText: (background: string) => string;
}

/** Specification §9. */
export const CONTRAST_THRESHOLD = 3;
export const TONAL_OFFSET = 0.2;

const LIGHT_TEXT_OPACITY = 0.87;
const LIGHT_TEXT: TextColors = {
  primary: `rgba(0, 0, 0, ${LIGHT_TEXT_OPACITY})`,
  secondary: 'rgba(0, 0, 0, 0.6)',
  disabled: 'rgba(0, 0, 0, 0.38)',
};
const DARK_TEXT: TextColors = {
  primary: '#fff',
  secondary: 'rgba(255, 255, 255, 0.7)',
  disabled: 'rgba(255, 255, 255, 0.5)',
};

/** Neutral, with the slight blue of the site. */
const GREY: Grey = {
  50: '#f8f9fb',
  100: '#f1f3f6',
  200: '#e4e8ee',
  300: '#ced5df',
  400: '#a4adba',
  500: '#7c8797',
  600: '#667080',
  700: '#505b6b',
  800: '#2c3441',
  900: '#141a24',
};

/** Hues of our own; `main` reads at 4.5:1 on the page of its mode. */
const COLORS: Readonly<Record<PaletteMode, Readonly<Record<ColorName, { readonly main: string }>>>> = {
  light: {
    primary: { main: '#2f5fd0' },
    secondary: { main: '#8a3ea8' },
    error: { main: '#b3261e' },
    warning: { main: '#8a5a00' },
    info: { main: '#1f5fbf' },
    success: { main: '#1a7048' },
  },
  dark: {
    primary: { main: '#9db8f2' },
    secondary: { main: '#d29bf0' },
    error: { main: '#ff8a80' },
    warning: { main: '#e5b35c' },
    info: { main: '#7fb0ff' },
    success: { main: '#62cf98' },
  },
};
/** What a second colour takes from its shades. */
const SECONDARY_SHADES = { mainShade: 'A400', lightShade: 'A200', darkShade: 'A700' };

/** Completes a palette. An unknown mode is told on the console and read as light. */
export function createPalette(options: PaletteOptions = {}): Palette {
  const { contrastThreshold = CONTRAST_THRESHOLD, tonalOffset = TONAL_OFFSET } = options;
  const mode = knownMode(options.mode ?? 'light');
  const isDark = mode === 'dark';
  const getContrastText = (background: string) => contrastText(background, contrastThreshold);
  const augmentColor = (given: AugmentOptions) => augment(given, tonalOffset, getContrastText);
  const named = (name: ColorName, shades = {}) =>
    augmentColor({ color: options[name] ?? COLORS[mode][name], name, ...shades });
  return {
    mode,
    primary: named('primary'),
    secondary: named('secondary', SECONDARY_SHADES),
    error: named('error'),
    warning: named('warning'),
    info: named('info'),
    success: named('success'),
    common: { black: '#000', white: '#fff' },
    grey: { ...GREY, ...options.grey },
    text: { ...(isDark ? DARK_TEXT : LIGHT_TEXT), ...options.text },
    background: {
      ...(isDark ? { default: '#0b0d12', paper: '#12151c' } : { default: '#fff', paper: '#fff' }),
      ...options.background,
    },
    divider: options.divider ?? (isDark ? 'rgba(200, 215, 240, 0.12)' : 'rgba(20, 30, 50, 0.1)'),
    contrastThreshold,
    tonalOffset,
    augmentColor,
    getContrastText,
  };
}

function knownMode(mode: string): PaletteMode {
  if (mode === 'light' || mode === 'dark') return mode;
  console.error(`The palette mode \`${mode}\` is not supported: it must be light or dark.`);
  return 'light';
}

function contrastText(background: string, threshold: number): string {
  const white = getContrastRatio(background, DARK_TEXT.primary);
  if (white >= threshold) return DARK_TEXT.primary;
  const black = getContrastRatio(background, blend(background, '#000', LIGHT_TEXT_OPACITY));
  return black >= threshold || black >= white ? LIGHT_TEXT.primary : DARK_TEXT.primary;
}

function augment(
  { color: given, name, mainShade = 500, lightShade = 300, darkShade = 700 }: AugmentOptions,
  tonalOffset: TonalOffset,
  getContrastText: (background: string) => string,
): PaletteColor {
  const color: ColorInput = typeof given === 'string' ? { main: given } : given;
  const label = name === undefined ? 'color' : `color \`${name}\``;
  const main: unknown = color.main ?? color[mainShade];
  if (main === undefined)
    throw new Error(`The ${label} has no \`main\`: give it one, or the shade \`${mainShade}\` to take it from.`);
  if (typeof main !== 'string')
    throw new Error(`The ${label} has a \`main\` that is no string: ${JSON.stringify(main)}.`);
  const offset = typeof tonalOffset === 'number' ? { light: tonalOffset, dark: tonalOffset * DARKER_BY } : tonalOffset;
  return {
    ...color,
    main,
    light: color.light ?? color[lightShade] ?? lighten(main, offset.light),
    dark: color.dark ?? color[darkShade] ?? darken(main, offset.dark),
    contrastText: color.contrastText ?? getContrastText(main),
  };
}

/** One offset for both: `dark` lies half as far again from `main` as `light` (behaviour §10). */
const DARKER_BY = 1.5;
