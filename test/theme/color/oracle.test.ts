// Colour maths against culori, which shares no code with ours: seeded colours in each format, 10,000 in the long run.
import { converter, formatHex8, parse, type Rgb, rgb, wcagContrast, wcagLuminance } from 'culori';
import { describe, expect, test } from 'vitest';
import { getContrastRatio, getLuminance } from '../../../src/theme/color/contrast.ts';
import { hexToRgb, hslToRgb, recomposeColor, rgbToHex, toRgb } from '../../../src/theme/color/convert.ts';
import { decomposeColor } from '../../../src/theme/color/parse.ts';
import { IS_LONG } from '../../support/long-run.ts';
import { random } from '../../support/random.ts';

const COUNT = IS_LONG ? 10_000 : 400;

function colors(seed: number, make: (next: () => number) => string): string[] {
  const next = random(seed);
  return Array.from({ length: COUNT }, () => make(next));
}

const byte = (next: () => number) => Math.floor(next() * 256);
const hex = (digits: number) => (next: () => number) =>
  `#${Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')}`;
const fixed = (value: number, digits = 3) => Number(value.toFixed(digits));

function oracle(color: string): Rgb {
  const parsed = rgb(parse(color));
  if (!parsed) throw new Error(`The oracle cannot read ${color}.`);
  return parsed;
}

const FORMATS: readonly [string, (next: () => number) => string][] = [
  ['#nnn', hex(3)],
  ['#nnnn', hex(4)],
  ['#nnnnnn', hex(6)],
  ['#nnnnnnnn', hex(8)],
  ['rgb() with commas', (next) => `rgb(${byte(next)}, ${byte(next)}, ${byte(next)})`],
  ['rgba() with commas', (next) => `rgba(${byte(next)}, ${byte(next)}, ${byte(next)}, ${fixed(next())})`],
  ['rgb() with spaces', (next) => `rgb(${byte(next)} ${byte(next)} ${byte(next)} / ${fixed(next() * 100, 1)}%)`],
  ['rgb() of percentages', (next) => `rgb(${fixed(next() * 100)}% ${fixed(next() * 100)}% ${fixed(next() * 100)}%)`],
  ['hsl() with commas', (next) => `hsl(${fixed(next() * 360)}, ${fixed(next() * 100)}%, ${fixed(next() * 100)}%)`],
  [
    'hsl() with spaces',
    (next) => `hsl(${fixed(next() * 360)}deg ${fixed(next() * 100)}% ${fixed(next() * 100)}% / .5)`,
  ],
  ['color(srgb)', (next) => `color(srgb ${fixed(next())} ${fixed(next())} ${fixed(next())} / ${fixed(next())})`],
];

describe.each(FORMATS)('%s', (format, make) => {
  test('is read as the oracle reads it, in whole channels', () => {
    for (const color of colors(1, make)) {
      const expected = oracle(color);
      const [red = 0, green = 0, blue = 0, alpha = 1] = toRgb(decomposeColor(color)).values;
      const ours = [red, green, blue, alpha * 255];
      const theirs = [expected.r * 255, expected.g * 255, expected.b * 255, (expected.alpha ?? 1) * 255];
      for (const [i, value] of theirs.entries())
        expect(Math.abs((ours[i] ?? 0) - value), color).toBeLessThanOrEqual(0.501);
    }
  });

  test('comes back from hex within one step', () => {
    for (const color of colors(2, make)) {
      const written = rgbToHex(color);
      const expected = oracle(color);
      const back = oracle(written);
      for (const channel of ['r', 'g', 'b'] as const)
        expect(Math.abs(back[channel] - expected[channel]) * 255, `${color} as ${written}`).toBeLessThanOrEqual(0.501);
    }
  });

  test('has the luminance and the contrast of the oracle, to three decimals', () => {
    const all = colors(3, make);
    for (const [i, color] of all.entries()) {
      // hsl is turned into whole channels first, which is worth less than 0.004 of luminance.
      const rounding = format.startsWith('hsl') ? 0.005 : 0.0006;
      const theirs = wcagLuminance(color);
      expect(Math.abs(getLuminance(color) - theirs), color).toBeLessThanOrEqual(rounding);
      const other = all[(i * 7 + 1) % all.length] ?? color;
      const [ours, expected] = [getContrastRatio(color, other), wcagContrast(color, other)];
      const darker = Math.min(theirs, wcagLuminance(other)) + 0.05;
      const lighter = Math.max(theirs, wcagLuminance(other)) + 0.05;
      const bound = (lighter + rounding) / (darker - rounding) - lighter / darker;
      expect(Math.abs(ours - expected), `${color} on ${other}`).toBeLessThanOrEqual(bound + 1e-9);
    }
  });
});

test('hex and rgb are each other’s inverse for every colour', () => {
  for (const color of colors(4, hex(6))) expect(rgbToHex(hexToRgb(color))).toBe(color);
  for (const color of colors(5, hex(8))) expect(rgbToHex(hexToRgb(color))).toBe(color);
  for (const color of colors(6, hex(8))) expect(formatHex8(parse(hexToRgb(color)))).toBe(color);
});

test('recomposeColor restores the output of decomposeColor', () => {
  for (const [, make] of FORMATS.slice(4, 6))
    for (const color of colors(7, make)) expect(recomposeColor(decomposeColor(color))).toBe(color);
});

test('hsl becomes the rgb of the oracle, rounded', () => {
  for (const color of colors(8, (next) => `hsl(${byte(next)}, ${byte(next) % 101}%, ${byte(next) % 101}%)`)) {
    const { r, g, b } = oracle(color);
    const [red = 0, green = 0, blue = 0] = decomposeColor(hslToRgb(color)).values;
    for (const [ours, theirs] of [
      [red, r],
      [green, g],
      [blue, b],
    ] as const)
      expect(Math.abs(ours - theirs * 255), color).toBeLessThanOrEqual(0.501);
  }
});

const SPACES = [
  ['display-p3', 'p3'],
  ['a98-rgb', 'a98'],
  ['prophoto-rgb', 'prophoto'],
  ['rec2020', 'rec2020'],
] as const;

describe.each(SPACES)('%s', (space, mode) => {
  test('is shown as the oracle shows it, cut off at the edge of sRGB', () => {
    const toSrgb = converter('rgb');
    const cut = (value: number) => Math.min(1, Math.max(0, value)) * 255;
    for (const color of colors(9, (next) => `color(${space} ${fixed(next())} ${fixed(next())} ${fixed(next())})`)) {
      const [r, g, b] = decomposeColor(color).values;
      if (r === undefined || g === undefined || b === undefined) throw new Error(color);
      const theirs = toSrgb({ mode, r, g, b });
      const [red = 0, green = 0, blue = 0] = toRgb(decomposeColor(color)).values;
      expect(Math.abs(red - cut(theirs.r)), color).toBeLessThanOrEqual(0.6);
      expect(Math.abs(green - cut(theirs.g)), color).toBeLessThanOrEqual(0.6);
      expect(Math.abs(blue - cut(theirs.b)), color).toBeLessThanOrEqual(0.6);
    }
  });
});
