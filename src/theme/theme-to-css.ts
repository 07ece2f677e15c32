// A theme as CSS custom properties: every token, for both schemes, in a cascade layer that anything may override.
import type { Theme } from './create-theme.ts';
import { COLOR_NAMES, createPalette, type Palette, type PaletteOptions } from './palette.ts';

export interface ThemeCssOptions {
  /** Starts each name: `--<prefix>-palette-primary-main`. Default: `mui`. */
  readonly prefix?: string;
  /** Attribute on `<html>` that holds the scheme. Default: `data-<prefix>-color-scheme`. */
  readonly attribute?: string;
  /** Cascade layer; null: none. Default: `theme`. */
  readonly layer?: string | null;
  /** The palette of the other scheme. Default: that mode's own colours with the theme's threshold and offset. */
  readonly otherScheme?: PaletteOptions | Palette;
}

export function themeToCss(theme: Theme, options: ThemeCssOptions = {}): string {
  const { prefix = 'mui', attribute = `data-${prefix}-color-scheme`, layer = 'theme' } = options;
  const { palette } = theme;
  const other = createPalette({
    contrastThreshold: palette.contrastThreshold,
    tonalOffset: palette.tonalOffset,
    ...options.otherScheme,
    mode: palette.mode === 'light' ? 'dark' : 'light',
  });
  const [light, dark] = palette.mode === 'light' ? [palette, other] : [other, palette];
  const block = (selector: string, tokens: readonly Token[]) =>
    `${selector}{${tokens.map(([name, value]) => `--${prefix}-${name}:${value};`).join('')}}`;
  const darkTokens = schemeTokens(dark, theme);
  const css = [
    block(':root', [...sharedTokens(theme), ...schemeTokens(light, theme)]),
    onDark(attribute, (root) => block(root, darkTokens)),
  ].join('\n');
  return layer === null ? css : `@layer ${layer}{\n${css}\n}`;
}

/** Paper is white, whatever the screen is; and without scripts nothing sets the attribute, so the system alone decides. */
export function onDark(attribute: string, css: (root: string) => string): string {
  return [
    '@media screen{',
    css(`:root[${attribute}=dark]`),
    '}',
    '@media screen and (scripting:none) and (prefers-color-scheme:dark){',
    css(':root'),
    '}',
  ].join('\n');
}

type Token = readonly [name: string, value: string | number];

function sharedTokens(theme: Theme): Token[] {
  const { breakpoints, spacing, shape, typography, transitions, zIndex, shadows } = theme;
  return [
    ...entries('breakpoints', breakpoints.values, (value) => `${value}${breakpoints.unit}`),
    ['spacing', spacing(1)],
    ['shape-borderRadius', `${shape.borderRadius}px`],
    ...typographyTokens(typography),
    ...entries('transitions-duration', transitions.duration, (value) => `${value}ms`),
    ...entries('transitions-easing', transitions.easing, String),
    ...entries('zIndex', zIndex, String),
    ...shadows.map((shadow, level): Token => [`shadows-${level}`, shadow]),
  ];
}

function typographyTokens(typography: Theme['typography']): Token[] {
  return Object.entries(typography).flatMap(([name, value]): Token[] => {
    if (typeof value === 'function') return [];
    if (typeof value !== 'object') return [[`typography-${name}`, value]];
    return Object.entries(value).map(([part, given]): Token => [`typography-${name}-${part}`, String(given)]);
  });
}

function schemeTokens(palette: Palette, theme: Theme): Token[] {
  const overlays = palette.mode === 'dark' ? theme.overlays : theme.overlays.map(() => 'none');
  return [
    ['scheme', palette.mode],
    ...COLOR_NAMES.flatMap((name) => entries(`palette-${name}`, palette[name], String)),
    ...entries('palette-common', palette.common, String),
    ...entries('palette-grey', palette.grey, String),
    ...entries('palette-text', palette.text, String),
    ...entries('palette-background', palette.background, String),
    ['palette-divider', palette.divider],
    ...overlays.map((overlay, level): Token => [`overlays-${level}`, overlay]),
  ];
}

function entries<T>(
  group: string,
  values: Readonly<Record<string, T>>,
  write: (value: NonNullable<T>) => string,
): Token[] {
  return Object.entries(values).flatMap(([name, value]): Token[] =>
    value === undefined || value === null ? [] : [[`${group}-${name}`, write(value)]],
  );
}
