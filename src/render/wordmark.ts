// The wordmark of a product as a file: pages name it, and whoever copies it fetches it.
import { hashedFile } from '../lib/node/hashed-file.ts';
import type { Product } from '../model/site.ts';

/** null: the product has none. */
export function wordmarkFile({ id, wordmark }: Pick<Product, 'id' | 'wordmark'>) {
  return wordmark === null
    ? null
    : hashedFile(`wordmark-${id}`, { extension: '.svg', type: 'image/svg+xml', body: wordmark });
}
