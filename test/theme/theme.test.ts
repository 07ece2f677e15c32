// The theme: its constants, its formulas, and what it says of colours it cannot use.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getContrastRatio } from '../../src/theme/color/contrast.ts';
import { createTheme, SITE_BORDER_RADIUS, Z_INDEX } from '../../src/theme/create-theme.ts';
import { ELEVATIONS, overlayOpacity } from '../../src/theme/elevation.ts';
import { COLOR_NAMES, type ColorInput, createPalette } from '../../src/theme/palette.ts';
import { themeToCss } from '../../src/theme/theme-to-css.ts';

afterEach(() => vi.restoreAllMocks());

describe('constants of the specification', () => {
  const theme = createTheme();

  test('contrast threshold 3, tonal offset 0.2', () => {
    expect(theme.palette.contrastThreshold).toBe(3);
    expect(theme.palette.tonalOffset).toBe(0.2);
  });

  test('breakpoints', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  test('spacing 8 px, radius 4 and 12', () => {
    expect(theme.spacing()).toBe('8px');
    expect(theme.shape.borderRadius).toBe(4);
    expect(SITE_BORDER_RADIUS).toBe(12);
  });

  test('font size 14 of 16', () => {
    expect(theme.typography.fontSize).toBe(14);
    expect(theme.typography.htmlFontSize).toBe(16);
    const { fontWeightLight, fontWeightRegular, fontWeightMedium, fontWeightBold } = theme.typography;
    expect([fontWeightLight, fontWeightRegular, fontWeightMedium, fontWeightBold]).toEqual([300, 400, 500, 700]);
  });

  test('durations', () => {
    expect(theme.transitions.duration).toEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      entering: 225,
      leaving: 195,
    });
  });

  test('layers from 1000 to 1500', () => {
    expect(theme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
    expect(createTheme({ zIndex: { modal: 9 } }).zIndex).toEqual({ ...Z_INDEX, modal: 9 });
  });

  test('elevations 0 to 24', () => {
    expect(ELEVATIONS).toBe(25);
    expect(theme.shadows).toHaveLength(25);
    expect(theme.overlays).toHaveLength(25);
    expect([theme.shadows[0], theme.overlays[0]]).toEqual(['none', 'none']);
    for (const shadow of theme.shadows.slice(1)) {
      expect(shadow.match(/rgba\(0,0,0,[\d.]+\)/g)).toEqual([
        'rgba(0,0,0,0.2)',
        'rgba(0,0,0,0.14)',
        'rgba(0,0,0,0.12)',
      ]);
    }
    expect(new Set(theme.shadows).size).toBe(25);
  });
});

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

describe('breakpoints', () => {
  const { up, down, between, only, not } = createTheme().breakpoints;
  test.each([
    [up('md'), '@media (min-width:900px)'],
    [up(700), '@media (min-width:700px)'],
    [down('md'), '@media (max-width:899.95px)'],
    [down('xs'), '@media (max-width:-0.05px)'],
    [between('sm', 'lg'), '@media (min-width:600px) and (max-width:1199.95px)'],
    [between(100, 'sm'), '@media (min-width:100px) and (max-width:599.95px)'],
    [only('md'), '@media (min-width:900px) and (max-width:1199.95px)'],
    [only('xl'), '@media (min-width:1536px)'],
    [not('xs'), '@media (min-width:600px)'],
    [not('xl'), '@media (max-width:1535.95px)'],
    [not('md'), '@media not all and (min-width:900px) and (max-width:1199.95px)'],
  ])('%s', (query, expected) => {
    expect(query).toBe(expected);
  });

  test('are sorted by width, in any unit', () => {
    const { keys, up: from } = createTheme({ breakpoints: { values: { xl: 10 }, unit: 'em' } }).breakpoints;
    expect(keys).toEqual(['xs', 'xl', 'sm', 'md', 'lg']);
    expect(from('xl')).toBe('@media (min-width:10em)');
  });
});

test.each<[readonly (number | string)[], string]>([
  [[], '8px'],
  [[2], '16px'],
  [[0.5, 1], '4px 8px'],
  [[1, 'auto', '2em', -1], '8px auto 2em -8px'],
  [[1, 2, 3, 4, 5], '8px 16px 24px 32px'],
])('the spacing of %j is %s', (factors, expected) => {
  expect(createTheme().spacing(...factors)).toBe(expected);
});

