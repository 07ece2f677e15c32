// Letters as search compares them: no case, no accents, one form for each, the same in Node and in browsers.

/** Marks of Latin, Greek and Cyrillic only: those of Thai or Hindi are part of the word. */
const ACCENTS = /[\u0300-\u036f]/g;
const PLAIN = /^[\x20-\x7e]*$/;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
}
