// The look of the site, and of a product where it differs, as the configuration has it.
import * as z from 'zod';
import { openPart } from '../lib/css-value.ts';
import { STYLED_PARTS } from '../theme/styled-parts.ts';
import { cssColor as color } from './color.ts';
import { hexColor } from './hex-color.ts';

const paletteColor = z.union([
  color,
  z
    .strictObject({
      main: color.describe('The color itself.'),
      light: color.optional().describe('Default: `main`, lightened by the tonal offset.'),
      dark: color.optional().describe('Default: `main`, darkened by one and a half times the tonal offset.'),
      contrastText: color.optional().describe('Text on `main`. Default: white or black, whichever can be read.'),
    })
    .meta({ typeName: 'PaletteColor' }),
]);

export const paletteSchema = z
  .strictObject({
    primary: paletteColor.optional().describe('Brand: active items, links, focus, the main button.'),
    secondary: paletteColor.optional().describe('Second brand color, for demos and templates.'),
    error: paletteColor.optional().describe('Callouts and messages of errors.'),
    warning: paletteColor.optional().describe('Callouts of warnings.'),
    info: paletteColor.optional().describe('Callouts of information.'),
    success: paletteColor.optional().describe('Callouts of success.'),
    text: z
      .strictObject({
        primary: color.optional().describe('Text.'),
        secondary: color.optional().describe('Text that steps back: descriptions, the sidebar.'),
      })
      .optional()
      .describe('Colors of text.'),
    background: z
      .strictObject({
        default: color.optional().describe('The page.'),
        paper: color.optional().describe('What lies on it.'),
      })
      .optional()
      .describe('Grounds.'),
    divider: color.optional().describe('Hairlines.'),
  })
  .meta({ typeName: 'Palette' });

/** CSS that cannot end its declaration. */
const cssValue = z
  .string()
  .regex(/^[^{};]*$/, 'must be the value of one CSS property, without braces and semicolons')
  .refine((value) => openPart(value) === null, {
    error: ({ input }) => `must be a complete CSS value: it has an unmatched ${openPart(String(input))}`,
  });

/** The name of a property, or of a variable. */
const cssProperty = z
  .string()
  .regex(/^(?:-?[a-z]+(?:-[a-z]+)*|--[\w-]+)$/, 'must be the name of a CSS property, such as border-width');

const shared = {
  palettes: z
    .strictObject({
      light: paletteSchema.optional().describe('Colors of the light scheme.'),
      dark: paletteSchema.optional().describe('Colors of the dark scheme.'),
    })
    .prefault({})
    .describe('Colors by scheme: text in any supported CSS color format, or an object with `main`.'),
  borderRadius: z.number().min(0).optional().describe('Pixels: corners of cards, demos and code blocks. Default: 12.'),
  components: z
    .partialRecord(z.enum(STYLED_PARTS), z.record(cssProperty, cssValue))
    .default({})
    .describe('CSS declarations for parts of the page, by part and property.'),
};

export const productThemeSchema = z.strictObject(shared);

export const themeSchema = z.strictObject({
  color: hexColor.optional().describe('Brand color of the site, `#rgb` or `#rrggbb`.'),
  ...shared,
  contrastThreshold: z
    .number()
    .min(1)
    .max(21)
    .default(4.5)
    .describe('Least contrast of text with its ground; a brand color below it is a warning.'),
  tonalOffset: z
    .union([
      z.number().min(0).max(1),
      z.strictObject({
        light: z.number().min(0).max(1).describe('A share of 0 to 1.'),
        dark: z.number().min(0).max(1).describe('A share of 0 to 1.'),
      }),
    ])
    .default(0.2)
    .describe('How far `light` and `dark` of a color lie from its `main`.'),
  cssVarPrefix: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens, a letter first')
    .default('dg-theme')
    .describe('Starts the names of the theme’s CSS variables: `--dg-theme-palette-primary-main`.'),
  fontFamily: cssValue.optional().describe('Font of text, as CSS has it. Default: Inter, self-hosted.'),
  codeFontFamily: cssValue.optional().describe('Font of code. Default: JetBrains Mono, self-hosted.'),
});

export type ThemeConfig = z.output<typeof themeSchema>;
export type ProductThemeConfig = z.output<typeof productThemeSchema>;
