// The site's look as CSS custom properties: one set for light, one for dark, and a brand hue for each product.

import { onDark } from './theme-to-css.ts';

type Scheme = 'light' | 'dark';

export interface Brand {
  readonly color: string;
  /** True: meant for this scheme. False: a hue for both, which the dark scheme lifts until it can be read. */
  readonly isExact: boolean;
}

/** What differs from the built-in look. */
export interface Look {
  readonly brand: Brand | null;
  /** By name without `--dg-`. */
  readonly tokens: Tokens;
}

export interface ThemeOptions {
  /** Attribute on `<html>` that holds the colour scheme. */
  readonly attribute: string;
  /** Attribute on `<html>` while the reader wants it dense. */
  readonly denseAttribute: string;
  readonly light: Look;
  readonly dark: Look;
  readonly products: readonly { readonly id: string; readonly light: Look; readonly dark: Look }[];
}

export const DEFAULT_BRAND = '#2f5fd0';

type Tokens = Readonly<Record<string, string>>;

/** Contrast with the page: text 15:1, secondary 6:1, muted 4.6:1. */
const LIGHT: Tokens = {
  bg: '#ffffff',
  'bg-raised': '#f8f9fb',
  'bg-code': '#f7f8fa',
  'bg-header': 'rgb(255 255 255 / 0.82)',
  text: '#141a24',
  'text-secondary': '#505b6b',
  'text-muted': '#667080',
  border: 'rgb(20 30 50 / 0.1)',
  'border-strong': 'rgb(20 30 50 / 0.2)',
  shadow: '0 1px 2px rgb(20 30 50 / 0.06), 0 12px 32px rgb(20 30 50 / 0.14)',
  info: '#1f5fbf',
  success: '#1a7048',
  warning: '#8a5a00',
  error: '#b3261e',
  'code-c': '#687385',
  'code-k': '#8a3ea8',
  'code-s': '#1c7045',
  'code-n': '#a84300',
  'code-f': '#1f5fbf',
  'code-t': '#00708a',
  'code-g': '#b0246b',
  'code-a': '#8a5a00',
  'code-i': '#1a7048',
  'code-d': '#b3261e',
};

/** Prose at about 88 % white on a page that is not black. */
const DARK: Tokens = {
  bg: '#0b0d12',
  'bg-raised': '#12151c',
  'bg-code': '#11141b',
  'bg-header': 'rgb(11 13 18 / 0.8)',
  text: '#e2e5ea',
  'text-secondary': '#a4adba',
  'text-muted': '#8b95a4',
  border: 'rgb(200 215 240 / 0.12)',
  'border-strong': 'rgb(200 215 240 / 0.24)',
  shadow: '0 0 0 1px rgb(200 215 240 / 0.08), 0 12px 32px rgb(0 0 0 / 0.6)',
  info: '#7fb0ff',
  success: '#62cf98',
  warning: '#e5b35c',
  error: '#ff8a80',
  'code-c': '#8590a2',
  'code-k': '#d29bf0',
  'code-s': '#8fd6a8',
  'code-n': '#f2a774',
  'code-f': '#86b8ff',
  'code-t': '#74d1e0',
  'code-g': '#f590bf',
  'code-a': '#e0bc7a',
  'code-i': '#62cf98',
  'code-d': '#ff8a80',
};

/** The page itself. */
export const GROUND = { light: LIGHT.bg ?? '', dark: DARK.bg ?? '' };

/** For pictures, which have no custom properties. */
export const LIGHT_INK = {
  ground: LIGHT.bg ?? '',
  text: LIGHT.text ?? '',
  secondary: LIGHT['text-secondary'] ?? '',
  border: LIGHT.border ?? '',
};

/** In both schemes. */
const SHARED: Tokens = {
  font: '"Inter Variable","Inter Fallback",system-ui,sans-serif',
  'font-code': '"JetBrains Mono Variable","JetBrains Mono Fallback",ui-monospace,monospace',
  'radius-card': '12px',
  radius: '8px',
  'radius-chip': '6px',
  row: '32px',
  density: '1',
};

/** What a reader sees who asked for more on one screen: rows of 28 px, and half the space in tables, code and demos. */
const DENSE: Tokens = { row: '28px', density: '0.5' };

/** The shell's custom properties. */
export function tokensCss({ attribute, denseAttribute, light, dark, products }: ThemeOptions): string {
  const rules = (root: string, look: Look, scheme: Scheme) => [
    `${root}{color-scheme:${scheme};${declarations({ ...SCHEMES[scheme], ...look.tokens })}${brand(look.brand, scheme)}}`,
  ];
  const product = (root: string, { id, look }: { readonly id: string; readonly look: Look }, scheme: Scheme) => {
    const own = declarations(look.tokens) + (look.brand === null ? '' : brand(look.brand, scheme));
    return own === '' ? [] : [`${root}[data-product=${id}]{${own}}`];
  };
  return [
    ...rules(':root', light, 'light'),
    `:root[${denseAttribute}]{${declarations(DENSE)}}`,
    ...products.flatMap((entry) => product('', { id: entry.id, look: entry.light }, 'light')),
    onDark(attribute, (root) =>
      [
        ...rules(root, dark, 'dark'),
        ...products.flatMap((entry) => product(`${root} `, { id: entry.id, look: entry.dark }, 'dark')),
      ].join('\n'),
    ),
  ].join('\n');
}

const SCHEMES = { light: { ...SHARED, ...LIGHT }, dark: DARK };

function declarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--dg-${name}:${value};`)
    .join('');
}

function brand(given: Brand | null, scheme: Scheme): string {
  const { color, isExact } = given ?? { color: DEFAULT_BRAND, isExact: false };
  if (scheme === 'light')
    return `--dg-brand:${color};--dg-brand-bg:color-mix(in srgb,${color} 7%,transparent);--dg-on-brand:#fff;`;
  // The hue is lifted towards white until it reads on the dark page (at least 6:1 for a hue of 4.5:1 on white).
  const lifted = isExact ? color : `color-mix(in oklab,${color} 52%,#fff)`;
  return `--dg-brand:${lifted};--dg-brand-bg:color-mix(in srgb,${color} 24%,transparent);--dg-on-brand:#0b0d12;`;
}
