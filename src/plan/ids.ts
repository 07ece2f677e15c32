// The two ids that analytics and search know a page by.
import { type ProductIds, productFromUrl } from '../lib/product-from-url.ts';
import type { Product } from '../model/site.ts';

/** The family's own rules first (behaviour §1.3), then the product's config; `path` has no language prefix. */
export function productIds(path: string, product: Product | undefined): ProductIds {
  const byUrl = productFromUrl(path);
  if (!product) return byUrl;
  const isKnown = byUrl.productId !== null || byUrl.categoryId !== null;
  const own = product.prefix === '/' ? null : product.id;
  return {
    productId: configuredId(path, product) ?? (isKnown ? byUrl.productId : own),
    categoryId: product.category ?? byUrl.categoryId,
  };
}

/** The longest prefix of `productIds` that the path starts with. */
function configuredId(path: string, product: Product): string | null {
  const prefixes = Object.keys(product.productIds).filter((prefix) => path.startsWith(prefix));
  const longest = prefixes.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : (product.productIds[longest] ?? null);
}
