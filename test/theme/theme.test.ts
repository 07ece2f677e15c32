// The constants and formulas of the theme.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTheme, SITE_BORDER_RADIUS, Z_INDEX } from '../../src/theme/create-theme.ts';
import { ELEVATIONS, overlayOpacity } from '../../src/theme/elevation.ts';

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

  test.each([() => up('zz' as 'md'), () => only('toString' as 'md'), () => between('sm', Number.NaN)])(
    'that do not exist throw an error: %s',
    (ask) => {
      expect(ask).toThrow(
        /^The breakpoint `(?:zz|toString|NaN)` does not exist: use xs, sm, md, lg, xl or a finite number\.$/,
      );
    },
  );

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
])('the spacing of %j is %s', (factors, expected) => {
  expect(createTheme().spacing(...factors)).toBe(expected);
});

test.each<[readonly (number | string)[], string, string]>([
  [[1, 2, 3, 4, 5], '8px 16px 24px 32px', 'Spacing takes at most 4 arguments, not 5.'],
  [[Number.NaN, 1], '0px 8px', 'A spacing of NaN is not a finite number.'],
])('the spacing of %j is %s, and the mistake is reported', (factors, expected, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(createTheme().spacing(...factors)).toBe(expected);
  expect(error.mock.calls).toEqual([[message]]);
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
