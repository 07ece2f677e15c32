// A whole theme from what an author wants different: pure data and functions, the same on the server and in a browser.
import { type Breakpoints, type BreakpointsOptions, createBreakpoints } from './breakpoints.ts';
import { OVERLAYS, SHADOWS } from './elevation.ts';
import { createPalette, type Palette, type PaletteOptions } from './palette.ts';
import { createSpacing, type Spacing } from './spacing.ts';
import { createTransitions, type Transitions, type TransitionsOptions } from './transitions.ts';
import { createTypography, type Typography, type TypographyOptions } from './typography.ts';

/** Layers of the page, specification §9. */
export const Z_INDEX = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Pixels: radius of corners of the library, and of this kind of site (specification §9). */
export const BORDER_RADIUS = 4;
export const SITE_BORDER_RADIUS = 12;

export interface ThemeOptions {
  readonly palette?: PaletteOptions;
  readonly breakpoints?: BreakpointsOptions;
  /** Pixels of one step. Default: 8. */
  readonly spacing?: number;
  readonly shape?: { readonly borderRadius?: number };
  readonly typography?: TypographyOptions;
  readonly transitions?: TransitionsOptions;
  readonly zIndex?: Partial<Readonly<Record<keyof typeof Z_INDEX, number>>>;
  /** 25 values of `box-shadow`, the first of them `none`. */
  readonly shadows?: readonly string[];
}

export interface Theme {
  readonly palette: Palette;
  readonly breakpoints: Breakpoints;
  readonly spacing: Spacing;
  readonly shape: { readonly borderRadius: number };
  readonly typography: Typography;
  readonly transitions: Transitions;
  readonly zIndex: Readonly<Record<keyof typeof Z_INDEX, number>>;
  /** 25 values of `box-shadow`, by elevation. */
  readonly shadows: readonly string[];
  /** 25 values of `background-image`, by elevation; for the dark. */
  readonly overlays: readonly string[];
}

/** @throws Error for a colour of the palette that has no `main`, or one in a format that is not supported. */
export function createTheme(options: ThemeOptions = {}): Theme {
  return {
    palette: createPalette(options.palette),
    breakpoints: createBreakpoints(options.breakpoints),
    spacing: createSpacing(options.spacing),
    shape: { borderRadius: options.shape?.borderRadius ?? BORDER_RADIUS },
    typography: createTypography(options.typography),
    transitions: createTransitions(options.transitions),
    zIndex: { ...Z_INDEX, ...options.zIndex },
    shadows: options.shadows ?? SHADOWS,
    overlays: OVERLAYS,
  };
}
