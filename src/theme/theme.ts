// The public module `docs-gen/theme`: what sites and demos may use of the theme.

export { type BreakpointKey, type BreakpointName, type Breakpoints, createBreakpoints } from './breakpoints.ts';
export { alpha, blend, darken, emphasize, lighten } from './color/adjust.ts';
export { getContrastRatio, getLuminance } from './color/contrast.ts';
export { hexToRgb, hslToRgb, recomposeColor, rgbToHex } from './color/convert.ts';
export { type ColorObject, type ColorSpace, decomposeColor } from './color/parse.ts';
export { createTheme, type Theme, type ThemeOptions } from './create-theme.ts';
export {
  type ColorInput,
  type ColorName,
  createPalette,
  type Palette,
  type PaletteColor,
  type PaletteMode,
  type PaletteOptions,
} from './palette.ts';
export { type ThemeCssOptions, themeToCss } from './theme-to-css.ts';
