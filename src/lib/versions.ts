// The versions of a product that others are measured by: the one that this site documents, and the latest.
import type { Product, Version } from '../model/site.ts';

type Versioned = Pick<Product, 'versions'>;

/** null: the product tells of no versions. */
export function currentVersion(product: Versioned | null): Version | null {
  return product?.versions.find(({ current }) => current) ?? product?.versions[0] ?? null;
}

/** null: no entry is called so. */
export function latestVersion(product: Versioned | null): Version | null {
  return product?.versions.find(({ status }) => status === 'latest') ?? null;
}

/** Search engines are asked to leave all its pages out: nobody has installed what is not released. */
export function isNoIndex(product: Versioned | null): boolean {
  const current = currentVersion(product);
  return current?.noIndex ?? current?.status === 'next';
}
