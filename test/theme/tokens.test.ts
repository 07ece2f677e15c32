// Colours of the theme, computed: the text that carries a brand hue can be read on the tint of that hue.
import { expect, test } from 'vitest';
import config from '../../site.config.ts';
import { DEFAULT_BRAND, themeCss } from '../../src/theme/tokens.ts';

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
  const css = themeCss({ attribute: 'data-x', brand: '#123456', products: [{ id: 'ui', color: '#654321' }] });
  let depth = 0;
  let screen = false;
  let count = 0;
  for (const line of css.split('\n')) {
    if (line.startsWith('@media')) {
      depth++;
      screen = line.startsWith('@media screen');
    } else if (line === '}') depth--;
    else if (/color-scheme:dark|\[data-x=dark\]/.test(line)) {
      count++;
      expect([line.slice(0, 40), depth, screen]).toEqual([line.slice(0, 40), 1, true]);
    }
  }
  expect(count).toBe(3);
});

/** Share of the brand in its own tint, as the style sheet has it. */
function tintShare(color: string): number {
  const css = themeCss({ attribute: 'data-x', brand: color, products: [] });
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
