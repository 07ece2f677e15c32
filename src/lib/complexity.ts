// Turns away text that would take a parser down or keep it busy for minutes, before the parser sees it.
import { BLOCK_PREFIX } from './lines.ts';
import { findLookingBack, MOST_STEPS } from './looking-back.ts';

/** Longest page in UTF-16 units. A page of this size takes about 0.1 s; the longest real one known is 60 KB. */
export const MAX_LENGTH = 256 * 1024;
/** Longest run of delimiters, and deepest nesting that one line can open. Real pages stay below 20. */
export const MAX_RUN = 1000;

export interface Complexity {
  readonly offset: number;
  readonly reason: string;
}

const SPACE = 32;
const TAB = 9;
const LINE_FEED = 10;
const ASTERISK = 42;
const UNDERSCORE = 95;
const ASCII = 128;
/** By character code: a look-up for each character of every page has to be cheap. */
const IS_DELIMITER = new Uint8Array(ASCII);
for (const character of '*_~>[]()!`<-+#|\\&:') IS_DELIMITER[character.charCodeAt(0)] = 1;

/** The first place that is too complex, or null. One pass, no recursion. */
export function findComplexity(text: string): Complexity | null {
  if (text.length > MAX_LENGTH) return { offset: 0, reason: `it is longer than ${MAX_LENGTH / 1024} KB` };
  return (
    (mayHoldLongRun(text) ? findLongRun(text) : null) ??
    findLongPrefix(text) ??
    (mayHoldDeepBrackets(text) ? findDeepBrackets(text) : null) ??
    (mayHoldSnake(text) ? findSnake(text) : null) ??
    findLookingBack(text)
  );
}

/** Characters between two samples: a run that is too long holds many samples, and ordinary text breaks off after a few. */
const SAMPLE_STEP = 100;

function mayHoldLongRun(text: string): boolean {
  let samples = 0;
  for (let i = 0; i < text.length; i += SAMPLE_STEP) {
    samples = isRunCharacter(text.charCodeAt(i)) ? samples + 1 : 0;
    if (samples >= MAX_RUN / SAMPLE_STEP - 1) return true;
  }
  return false;
}

function isRunCharacter(code: number): boolean {
  return code === SPACE || code === TAB || code === LINE_FEED || (code < ASCII && IS_DELIMITER[code] === 1);
}

function mayHoldDeepBrackets(text: string): boolean {
  return hasMoreThan(text, '[', MAX_RUN) || hasMoreThan(text, '(', MAX_RUN);
}

/** So few are not too much for a word as long as the page. */
function mayHoldSnake(text: string): boolean {
  const few = MOST_STEPS / text.length / 2;
  return hasMoreThan(text, '_', few) || hasMoreThan(text, '*', few);
}

function hasMoreThan(text: string, character: string, count: number): boolean {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
    if (++found > count) return true;
  return false;
}

/** Delimiters with only white space between them: `****`, `> > >`, `- - -`, and lines that go on with them. */
function findLongRun(text: string): Complexity | null {
  let run = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === SPACE || code === TAB || code === LINE_FEED) continue;
    run = code < ASCII && IS_DELIMITER[code] === 1 ? run + 1 : 0;
    // Rules and table borders are long and harmless: one character, one line, nothing to nest.
    if (run > MAX_RUN && !isRule(text, i - 20, i))
      return { offset: i - run < 0 ? 0 : i, reason: `more than ${MAX_RUN} delimiters follow each other` };
  }
  return null;
}

/** Marks of lists and quotes that one line begins with; `1. ` is no delimiter anywhere else. */
function findLongPrefix(text: string): Complexity | null {
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    if (end - start > 2 * MAX_RUN) {
      const [prefix = ''] = BLOCK_PREFIX.exec(text.slice(start, end)) ?? [];
      const marks = prefix.length > 2 * MAX_RUN ? [...prefix.matchAll(/[^\s\d]/g)] : [];
      const first = marks[MAX_RUN];
      if (first) return { offset: start + first.index, reason: `a line opens more than ${MAX_RUN} lists and quotes` };
    }
    start = end + 1;
  }
  return null;
}

function isRule(text: string, from: number, to: number): boolean {
  return /^[-|\s:]+$/.test(text.slice(Math.max(0, from), to + 1));
}

/** Brackets and emphasis that open and never close make parsers look back over and over. */
function findDeepBrackets(text: string): Complexity | null {
  let square = 0;
  let round = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 91) square++;
    else if (code === 93) square = Math.max(0, square - 1);
    else if (code === 40) round++;
    else if (code === 41) round = Math.max(0, round - 1);
    else if (code === LINE_FEED && text.charCodeAt(i + 1) === LINE_FEED) {
      square = 0;
      round = 0;
    }
    if (square > MAX_RUN || round > MAX_RUN)
      return { offset: i, reason: `more than ${MAX_RUN} brackets are open at once` };
  }
  return null;
}

/** Underscores of one word are each held against all before them, and so are asterisks between letters that are no Latin ones. */
function findSnake(text: string): Complexity | null {
  let steps = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === SPACE || code === LINE_FEED) start = i + 1;
    else if (code === UNDERSCORE || code === ASTERISK) steps += i - start;
    if (steps > MOST_STEPS) return { offset: i, reason: 'a long word has too many underscores and asterisks' };
  }
  return null;
}
