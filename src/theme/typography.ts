// Text: a scale of sizes in rem, so that it grows with the reader's own font size.

export interface TypographyOptions {
  readonly fontFamily?: string;
  /** Pixels of body text as the scale was drawn; other sizes keep their proportion to it. Default: 14. */
  readonly fontSize?: number;
  /** Pixels of one rem, as the site sets it on `<html>`. Default: 16. */
  readonly htmlFontSize?: number;
  readonly fontWeightLight?: number;
  readonly fontWeightRegular?: number;
  readonly fontWeightMedium?: number;
  readonly fontWeightBold?: number;
}

export interface TextStyle {
  readonly fontFamily: string;
  readonly fontWeight: number;
  /** In rem. */
  readonly fontSize: string;
  readonly lineHeight: number;
  /** In em; only of the default font, which it is drawn for. */
  readonly letterSpacing?: string;
  readonly textTransform?: 'uppercase';
}

export type TextVariant =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'subtitle1'
  | 'subtitle2'
  | 'body1'
  | 'body2'
  | 'button'
  | 'caption'
  | 'overline';

export interface Typography extends Readonly<Record<TextVariant, TextStyle>> {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly htmlFontSize: number;
  readonly fontWeightLight: number;
  readonly fontWeightRegular: number;
  readonly fontWeightMedium: number;
  readonly fontWeightBold: number;
  /** Pixels of the drawn scale as rem: px / htmlFontSize · fontSize / 14. */
  readonly pxToRem: (pixels: number) => string;
}

const DEFAULT_FONT = "'Inter Variable', Inter, system-ui, sans-serif";
/** Pixels: body text for which the scale was drawn (specification §9). */
const DRAWN_SIZE = 14;

type Weight = 'light' | 'regular' | 'medium';

/** Weight, pixels, line height, letter spacing in pixels. */
const SCALE: Readonly<Record<TextVariant, readonly [Weight, number, number, number]>> = {
  h1: ['light', 96, 1.167, -1.5],
  h2: ['light', 60, 1.2, -0.5],
  h3: ['regular', 48, 1.167, 0],
  h4: ['regular', 34, 1.235, 0.25],
  h5: ['regular', 24, 1.334, 0],
  h6: ['medium', 20, 1.6, 0.15],
  subtitle1: ['regular', 16, 1.75, 0.15],
  subtitle2: ['medium', 14, 1.57, 0.1],
  body1: ['regular', 16, 1.5, 0.15],
  body2: ['regular', 14, 1.43, 0.15],
  button: ['medium', 14, 1.75, 0.4],
  caption: ['regular', 12, 1.66, 0.4],
  overline: ['regular', 12, 2.66, 1],
};
const UPPER_CASE: ReadonlySet<string> = new Set(['button', 'overline']);

export function createTypography(options: TypographyOptions = {}): Typography {
  const { fontFamily = DEFAULT_FONT, fontSize = DRAWN_SIZE, htmlFontSize = 16 } = options;
  const { fontWeightLight = 300, fontWeightRegular = 400, fontWeightMedium = 500, fontWeightBold = 700 } = options;
  const weights = { light: fontWeightLight, regular: fontWeightRegular, medium: fontWeightMedium };
  const pxToRem = (pixels: number) => `${(pixels / htmlFontSize) * (fontSize / DRAWN_SIZE)}rem`;
  const variant = (name: TextVariant): TextStyle => {
    const [weight, pixels, lineHeight, spacing] = SCALE[name];
    return {
      fontFamily,
      fontWeight: weights[weight],
      fontSize: pxToRem(pixels),
      lineHeight,
      ...(fontFamily === DEFAULT_FONT && { letterSpacing: `${Math.round((spacing / pixels) * 1e5) / 1e5}em` }),
      ...(UPPER_CASE.has(name) && { textTransform: 'uppercase' as const }),
    };
  };
  return {
    fontFamily,
    fontSize,
    htmlFontSize,
    fontWeightLight,
    fontWeightRegular,
    fontWeightMedium,
    fontWeightBold,
    pxToRem,
    h1: variant('h1'),
    h2: variant('h2'),
    h3: variant('h3'),
    h4: variant('h4'),
    h5: variant('h5'),
    h6: variant('h6'),
    subtitle1: variant('subtitle1'),
    subtitle2: variant('subtitle2'),
    body1: variant('body1'),
    body2: variant('body2'),
    button: variant('button'),
    caption: variant('caption'),
    overline: variant('overline'),
  };
}