describe('typography', () => {
  const { typography } = createTheme();
  test('sizes are rem', () => {
    expect(typography.pxToRem(14)).toBe('0.875rem');
    expect(typography.h1).toMatchObject({
      fontSize: '6rem',
      lineHeight: 1.167,
      fontWeight: 300,
      letterSpacing: '-0.01562em',
    });
    expect(typography.body1).toMatchObject({ fontSize: '1rem', lineHeight: 1.5 });
    expect(typography.body2).toMatchObject({ fontSize: '0.875rem', lineHeight: 1.43 });
    expect(typography.button).toMatchObject({ fontSize: '0.875rem', lineHeight: 1.75, textTransform: 'uppercase' });
  });

  test('grow with the font size, shrink with a larger rem', () => {
    expect(createTheme({ typography: { fontSize: 28 } }).typography.pxToRem(16)).toBe('2rem');
    expect(createTheme({ typography: { htmlFontSize: 10 } }).typography.pxToRem(16)).toBe('1.6rem');
  });

  test('letters are spaced only in the font that the scale is drawn for', () => {
    expect(createTheme({ typography: { fontFamily: 'Georgia' } }).typography.h1).not.toHaveProperty('letterSpacing');
  });
});

describe('transitions', () => {
  const { create, getAutoHeightDuration, easing } = createTheme().transitions;
  test.each([
    [create(), 'all 300ms cubic-bezier(0.4, 0, 0.2, 1) 0ms'],
    [
      create('color', { duration: 150.4, easing: easing.sharp, delay: 20 }),
      'color 150ms cubic-bezier(0.4, 0, 0.6, 1) 20ms',
    ],
    [create(['a', 'b'], { duration: '1s', easing: 'linear' }), 'a 1s linear 0ms,b 1s linear 0ms'],
  ])('%s', (value, expected) => {
    expect(value).toBe(expected);
  });

  test.each([
    [0, 0],
    [Number.NaN, 0],
    [36, 192],
    [14, 159],
    [100, 239],
    [1e9, 3000],
  ])('a height of %s px opens in %s ms', (height, expected) => {
    expect(getAutoHeightDuration(height)).toBe(expected);
  });
});

test.each([
  [0, 0],
  [0.5, 0.013],
  [1, 0.051],
  [8, 0.119],
  [24, 0.165],
])('elevation %s is overlaid by %s of white', (level, expected) => {
  expect(overlayOpacity(level)).toBe(expected);
});

describe('the CSS of a theme', () => {
  const css = themeToCss(createTheme({ palette: { primary: { main: '#123456' } } }), { prefix: 'acme' });

  test('is in a layer, with both schemes', () => {
    expect(css).toMatch(/^@layer theme\{\n:root\{--acme-/);
    expect(css).toContain(':root[data-acme-color-scheme=dark]{--acme-scheme:dark;');
    expect(themeToCss(createTheme(), { layer: null })).toMatch(/^:root\{--mui-/);
  });

  test.each([
    '--acme-palette-primary-main:#123456;',
    '--acme-palette-text-secondary:rgba(0, 0, 0, 0.6);',
    '--acme-breakpoints-md:900px;',
    '--acme-spacing:8px;',
    '--acme-shape-borderRadius:4px;',
    '--acme-typography-h1-fontSize:6rem;',
    '--acme-transitions-duration-standard:300ms;',
    '--acme-zIndex-tooltip:1500;',
    '--acme-shadows-24:0px',
    '--acme-overlays-24:linear-gradient(rgba(255 255 255 / 0.165)',
  ])('contains %s', (declaration) => {
    expect(css).toContain(declaration);
  });

  test('contains no missing value', () => {
    expect(css).not.toMatch(/undefined|NaN|\[object/);
    expect(css).not.toMatch(/:;/);
  });

  test('has light as the other scheme of a dark theme', () => {
    const dark = themeToCss(createTheme({ palette: { mode: 'dark' } }));
    expect(dark.indexOf('--mui-scheme:light')).toBeLessThan(dark.indexOf('--mui-scheme:dark'));
  });
});
