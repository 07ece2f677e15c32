// Text in and out of HTML: escapes what goes in, and reads the plain text back out of small trusted pieces.
import { AND, DOUBLE, GREATER, LESS, SINGLE } from './ascii.ts';
import { oneLine } from './one-line.ts';

/** Longer texts are looked through by a pattern; most are words and tokens of code, for which a pattern takes longer to start. */
const SHORT = 32;

/** For text between tags. */
export function escapeHtml(text: string): string {
  if (text.length > SHORT ? !/[&<>]/.test(text) : !holdsMarkup(text, false)) return text;
  return text.replace(/[&<>]/g, (char) => ESCAPES[char] ?? char);
}

/** For a value between double or single quotes. */
export function escapeAttribute(text: string): string {
  if (text.length > SHORT ? !/[&<>"']/.test(text) : !holdsMarkup(text, true)) return text;
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}

function holdsMarkup(text: string, orQuotes: boolean): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === AND || code === LESS || code === GREATER) return true;
    if (orQuotes && (code === DOUBLE || code === SINGLE)) return true;
  }
  return false;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Plain text of a piece of HTML: tags and comments taken off, entities decoded, white space run together.
 * It makes text for titles and search, not safe HTML: escape the result before it goes back into a page.
 */
export function stripTags(html: string): string {
  if (!html.includes('<')) return oneLine(decodeEntities(html));
  const spaced = html.replace(/<br\s*\/?>|<\/(?:p|li|div|h[1-6]|td|th|tr)>/gi, ' ');
  const bare = spaced.replace(/<!--.*?(?:-->|$)/gs, '').replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi, '');
  return oneLine(decodeEntities(bare));
}

/** `&lt;`, `&#39;` and `&#x27;` as characters; a name that is not among the common ones stays as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    return decodeNumber(hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16));
  });
}

/** As HTML reads a number: NUL, surrogates and what lies beyond Unicode become the replacement character. */
function decodeNumber(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['hellip', '…'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['bull', '•'],
  ['middot', '·'],
  ['times', '×'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['larr', '←'],
  ['rarr', '→'],
  ['uarr', '↑'],
  ['darr', '↓'],
  ['le', '≤'],
  ['ge', '≥'],
  ['ne', '≠'],
]);
