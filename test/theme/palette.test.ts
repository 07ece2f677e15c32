// The palette of the theme, and the errors of its colours.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getContrastRatio } from '../../src/theme/color/contrast.ts';
import { COLOR_NAMES, type ColorInput, createPalette } from '../../src/theme/palette.ts';

afterEach(() => vi.restoreAllMocks());

describe('palette', () => {
  test('shades give main, light and dark', () => {
    const { primary, secondary } = createPalette({
      primary: { 300: '#300000', 500: '#500000', 700: '#700000' },
      secondary: { A200: '#200000', A400: '#400000', A700: '#a70000', 500: '#111' },
    });
    expect(primary).toMatchObject({ main: '#500000', light: '#300000', dark: '#700000', contrastText: '#fff' });
    expect(secondary).toMatchObject({ main: '#400000', light: '#200000', dark: '#a70000' });
  });

  test('main alone is enough', () => {
    const { primary } = createPalette({ primary: { main: '#ff5733' } });
    expect(primary).toEqual({
      main: '#ff5733',
      light: 'rgb(255, 120, 91)',
      dark: 'rgb(178, 60, 35)',
      contrastText: '#fff',
    });
  });

  test.each([
    [0.1, 'rgb(140, 140, 140)', 'rgb(108, 108, 108)'],
    [{ light: 0.5, dark: 0.25 }, 'rgb(191, 191, 191)', 'rgb(96, 96, 96)'],
  ])('a tonal offset of %j', (tonalOffset, light, dark) => {
    expect(createPalette({ primary: { main: 'rgb(128, 128, 128)' }, tonalOffset }).primary).toMatchObject({
      light,
      dark,
    });
  });

  test.each([
    [3, '#fff'],
    [4.5, 'rgba(0, 0, 0, 0.87)'],
  ])('a contrast threshold of %s makes text on grey %s', (contrastThreshold, expected) => {
    expect(createPalette({ contrastThreshold }).getContrastText('#888')).toBe(expected);
  });

  test.each([
    ['#6f6f6f', '#fff'],
    ['#808080', 'rgba(0, 0, 0, 0.87)'],
  ])('the text on %s is the more readable one where neither reaches the threshold', (background, expected) => {
    expect(createPalette({ contrastThreshold: 12 }).getContrastText(background)).toBe(expected);
  });

  test('a string is the main color', () => {
    expect(createPalette({ primary: '#f00' }).primary).toEqual(createPalette({ primary: { main: '#f00' } }).primary);
  });

  test('what an author gives is kept', () => {
    const color = { main: '#000', light: 'l', dark: 'd', contrastText: 'c', 50: 'x' };
    expect(createPalette({ primary: color }).primary).toEqual(color);
  });

  test.each<[string, unknown, string]>([
    ['no main', {}, 'The color `error` has no `main`: give it one, or the shade `500` to take it from.'],
    ['an object as main', { main: {} }, 'The color `error` has a `main` that is no string: {}.'],
    ['a number as main', { main: 7 }, 'The color `error` has a `main` that is no string: 7.'],
    ['a number as shade', { 500: 7 }, 'The color `error` has a `main` that is no string: 7.'],
    ['a format that is not known', { main: 'red' }, 'Unsupported `red` color.'],
  ])('a color with %s is an error that names it', (_name, color, message) => {
    expect(() => createPalette({ error: color as ColorInput })).toThrow(message); // An author without types may write this.
  });

  test('a color without a name', () => {
    expect(() => createPalette().augmentColor({ color: {}, mainShade: 'A1' })).toThrow(
      'The color has no `main`: give it one, or the shade `A1` to take it from.',
    );
  });

  test('an unknown mode is told, and read as light', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(createPalette({ mode: 'dim' as 'dark' }).mode).toBe('light'); // As above.
    expect(error).toHaveBeenCalledWith('The palette mode `dim` is not supported: it must be light or dark.');
  });

  test.each(['light', 'dark'] as const)('every color of ours reads on the page in %s, and text on it', (mode) => {
    const palette = createPalette({ mode, contrastThreshold: 4.5 });
    for (const name of COLOR_NAMES) {
      expect(getContrastRatio(palette[name].main, palette.background.default), name).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(palette[name].main, palette.background.paper), name).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(palette[name].contrastText, palette[name].main), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
