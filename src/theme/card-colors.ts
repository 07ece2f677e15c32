// The colors of a card for link previews: the light look of the product, or else of the site.
import type { Product, Site } from '../model/site.ts';
import { rgbToHex } from './color/convert.ts';
import { brandOf } from './site-theme.ts';
import { DEFAULT_BRAND, LIGHT_INK } from './tokens.ts';

export interface CardColors {
  readonly brand: string;
  readonly ground: string;
  readonly text: string;
  readonly secondary: string;
  readonly border: string;
}

export function cardColors(
  { theme }: Pick<Site, 'theme'>,
  product: Pick<Product, 'color' | 'theme'> | null,
): CardColors {
  const palettes = [product?.theme?.palettes.light, theme.palettes.light];
  const first = <T>(pick: (palette: NonNullable<(typeof palettes)[number]>) => T | undefined) =>
    palettes.flatMap((palette) => (palette && pick(palette)) ?? [])[0];
  const brand = brandOf(palettes[0], product?.color) ?? brandOf(palettes[1], theme.color);
  // What draws the card reads hex, and not all that CSS has.
  return {
    brand: rgbToHex(brand?.color ?? DEFAULT_BRAND),
    ground: rgbToHex(first(({ background }) => background?.default) ?? LIGHT_INK.ground),
    text: rgbToHex(first(({ text }) => text?.primary) ?? LIGHT_INK.text),
    secondary: rgbToHex(first(({ text }) => text?.secondary) ?? LIGHT_INK.secondary),
    border: rgbToHex(first(({ divider }) => divider) ?? LIGHT_INK.border),
  };
}
