// The theme as CSS.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTheme } from '../../src/theme/create-theme.ts';
import { themeToCss } from '../../src/theme/theme-to-css.ts';

afterEach(() => vi.restoreAllMocks());

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
