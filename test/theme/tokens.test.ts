// Colours of the theme, computed: the text that carries a brand hue can be read on the tint of that hue.
import { expect, test } from 'vitest';
import config from '../../site.config.ts';
import { siteTheme } from '../../src/theme/site-theme.ts';
import { DEFAULT_BRAND } from '../../src/theme/tokens.ts';
import { testSite } from '../support/site.ts';

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const colors = [
  ['default', DEFAULT_BRAND],
  ['site', config.theme?.color ?? DEFAULT_BRAND],
  ...config.products.flatMap(({ id, color }) => (color === undefined ? [] : [[id, color]])),
] as [string, string][]; // `flatMap` forgets that each row is a pair.

test.each(colors)('%s: %s reads on the page and on its tint in light mode', (_, color) => {
  const share = tintShare(color);
  expect(contrast(rgb(color), WHITE)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(rgb(color), mix(rgb(color), WHITE, share))).toBeGreaterThanOrEqual(4.5);
});

test('the measure is the one of WCAG', () => {
  expect(contrast([0, 0, 0], WHITE)).toBeCloseTo(21);
  expect(contrast(rgb('#777777'), WHITE)).toBeCloseTo(4.48, 2);
});

test('dark colours are for screens only: paper is white', () => {
  const products = [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui', color: '#654321' }];
  const css = siteTheme(testSite({ storagePrefix: 'x', theme: { color: '#123456' }, products }));
  const dark = /color-scheme[:=]dark/;
  expect(css).toMatch(dark);
  const onPaper = withoutBlocks(css, '@media screen');
  expect(onPaper).toContain('color-scheme:light');
  expect(onPaper).not.toMatch(dark);
});

test.each([
  [{ palettes: { light: { primary: '#0a0' } } }, /:root\{color-scheme:light;.*--dg-brand:#0a0;/],
  [
    { palettes: { dark: { primary: { main: 'hsl(120 50% 70%)' } } } },
    /color-scheme:dark;.*--dg-brand:hsl\(120 50% 70%\);/,
  ],
  [
    { palettes: { light: { text: { primary: '#111' }, background: { default: '#fffdf8' } } } },
    /--dg-bg:#fffdf8;.*--dg-text:#111;/,
  ],
  // The header, and what is a shade above the page, follow it.
  [
    { palettes: { light: { background: { default: '#fffdf8' } } } },
    /--dg-bg-raised:(color-mix\(in srgb,var\(--dg-text\) 3%,#fffdf8\));--dg-bg-code:\1;--dg-bg-header:color-mix\(in srgb,#fffdf8 82%,transparent\);/,
  ],
  [
    { palettes: { dark: { background: { default: '#101614', paper: '#181e1c' } } } },
    /color-scheme:dark;.*--dg-bg-raised:#181e1c;--dg-bg-code:#181e1c;/,
  ],
  [{ palettes: { dark: { error: '#f99' } } }, /color-scheme:dark;.*--dg-error:#f99;/],
  [{ palettes: { light: { secondary: { main: '#804' } } } }, /--dg-theme-palette-secondary-main:#804;/],
  [
    { borderRadius: 6 },
    /--dg-theme-shape-borderRadius:6px;[\s\S]*--dg-radius-card:6px;--dg-radius:4px;--dg-radius-chip:3px;|--dg-radius-card:6px;--dg-radius:4px;/,
  ],
  [{ fontFamily: 'Georgia, serif' }, /--dg-font:Georgia, serif;/],
  [{ codeFontFamily: 'monospace' }, /--dg-font-code:monospace;/],
  [{ cssVarPrefix: 'acme' }, /--acme-palette-primary-main:#2f5fd0;/],
  [{ components: { code: { 'border-radius': '0', '--x': 'y' } } }, /\n:root \.dg-code\{border-radius:0;--x:y;\}/],
])('theme %j', (theme, expected) => {
  expect(siteTheme(testSite({ theme }))).toMatch(expected);
});

test('a product has a look of its own', () => {
  const product = { id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui' };
  const theme = { palettes: { light: { primary: '#0a0' } }, borderRadius: 3, components: { header: { color: 'red' } } };
  const css = siteTheme(testSite({ products: [{ ...product, theme }] }));
  expect(css).toMatch(/\n\[data-product=ui\]\{--dg-radius-card:3px;.*--dg-brand:#0a0;/);
  expect(css).toContain(':root [data-product=ui] .dg-header{color:red;}');
});

/** What is left when blocks that start so, with all they hold, are taken out. */
function withoutBlocks(css: string, start: string): string {
  const at = css.indexOf(start);
  if (at === -1) return css;
  let depth = 0;
  for (let i = css.indexOf('{', at); i < css.length; i++) {
    if (css[i] === '{') depth++;
    else if (css[i] === '}' && --depth === 0) return withoutBlocks(css.slice(0, at) + css.slice(i + 1), start);
  }
  throw new Error('A block never ends.');
}

/** Share of the brand in its own tint, as the style sheet has it. */
function tintShare(color: string): number {
  const css = siteTheme(testSite({ theme: { color } }));
  const [, percent] = /--dg-brand-bg:color-mix\(in srgb,#\w+ (\d+)%,transparent\)/.exec(css) ?? [];
  return Number(percent) / 100;
}

function rgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  const [r, g, b] = color;
  return [blend(r, ground[0], share), blend(g, ground[1], share), blend(b, ground[2], share)];
}

function blend(over: number, under: number, share: number): number {
  return over * share + under * (1 - share);
}

/** WCAG 2.2: contrast ratio. */
function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
