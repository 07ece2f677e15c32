// Whether a page has the element that an address names.
import { decodePath, encodePath } from './url.ts';

/** A text fragment (`#:~:text=…`) and the top of the page need no element. */
export function hasAnchor(anchor: string, ids: ReadonlySet<string>): boolean {
  if (ids.has(anchor) || anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return true;
  // Ids of headings are encoded, others are not, and browsers find both by either form.
  return ids.has(decodePath(anchor)) || ids.has(encodePath(anchor));
}
