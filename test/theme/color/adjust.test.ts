// What themes do with colours: exact results, by the formulas of behaviour §10.
import { afterEach, expect, test, vi } from 'vitest';
import { alpha, blend, darken, emphasize, lighten } from '../../../src/theme/color/adjust.ts';
import { getContrastRatio, getLuminance } from '../../../src/theme/color/contrast.ts';
import { hexToRgb, hslToRgb, recomposeColor, rgbToHex } from '../../../src/theme/color/convert.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['#9f3', 'rgb(153, 255, 51)'],
  ['9f3', 'rgb(153, 255, 51)'],
  ['#111111f8', 'rgba(17, 17, 17, 0.973)'],
  ['#08f8', 'rgba(0, 136, 255, 0.533)'],
])('hexToRgb %s', (hex, expected) => {
  expect(hexToRgb(hex)).toBe(expected);
});

test.each([
  ['rgb(169, 79, 211)', '#a94fd3'],
  ['rgba(17, 17, 17, 0.973)', '#111111f8'],
  ['#9F3', '#9F3'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['color(display-p3 0 1 0)', '#00ff00'],
])('rgbToHex %s', (color, expected) => {
  expect(rgbToHex(color)).toBe(expected);
});

test.each([
  ['hsl(281, 60%, 57%)', 'rgb(169, 80, 211)'],
  ['hsla(281, 60%, 57%, 0.5)', 'rgba(169, 80, 211, 0.5)'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('hslToRgb %s', (color, expected) => {
  expect(hslToRgb(color)).toBe(expected);
});

test.each([
  [{ type: 'rgb', values: [254.9, 1.5, 0.2] }, 'rgb(254, 1, 0)'],
  [{ type: 'rgba', values: [1, 2, 3, 0.25] }, 'rgba(1, 2, 3, 0.25)'],
  [{ type: 'hsl', values: [100.5, 50, 25.5] }, 'hsl(100.5, 50%, 25.5%)'],
  [{ type: 'color', colorSpace: 'rec-2020', values: [0.5, 1, 0, 0.3] }, 'color(rec2020 0.5 1 0 / 0.3)'],
] as const)('recomposeColor cuts, and never rounds: %j', (color, expected) => {
  expect(recomposeColor(color)).toBe(expected);
});

test.each([
  ['#000', 0],
  ['#fff', 1],
  ['rgb(127, 127, 127)', 0.212],
  ['hsl(100, 100%, 50%)', 0.735],
  ['rgba(255, 255, 255, 0)', 1],
  ['color(srgb 0.5 0.5 0.5)', 0.214],
  ['color(display-p3 1 1 1)', 1],
])('getLuminance %s', (color, expected) => {
  expect(getLuminance(color)).toBe(expected);
});

test.each([
  ['#000', '#fff', 21],
  ['#777', '#fff', 4.48],
  ['#fff', '#fff', 1],
])('getContrastRatio %s on %s', (foreground, background, expected) => {
  expect(getContrastRatio(foreground, background)).toBeCloseTo(expected, 1);
  expect(getContrastRatio(background, foreground)).toBe(getContrastRatio(foreground, background));
});

test.each([
  [alpha('rgb(1, 2, 3)', 0.4), 'rgba(1, 2, 3, 0.4)'],
  [alpha('rgba(1, 2, 3, 0.9)', 0.4), 'rgba(1, 2, 3, 0.4)'],
  [alpha('hsl(0, 100%, 50%)', 0.1), 'hsla(0, 100%, 50%, 0.1)'],
  [alpha('#fff', 0), 'rgba(255, 255, 255, 0)'],
  [alpha('color(srgb 1 0 0)', 0.8), 'color(srgb 1 0 0 / 0.8)'],
  [darken('rgb(255, 127, 1)', 0.1), 'rgb(229, 114, 0)'],
  [darken('hsl(0, 100%, 50%)', 0.25), 'hsl(0, 100%, 37.5%)'],
  [darken('color(srgb 1 0.5 0)', 0.5), 'color(srgb 0.5 0.25 0)'],
  [darken('color(display-p3 0.5 0.25 0.1)', 0.2), 'color(display-p3 0.4 0.2 0.08)'],
  [darken('rgb(1, 2, 3)', 0), 'rgb(1, 2, 3)'],
  [darken('rgb(1, 2, 3)', 1), 'rgb(0, 0, 0)'],
  [lighten('rgb(0, 127, 200)', 0.1), 'rgb(25, 139, 205)'],
  [lighten('hsl(0, 100%, 50%)', 0.5), 'hsl(0, 100%, 75%)'],
  [lighten('color(srgb 0 0.5 1)', 0.5), 'color(srgb 0.5 0.75 1)'],
  [lighten('rgba(1, 2, 3, 0.5)', 1), 'rgba(255, 255, 255, 0.5)'],
  [emphasize('#fff'), 'rgb(216, 216, 216)'],
  [emphasize('#000'), 'rgb(38, 38, 38)'],
  [emphasize('#000', 0.5), 'rgb(127, 127, 127)'],
  [blend('rgb(90, 32, 105)', 'rgb(255, 255, 255)', 0.5), 'rgb(173, 144, 180)'],
  [blend('#000', '#fff', 0.25, 2.2), 'rgb(12, 12, 12)'],
  [blend('#123456', '#fff', 0), 'rgb(18, 52, 86)'],
])('the adjusted colour %s equals %s', (result, expected) => {
  expect(result).toBe(expected);
});

test.each([2, -1, Number.NaN])('a share of %s is clamped, and reported', (value) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(alpha('#000', value)).toBe(`rgba(0, 0, 0, ${value === 2 ? 1 : 0})`);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`${value} is out of range`));
});
