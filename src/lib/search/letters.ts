// What is part of a word, and where words and the humps of names in code begin and end: asked so often that plain letters
// are told apart by their codes.

const WORD = /[\p{L}\p{N}\p{M}$]/u;
const UPPER = /\p{Lu}/u;
/** Scripts that write no spaces: a word may begin anywhere. */
const OTHER = /\p{Lo}/u;

export function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return isLower(code) || isUpper(code) || (code >= 48 && code <= 57) || code === 36;
  return WORD.test(text[at] ?? '');
}

/** At the beginning of a word, or of a hump: `Change` in `onChange`, `Button` in `MUIButton`. */
export function isStartAt(text: string, at: number): boolean {
  if (!isWordAt(text, at)) return false;
  if (at === 0 || !isWordAt(text, at - 1)) return true;
  if (isUpperAt(text, at)) return !isUpperAt(text, at - 1) || isLower(text.charCodeAt(at + 1));
  return text.charCodeAt(at) > 127 && OTHER.test(text[at] ?? '');
}

/** Whether a word that ends before `at` ends there indeed. */
export function isEndAt(text: string, at: number): boolean {
  return !isWordAt(text, at) || (isUpperAt(text, at) && !isUpperAt(text, at - 1));
}

function isUpperAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? isUpper(code) : UPPER.test(text[at] ?? '');
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}
