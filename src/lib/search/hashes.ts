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

/** Whether `hash` is what `likelyHash` gives, for who asks it of every entry of a site. */
export function isLikelyHash(hash: string, kind: SearchKind, title: string, owner: string): boolean {
  return (kind === 'heading' && isPlainSlug(hash, title)) || hash === likelyHash(kind, title, owner);
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const [HYPHEN, LAST_ASCII] = [45, 127];

/** True only for what `slug` makes of a title: most are words of ASCII, and no pattern is asked what a letter is. */
function isPlainSlug(hash: string, title: string): boolean {
  let at = 0;
  let isApart = false;
  for (let i = 0; i < title.length; i++) {
    const code = title.charCodeAt(i);
    if (code > LAST_ASCII) return false;
    const letter = code >= 65 && code <= 90 ? code + 32 : code;
    const isLetter = (letter >= 97 && letter <= 122) || (letter >= 48 && letter <= 57);
    if (isLetter) {
      if (isApart && at > 0 && hash.charCodeAt(at++) !== HYPHEN) return false;
      if (hash.charCodeAt(at++) !== letter) return false;
    }
    isApart = !isLetter;
  }
  return at > 0 && at === hash.length;
}

/** What others belong to. */
export const OWNERS: ReadonlySet<SearchKind> = new Set(['component', 'hook', 'function', 'type']);

/** The component or function that an entry belongs to: the last one above it. */
export function ownerOf(entry: number, first: number, kinds: readonly SearchKind[]): number {
  for (let at = entry; at > first; at -= 1) if (OWNERS.has(kinds[at] ?? 'page')) return at;
  return first;
}
