// The title of a node: what the author wrote, else a text made from its path.

import { derivedTitle } from '../lib/derived-title.ts';
import type { PageNodeInput } from '../schema/page-tree.ts';

/** `false` asks for none. */
export function nodeTitle({
  title,
  subheader,
  pathname,
}: Pick<PageNodeInput, 'title' | 'subheader' | 'pathname'>): string | null {
  if (title === false) return null;
  return title || derivedTitle(typeof subheader === 'string' && subheader !== '' ? subheader : pathname);
}
