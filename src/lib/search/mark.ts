// Marks in a text what the question names, and cuts a long text down to the place that says most.
import type { MarkedText } from '../../model/search.ts';
import { fold } from './fold.ts';
import { isStartAt, isWordAt } from './letters.ts';

const SNIPPET_LENGTH = 160;
const BEFORE = 40;
/** Places where a snippet may begin: a long text has said by then what it is about. */
const MOST_TRIED = 50;

/** `words` are folded, the longest first. */
export function markText(text: string, words: readonly string[]): MarkedText {
  const pieces: { text: string; isMatch: boolean }[] = [];
  let done = 0;
  for (const [start, end] of rangesOf(text, words)) {
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

/** null: the text names none of the words, so that its beginning would say no more than the title does. */
export function markSnippet(text: string, words: readonly string[]): MarkedText | null {
  const ranges = rangesOf(text, words);
  if (ranges.length === 0) return null;
  if (text.length <= SNIPPET_LENGTH) return markText(text, words);
  const tried = ranges.slice(0, MOST_TRIED).map((range) => ({ range, worth: worth(text, range, ranges) }));
  const [best] = tried.reduce((chosen, one) => (one.worth > chosen.worth ? one : chosen)).range;
  const from = Math.max(0, Math.min(best - BEFORE, text.length - SNIPPET_LENGTH));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from;
  const clipped = Math.min(start > best ? from : start, best);
  const end = Math.min(text.length, clipped + SNIPPET_LENGTH);
  const last = end === text.length ? end : Math.max(text.lastIndexOf(' ', end), clipped);
  const shown = `${clipped > 0 ? '…' : ''}${text.slice(clipped, last)}${last < text.length ? '…' : ''}`;
  return markText(shown, words);
}

type Range = readonly [start: number, end: number];

/** How many letters of different words a snippet that begins there would mark: both words once are worth more than one twice. */
function worth(text: string, [from]: Range, ranges: readonly Range[]): number {
  const seen = new Set<string>();
  for (const [start, end] of ranges)
    if (start >= from && end <= from + SNIPPET_LENGTH - BEFORE) seen.add(fold(text.slice(start, end)));
  return [...seen].reduce((sum, { length }) => sum + length, 0);
}

function rangesOf(text: string, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const end = isStartAt(text, at) ? matchEnd(text, at, words) : null;
    if (end === null) continue;
    ranges.push([at, end]);
    at = end - 1;
  }
  return ranges;
}

/** Reads on from `start` over separators, as `Data Grid` and `data-grid` are found by `datagrid`. */
function matchEnd(text: string, start: number, words: readonly string[]): number | null {
  let folded = '';
  let best: number | null = null;
  const longest = words[0]?.length ?? 0;
  for (let at = start; at < text.length && folded.length < longest; ) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const isWord = isWordAt(text, at);
    at += char.length;
    if (!isWord) {
      if (!/[\s\-._]/.test(char)) break;
      continue;
    }
    folded += fold(char);
    if (words.includes(folded)) best = at;
    else if (!words.some((word) => word.startsWith(folded))) break;
  }
  return best;
}
