// The theme of one site, from its configuration.
import type { Site } from '../model/site.ts';
import { DEFAULT_BRAND, themeCss } from './tokens.ts';

export function siteTheme(site: Site): string {
  return themeCss({
    attribute: `data-${site.storagePrefix}-color-scheme`,
    brand: site.theme.color ?? DEFAULT_BRAND,
    products: site.products.flatMap(({ id, color }) => (color === undefined ? [] : [{ id, color }])),
  });
}
