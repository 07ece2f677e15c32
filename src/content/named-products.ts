// Products that front matter names: one that the site does not have gives no logo, no color and no link.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { PageHead } from './front-matter.ts';

export function unknownProducts(
  { frontMatter, placeOf }: Pick<PageHead, 'frontMatter' | 'placeOf'>,
  site: Site,
): Diagnostic[] {
  const ids = site.products.map(({ id }) => id);
  const { productId, cards } = frontMatter;
  const found: Diagnostic[] = [];
  // Ids of products on other sites of the family are right: they decide where the generated links lead.
  const near = productId === undefined || ids.includes(productId) ? null : nearest(productId, ids);
  if (productId !== undefined && near !== null)
    found.push(report('content/unknown-product', { id: productId, nearest: near }, placeOf('productId')));
  for (const [index, { product }] of cards.entries()) {
    if (product === undefined || ids.includes(product)) continue;
    const at = placeOf('cards', index, 'product');
    found.push(report('content/unknown-product', { id: product, nearest: nearest(product, ids) }, at));
  }
  return found;
}
