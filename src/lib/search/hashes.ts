// Ids that follow from titles, so that the index need not hold them.
import type { SearchKind } from '../../model/search.ts';
import { kebabCase } from '../kebab-case.ts';

/** `owner`: name of the component or function that it belongs to, or empty. */
export function likelyHash(kind: SearchKind, title: string, owner: string): string {
  if (kind === 'heading') return slug(title);
  if (kind === 'demo') return title;
  if (kind === 'class') return `${kebabCase(owner)}-classes-${title.replace(/^\./, '')}`;
  if (kind === 'css-variable') return `${kebabCase(owner)}-css-variables-${title.replace(/^-+/, '')}`;
  if (kind === 'prop' || kind === 'slot') return `${kebabCase(owner)}-${kind}-${title}`;
  return '';
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What others belong to. */
export const OWNERS: ReadonlySet<SearchKind> = new Set(['component', 'hook', 'function', 'type']);

/** The component or function that an entry belongs to: the last one above it. */
export function ownerOf(entry: number, first: number, kinds: readonly SearchKind[]): number {
  for (let at = entry; at > first; at -= 1) if (OWNERS.has(kinds[at] ?? 'page')) return at;
  return first;
}
