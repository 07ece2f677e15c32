// Makes a link to a hit that marks the words found on the page it leads to: a text fragment, which browsers read themselves.
//
// Not a query: pages would have a second address, of which caches, the worker of the site and its canonical links know
// nothing. Where a browser knows no text fragments, or the words are not found, the link leads to the section all the same.
import type { MarkedText, SearchHit, SearchKind } from '../../model/search.ts';

/** What the rest has is a row of its own: its address is more exact than words that many rows share. */
const IN_PROSE: ReadonlySet<SearchKind> = new Set(['page', 'heading', 'demo']);

/** Words before and behind that tell this place from others, such as the sidebar. */
const CONTEXT_WORDS = 2;
const SENTENCE_END = /[.!?:;]["'”’)]*$/;

export function hrefOfHit({ kind, href, snippet }: Pick<SearchHit, 'kind' | 'href' | 'snippet'>): string {
  const directive = snippet !== null && IN_PROSE.has(kind) ? textDirective(snippet) : null;
  if (directive === null) return href;
  return `${href}${href.includes('#') ? '' : '#'}:~:text=${directive}`;
}

/**
 * The first marked run, whole words only, with what stands beside it; null: nothing is marked, or nothing beside it tells
 * it from the same word elsewhere, and the browser would go to the first of them.
 */
function textDirective(snippet: MarkedText): string | null {
  const text = snippet.map((piece) => piece.text).join('');
  const first = snippet.findIndex(({ isMatch }) => isMatch);
  if (first < 0) return null;
  const lengthOf = (pieces: MarkedText) => pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const start = lengthOf(snippet.slice(0, first));
  const end = start + (snippet[first]?.text.length ?? 0);
  // Browsers find whole words only; a letter that was typed matches the start of one.
  const before = text.slice(0, start).match(/\S*$/)?.[0] ?? '';
  const after = text.slice(end).match(/^\S*/)?.[0] ?? '';
  const words = before + text.slice(start, end) + after;
  if (words.trim() === '' || words.includes('…')) return null;
  const prefix = contextOf(text.slice(0, start - before.length).split(/\s+/), 'before');
  const suffix = SENTENCE_END.test(words) ? '' : contextOf(text.slice(end + after.length).split(/\s+/), 'after');
  if (prefix === '' && suffix === '') return null;
  return [
    ...(prefix === '' ? [] : [`${encode(prefix)}-`]),
    encode(words.trim()),
    ...(suffix === '' ? [] : [`-${encode(suffix)}`]),
  ].join(',');
}

/** Words next to the match, up to where the snippet was cut, or a sentence ends: the next one may be in another paragraph. */
function contextOf(words: readonly string[], side: 'before' | 'after'): string {
  const near = words.filter((word) => word !== '');
  if (side === 'after') {
    const taken = near.slice(0, CONTEXT_WORDS);
    const end = taken.findIndex((word) => word.includes('…') || SENTENCE_END.test(word));
    return (end < 0 ? taken : taken.slice(0, end)).join(' ');
  }
  const taken = near.slice(-CONTEXT_WORDS);
  const end = taken.findLastIndex((word) => word.includes('…') || SENTENCE_END.test(word));
  return taken.slice(end + 1).join(' ');
}

/** The hyphen has a meaning in a directive; `encodeURIComponent` takes care of the comma and the ampersand. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}
