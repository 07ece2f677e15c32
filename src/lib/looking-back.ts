// Finds text for which the parser looks, sign by sign, to the start of the line or of the paragraph, or to the end of a word: time
// and memory that grow with the square of its length.
import type { Complexity } from './complexity.ts';

/**
 * Characters that may be looked back over on one page: 0.05 s of satteri, and as many bytes of memory at most. The most that
 * 520 real pages take is 600.
 */
export const MOST_STEPS = 40_000_000;
/** What is shorter takes time as it grows, however many there are of it. */
const LONG = 2000;
const NOT_ASCII = /[^\0-\x7f]/;
/** Where parts of a line begin and end: emphasis, links, code, HTML, cells, addresses. */
const SIGN = /[*_~[\]()<>`:@&\\|$]|(?<=\bwww)\./g;
/** What the text of a paragraph cannot go past, or an entity in it. */
const BLANK_LINE_OR_ENTITY = /\n[ \t]*\r?\n|&#?\w{1,40};/g;

/** The first place that is too much, or null. */
export function findLookingBack(text: string): Complexity | null {
  return findInLines(text) ?? findInParagraphs(text) ?? findInWords(text);
}

/** Where a line is not all ASCII, satteri counts the characters before each part of it. */
function findInLines(text: string): Complexity | null {
  let steps = 0;
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    if (end - start > LONG) {
      const line = text.slice(start, end);
      if (NOT_ASCII.test(line))
        for (const { index } of line.matchAll(SIGN)) {
          steps += index;
          if (steps > MOST_STEPS)
            return { offset: start + index, reason: 'a long line has too many special characters' };
        }
    }
    start = end + 1;
  }
  return null;
}

/** Half of the shortest word that is too much: its addresses take seven characters each. */
const STRIDE = 10_000;
const ADDRESS = /(?:https?|ftp):\/\/|www\.|mailto:|xmpp:/gi;

/** Where a word holds more than one address that goes on to its end. */
const BREAK = /[`[\]"'<>*_~]|:\/\/(?![a-z\d])/i;

/** Where an address may not be one, as in code, satteri looks from its start to the end of the word, and again from the next. */
function findInWords(text: string): Complexity | null {
  if (!mayHoldLongWord(text)) return null;
  for (const { 0: word, index: start } of text.matchAll(/\S+/g)) {
    let steps = 0;
    for (const { index } of word.length > STRIDE && BREAK.test(word) ? word.matchAll(ADDRESS) : []) {
      steps += word.length - index;
      if (steps > MOST_STEPS) return { offset: start + index, reason: 'a long word has too many URLs' };
    }
  }
  return null;
}

/** A word of two strides holds one of them whole; of ordinary text, a look at the first word of each is enough. */
function mayHoldLongWord(text: string): boolean {
  for (let at = 0; at + STRIDE < text.length; at += STRIDE) if (!/\s/.test(text.slice(at, at + STRIDE))) return true;
  return false;
}

/** satteri keeps the text before each entity of a paragraph once more: where that is more than a string can hold, Node.js ends. */
function findInParagraphs(text: string): Complexity | null {
  if (!text.includes('&')) return null;
  let steps = 0;
  let start = 0;
  for (const { 0: found, index } of text.matchAll(BLANK_LINE_OR_ENTITY)) {
    if (found.startsWith('\n')) start = index;
    else steps += index - start;
    if (steps > MOST_STEPS) return { offset: index, reason: 'a long paragraph has too many entities' };
  }
  return null;
}
