// Colours as CSS lets authors write them: cases of our own for what the CSS Color tests of the web platform look at.
import { describe, expect, test } from 'vitest';
import { rgbToHex } from '../../../src/theme/color/convert.ts';
import { decomposeColor } from '../../../src/theme/color/parse.ts';

describe('a colour in a supported form', () => {
  test.each<[string, string, readonly number[]]>([
    // Hex: each digit count, upper and lower case.
    ['#a1f', 'rgb', [170, 17, 255]],
    ['#A1F8', 'rgba', [170, 17, 255, 0.533]],
    ['#0a141e', 'rgb', [10, 20, 30]],
    ['#0A141E80', 'rgba', [10, 20, 30, 0.502]],
    ['#ffff', 'rgba', [255, 255, 255, 1]],
    [' #000 ', 'rgb', [0, 0, 0]],
    // rgb(): commas, spaces, both names, fractions, signs, exponents.
    ['rgb(1, 2, 3)', 'rgb', [1, 2, 3]],
    ['rgb(1,2,3)', 'rgb', [1, 2, 3]],
    ['rgb( 1 , 2 , 3 )', 'rgb', [1, 2, 3]],
    ['RGB(1, 2, 3)', 'rgb', [1, 2, 3]],
    ['rgba(1, 2, 3)', 'rgb', [1, 2, 3]],
    ['rgba(1, 2, 3, 0.4)', 'rgba', [1, 2, 3, 0.4]],
    ['rgb(1, 2, 3, .4)', 'rgba', [1, 2, 3, 0.4]],
    ['rgb(1 2 3)', 'rgb', [1, 2, 3]],
    ['rgb(1  2\t3)', 'rgb', [1, 2, 3]],
    ['rgb(1 2 3 / 0.4)', 'rgba', [1, 2, 3, 0.4]],
    ['rgb(1 2 3/40%)', 'rgba', [1, 2, 3, 0.4]],
    ['rgba(1 2 3 / 40%)', 'rgba', [1, 2, 3, 0.4]],
    ['rgb(10%, 20%, 100%)', 'rgb', [25.5, 51, 255]],
    ['rgb(10% 20 100%)', 'rgb', [25.5, 20, 255]],
    ['rgb(+1.5, 1e2, .5)', 'rgb', [1.5, 100, 0.5]],
    ['rgb(none 2 none)', 'rgb', [0, 2, 0]],
    ['rgb(1 2 3 / none)', 'rgba', [1, 2, 3, 0]],
    // Beyond the range: the end of it.
    ['rgb(300, -20, 110%)', 'rgb', [255, 0, 255]],
    ['rgba(0, 0, 0, 2)', 'rgba', [0, 0, 0, 1]],
    ['rgba(0, 0, 0, -50%)', 'rgba', [0, 0, 0, 0]],
    // hsl(): angles in each unit, round and round; saturation and lightness with and without their sign.
    ['hsl(120, 100%, 25%)', 'hsl', [120, 100, 25]],
    ['hsla(120, 100%, 25%, 0.5)', 'hsla', [120, 100, 25, 0.5]],
    ['hsl(120deg 100% 25%)', 'hsl', [120, 100, 25]],
    ['hsl(120 100 25)', 'hsl', [120, 100, 25]],
    ['hsl(120 100% 25% / 50%)', 'hsla', [120, 100, 25, 0.5]],
    ['hsl(0.5turn 10% 20%)', 'hsl', [180, 10, 20]],
    ['hsl(100grad 10% 20%)', 'hsl', [90, 10, 20]],
    ['hsl(3.141592653589793rad 10% 20%)', 'hsl', [180, 10, 20]],
    ['hsl(-90, 10%, 20%)', 'hsl', [270, 10, 20]],
    ['hsl(750deg 10% 20%)', 'hsl', [30, 10, 20]],
    ['hsl(none none 50%)', 'hsl', [0, 0, 50]],
    ['hsl(0, 200%, -5%)', 'hsl', [0, 100, 0]],
    // color(): nothing is cut off but the alpha.
    ['color(srgb 1 0.5 0)', 'color', [1, 0.5, 0]],
    ['color(srgb 100% 50% 0%)', 'color', [1, 0.5, 0]],
    ['color(display-p3 1 0 -0.2 / 0.4)', 'color', [1, 0, -0.2, 0.4]],
    ['color(a98-rgb 0 1 0/50%)', 'color', [0, 1, 0, 0.5]],
    ['color(prophoto-rgb none 1 0)', 'color', [0, 1, 0]],
    ['color(rec2020 0 1.2 0)', 'color', [0, 1.2, 0]],
    ['color(rec-2020 0 1 0 / 2)', 'color', [0, 1, 0, 1]],
    ['COLOR(SRGB 0 1 0)', 'color', [0, 1, 0]],
  ])('is parsed: %s', (color, type, values) => {
    const parsed = decomposeColor(color);
    expect(parsed.type).toBe(type);
    expect(parsed.values.map((value) => Math.round(value * 1e6) / 1e6)).toEqual(values);
  });

  test('may be an object that was parsed already', () => {
    const color = { type: 'rgb', values: [1, 2, 3] } as const;
    expect(decomposeColor(color)).toBe(color);
  });
});

const FORMATS = 'Supported formats are: #nnn, #nnnn, #nnnnnn, #nnnnnnnn, rgb(), rgba(), hsl(), hsla(), color().';
const SPACES = 'Supported color spaces are: srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.';

describe('a colour in another form', () => {
  test.each([
    '',
    'red',
    'transparent',
    'currentColor',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#123456789',
    '#ggg',
    'rgb',
    'rgb()',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1, 2, 3 / 4)',
    'rgb(1 2 3 4)',
    'rgb(1 2 3 /)',
    'rgb(1 2 3 / 4 / 5)',
    'rgb(1, 2 3)',
    'rgb(1, 2, none)',
    'rgb(a, b, c)',
    'rgb(1., 2, 3)',
    'rgb(1px, 2, 3)',
    'rgb(1, 2, 3) x',
    'rgb(calc(1), 2, 3)',
    'hsl(10%, 10%, 10%)',
    'hsl(10deg, 10px, 10%)',
    'hwb(1 2% 3%)',
    'lab(1 2 3)',
    'oklch(0.5 0.2 30)',
    'color-mix(in srgb, red, blue)',
    'color(srgb 1, 0, 0)',
    'color(srgb 1 0)',
    'color(srgb 1 0 0 0)',
  ])('is rejected, with the supported forms: %j', (color) => {
    expect(() => decomposeColor(color)).toThrow(`Unsupported \`${color}\` color. ${FORMATS}`);
  });

  test.each([
    ['color(xyz 1 0 0)', 'xyz'],
    ['color(srgb-linear 1 0 0)', 'srgb-linear'],
    ['color(--custom 1 0 0)', '--custom'],
    ['color()', ''],
  ])('is rejected as an object: %j', (color, space) => {
    expect(() => decomposeColor(color)).toThrow(`Unsupported \`${space}\` color space. ${SPACES}`);
    expect(() => rgbToHex(color)).toThrow(SPACES);
  });
});
