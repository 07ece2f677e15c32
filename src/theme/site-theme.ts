// The style sheet that one site's configuration makes: the theme's variables, the shell's own, and the overrides of parts.
import type { Product, Site } from '../model/site.ts';
import { lighten } from './color/adjust.ts';
import { createTheme, SITE_BORDER_RADIUS, type Theme } from './create-theme.ts';
import type { ColorInput, PaletteOptions } from './palette.ts';
import { SELECTORS, STYLED_PARTS } from './styled-parts.ts';
import { themeToCss } from './theme-to-css.ts';
import { type Brand, DEFAULT_BRAND, GROUND, type Look, tokensCss } from './tokens.ts';

type Scheme = 'light' | 'dark';
type ThemeConfig = Site['theme'];
type Palettes = ThemeConfig['palettes'];
type PaletteConfig = NonNullable<Palettes['light']>;
type ThemedProduct = Pick<Product, 'id' | 'color' | 'theme'>;
type ThemedSite = Pick<Site, 'storagePrefix' | 'theme'> & { readonly products: readonly ThemedProduct[] };

export function siteTheme(site: ThemedSite): string {
  const attribute = `data-${site.storagePrefix}-color-scheme`;
  const { theme, products } = site;
  const look = (scheme: Scheme): Look => ({
    brand: brandOf(theme.palettes[scheme], theme.color),
    tokens: { ...shapeTokens(theme), ...fontTokens(theme), ...colorTokens(theme.palettes[scheme]) },
  });
  return [
    themeVariables(site, attribute),
    '@layer theme{',
    tokensCss({
      denseAttribute: `data-${site.storagePrefix}-dense`,
      attribute,
      light: look('light'),
      dark: look('dark'),
      products: products.map(productLook),
    }),
    '}',
    ...partRules('', theme.components),
    ...products.flatMap((product) => partRules(`[data-product=${product.id}] `, product.theme?.components ?? {})),
  ].join('\n');
}

/** Colour of the browser's own bars, and of the page before its style sheet arrives. */
export function siteThemeColors({ theme }: Site): { readonly light: string; readonly dark: string } {
  const ground = (scheme: Scheme) => theme.palettes[scheme]?.background?.default ?? GROUND[scheme];
  return { light: ground('light'), dark: ground('dark') };
}

export interface SiteThemes {
  readonly light: Theme;
  readonly dark: Theme;
  readonly cssVarPrefix: string;
}

/** The theme of the site in both schemes, as its CSS variables have it. */
export function siteThemes({ theme }: Pick<Site, 'theme'>): SiteThemes {
  const { contrastThreshold, tonalOffset, fontFamily, cssVarPrefix } = theme;
  const of = (mode: Scheme) =>
    createTheme({
      palette: { contrastThreshold, tonalOffset, ...paletteOptions(theme.palettes[mode], brandIn(mode, theme)), mode },
      shape: { borderRadius: theme.borderRadius ?? SITE_BORDER_RADIUS },
      ...(fontFamily !== undefined && { typography: { fontFamily } }),
    });
  return { light: of('light'), dark: of('dark'), cssVarPrefix };
}

/** One hue for both schemes is lifted in the dark, about as far as the shell lifts its brand. */
function brandIn(mode: Scheme, { color = DEFAULT_BRAND }: ThemeConfig): string {
  return mode === 'light' ? color : lighten(color, 0.48);
}

function themeVariables(site: Pick<Site, 'theme'>, attribute: string): string {
  const { light, dark, cssVarPrefix } = siteThemes(site);
  return themeToCss(light, { prefix: cssVarPrefix, attribute, otherScheme: dark.palette });
}

function paletteOptions(palette: PaletteConfig = {}, brand: string): PaletteOptions {
  const { text, background, divider, ...colors } = palette;
  const named = Object.fromEntries(
    Object.entries(colors).map(([name, color]): [string, ColorInput] => [
      name,
      typeof color === 'string' ? { main: color } : withoutMissing(color),
    ]),
  );
  return {
    primary: { main: brand },
    ...named,
    ...(text && { text: withoutMissing(text) }),
    ...(background && { background: withoutMissing(background) }),
    ...(divider !== undefined && { divider }),
  };
}

/** Optional fields of a schema may be there and undefined, which those of the theme may not. */
function withoutMissing<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> }; // What is left of the same object.
}

function productLook(product: ThemedProduct) {
  const { id, color, theme } = product;
  const look = (scheme: Scheme): Look => {
    const palette = theme?.palettes[scheme];
    return { brand: brandOf(palette, color), tokens: { ...shapeTokens(theme ?? {}), ...colorTokens(palette) } };
  };
  return { id, light: look('light'), dark: look('dark') };
}

/** null: the built-in one. */
export function brandOf(palette: PaletteConfig | undefined, color: string | undefined): Brand | null {
  const primary = mainOf(palette?.primary);
  if (primary !== undefined) return { color: primary, isExact: true };
  return color === undefined ? null : { color, isExact: false };
}

function mainOf(color: PaletteConfig['primary']): string | undefined {
  return typeof color === 'object' ? color.main : color;
}

/** The shell's own variables, as far as the palette says something of them. */
function colorTokens(palette: PaletteConfig = {}): Record<string, string> {
  const { text, background } = palette;
  const ground = background?.default;
  // As far from the page as without a theme: 3 % of the text's colour.
  const raised = background?.paper ?? (ground && `color-mix(in srgb,var(--dg-text) 3%,${ground})`);
  return defined({
    bg: ground,
    'bg-raised': raised,
    'bg-code': raised,
    'bg-header': ground && `color-mix(in srgb,${ground} 82%,transparent)`,
    text: text?.primary,
    'text-secondary': text?.secondary,
    border: palette.divider,
    error: mainOf(palette.error),
    warning: mainOf(palette.warning),
    info: mainOf(palette.info),
    success: mainOf(palette.success),
  });
}

function shapeTokens({ borderRadius }: { readonly borderRadius?: number | undefined }): Record<string, string> {
  if (borderRadius === undefined) return {};
  // Menus and inputs, then chips: 8 and 6 of 12 by default.
  const part = (share: number) => `${Math.round(borderRadius * share * 10) / 10}px`;
  return { 'radius-card': part(1), radius: part(2 / 3), 'radius-chip': part(1 / 2) };
}

function fontTokens({ fontFamily, codeFontFamily }: ThemeConfig): Record<string, string> {
  return defined({ font: fontFamily, 'font-code': codeFontFamily });
}

function defined(tokens: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Behind the layers, so that they win over the style sheets of the shell. */
function partRules(scope: string, components: ThemeConfig['components']): string[] {
  return STYLED_PARTS.flatMap((part) => {
    const declarations = Object.entries(components[part] ?? {}).map(([property, value]) => `${property}:${value};`);
    return declarations.length === 0 ? [] : [`:root ${scope}${SELECTORS[part]}{${declarations.join('')}}`];
  });
}
