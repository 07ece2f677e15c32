// The page that lists all pages of a product: its address, and the ids of the groups on it.
import type { Product } from '../model/site.ts';
import type { TreeNode } from '../model/tree.ts';
import { withLanguage } from './url.ts';

export function allPagesPath(
  { prefix }: Pick<Product, 'prefix'>,
  language: string,
  fallback: string | undefined,
): string {
  return withLanguage(`${prefix}all-pages/`, language, fallback);
}

/** `pages_ui_components` for `/ui/components`: pathnames are the identity of a node, so no two groups share one. */
export function groupAnchor({ pathname }: Pick<TreeNode, 'pathname'>): string {
  const name = pathname.split('/').filter(Boolean).join('_');
  return `pages_${name.replace(/[^\p{L}\p{N}_]+/gu, '-')}`;
}
