// Code for a tokeniser of JavaScript, with a character of Latin-1 in the place of each that is none.

/**
 * Of the same length, and of the same tokens: the grammar of JavaScript knows of such characters only whether they may begin a name, go
 * on with one, or are white space. At the first token that begins with one, V8 throws away what it compiled of the tokeniser.
 */
export function withStandIns(code: string): string {
  if (!BEYOND_LATIN_1.test(code) || ENDS_LINE.test(code)) return code;
  return code.replace(EACH_BEYOND, standIn);
}

const BEYOND_LATIN_1 = /[^\0-\xff]/;
const EACH_BEYOND = /[^\0-\xff]/gu;
/** They end a line, except in a string: no other character does. */
const ENDS_LINE = /[\u2028\u2029]/;

function standIn(character: string): string {
  const one = /\s/.test(character) ? ' ' : nameStandIn(character);
  return one.repeat(character.length);
}

function nameStandIn(character: string): string {
  if (/\p{ID_Start}/u.test(character)) return 'ª';
  return /[\p{ID_Continue}\u200c\u200d]/u.test(character) ? '·' : '§';
}
