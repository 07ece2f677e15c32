// Finds the few forms that satteri reads differently from remark-parse as docs-gen sets it up, so that remark-parse reads such a page.
import { hasCjkEmphasis } from '../lib/cjk-emphasis.ts';
import { proseLines } from '../lib/lines.ts';

/** `https://a.example|` in a table: satteri takes the rest of the row into the link. */
const ADDRESS = /https?:\/\/|www\./i;
const END_OF_ADDRESS = /[\s|<]/;
/** A line that is one tag, right below a row: satteri makes a row of it. */
const LONE_TAG = /^[ \t>]*<\/?[a-z][^<>]*>[ \t]*$/i;
/** Where a definition and the next block touch, satteri reads a list that could not interrupt a paragraph as text. */
const DEFINITION = /^[ \t>]*\[(?!\^)[^\]\n]*\]:/;
const ITEM_THAT_NEVER_INTERRUPTS = /^[ \t>]*(?:(?!1[.)])\d{1,9}[.)]|(?:1[.)]|[-+*])[ \t]*$)/;

/** True when satteri could make a wrong page of `text`; a false alarm costs the time of the slower parser. */
export function isMisread(text: string): boolean {
  if (hasCjkEmphasis(text)) return true;
  if (!mayBeMisread(text)) return false;
  let afterRow = false;
  let afterDefinition = false;
  for (const { line } of proseLines(text)) {
    if (holdsAddressAtCellEnd(line)) return true;
    if (afterRow && LONE_TAG.test(line)) return true;
    if (afterDefinition && ITEM_THAT_NEVER_INTERRUPTS.test(line)) return true;
    afterRow = line.includes('|');
    afterDefinition = line.trim() !== '' && (afterDefinition || DEFINITION.test(line));
  }
  return false;
}

const START_OF_TAG = /[ \t>]*<\/?[a-z]/iy;
const LINE_OF_DEFINITION = new RegExp(DEFINITION.source, 'm');

/** One look at the whole text, code included, spares most pages the look at each line. */
function mayBeMisread(text: string): boolean {
  if (text.includes(']:') && LINE_OF_DEFINITION.test(text)) return true;
  return text.includes('|') && (holdsAddressAtCellEnd(text) || mayHaveTagBelowRow(text));
}

/** Back from each bar to the start of its word: a pattern would look on from each address to the end of the line. */
function holdsAddressAtCellEnd(text: string): boolean {
  for (let bar = text.indexOf('|'); bar !== -1; bar = text.indexOf('|', bar + 1)) {
    let start = bar;
    while (start > 0 && !END_OF_ADDRESS.test(text.charAt(start - 1))) start--;
    if (start < bar && ADDRESS.test(text.slice(start, bar))) return true;
  }
  return false;
}

/** Once for each line with a bar: a pattern would begin at each bar anew. */
function mayHaveTagBelowRow(text: string): boolean {
  for (let bar = text.indexOf('|'); bar !== -1; ) {
    const feed = text.indexOf('\n', bar);
    if (feed === -1) return false;
    START_OF_TAG.lastIndex = feed + 1;
    if (START_OF_TAG.test(text)) return true;
    bar = text.indexOf('|', feed);
  }
  return false;
}
