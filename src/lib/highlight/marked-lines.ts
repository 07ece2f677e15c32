// Highlighted code with marks on its lines and words, numbers before its lines, and its end folded away.
import { escapePattern } from '../escape-pattern.ts';
import { escapeHtml } from '../html.ts';
import { splitLines } from './lines.ts';

export type LineMark = 'mark' | 'ins' | 'del' | 'focus' | 'error' | 'warning';

/** Lines count from 0. */
export interface CodeMarks {
  readonly lines: ReadonlyMap<number, ReadonlySet<LineMark>>;
  readonly words: readonly WordMark[];
  /** Number of the first line; null: lines have none. */
  readonly firstNumber: number | null;
  /** Lines that stay when the others are folded away; null: all of them. */
  readonly fold: number | null;
}

/** A text to mark wherever it stands from one line to before another. */
export interface WordMark {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What says aloud how a line is marked, as HTML. */
export type SpokenMarks = Readonly<Partial<Record<LineMark, string>>>;

export function hasMarks({ lines, words, firstNumber }: CodeMarks): boolean {
  return lines.size > 0 || words.length > 0 || firstNumber !== null;
}

/** `html` is what `highlight` makes. */
export function markedHtml(html: string, marks: CodeMarks, spoken: SpokenMarks): string {
  const plain = splitLines(html);
  const { fold } = marks;
  const width = String((marks.firstNumber ?? 0) + plain.length - 1).length;
  const lines = hasMarks(marks)
    ? plain.map((line, index) => lineElement(line, { index, isLast: index === plain.length - 1, width }, marks, spoken))
    : plain.map((line, index) => (index === plain.length - 1 ? line : `${line}\n`));
  if (fold === null) return lines.join('');
  // The browser opens what is hidden so when a search on the page or a link leads into it.
  return `${lines.slice(0, fold).join('')}<span class="r" hidden="until-found">${lines.slice(fold).join('')}</span>`;
}

interface LinePlace {
  readonly index: number;
  readonly isLast: boolean;
  /** Digits of the longest number. */
  readonly width: number;
}

/** The line's end is inside: a selection over several lines copies what was written. */
function lineElement(line: string, { index, isLast, width }: LinePlace, marks: CodeMarks, spoken: SpokenMarks): string {
  const kinds = [...(marks.lines.get(index) ?? [])];
  const words = marks.words.filter(({ from, to }) => from <= index && index < to).map(({ text }) => text);
  const kind = kinds.length === 0 ? '' : ` data-m="${kinds.join(' ')}"`;
  const number = marks.firstNumber === null ? '' : ` data-n="${String(marks.firstNumber + index).padStart(width)} "`;
  const said = kinds.flatMap((mark) => spoken[mark] ?? []);
  const label = said.length === 0 ? '' : ` data-t="${said.join(', ')}"`;
  return `<span class="l"${kind}${number}${label}>${withWords(line, words)}${isLast ? '' : '\n'}</span>`;
}

/** A word may begin in one span and end in another: it is marked piece by piece. */
function withWords(line: string, words: readonly string[]): string {
  if (words.length === 0) return line;
  const starts = placesOf(words, line.replace(/<[^>]*>/g, ''));
  if (starts.length === 0) return line;
  let marked = '';
  let at = 0;
  let next = 0;
  for (const piece of line.split(/(<[^>]*>)/)) {
    if (piece.startsWith('<')) {
      marked += piece;
      continue;
    }
    const end = at + piece.length;
    for (let from = at; from < end; ) {
      const place = starts[next];
      const start = place ? Math.min(Math.max(place.start, from), end) : end;
      const stop = place ? Math.min(place.end, end) : end;
      marked += piece.slice(from - at, start - at);
      if (place && start < stop) marked += `<mark>${piece.slice(start - at, stop - at)}</mark>`;
      if (place && place.end <= end) next++;
      from = Math.max(start, stop);
    }
    at = end;
  }
  return marked;
}

/** In escaped text, where the name of an entity is no word. Longer words first: they may hold shorter ones. */
function placesOf(words: readonly string[], text: string): { readonly start: number; readonly end: number }[] {
  const forms = [...words].sort((a, b) => b.length - a.length).map((word) => escapePattern(escapeHtml(word)));
  const pattern = new RegExp(`(${forms.join('|')})|&#?\\w+;`, 'g');
  return [...text.matchAll(pattern)].flatMap(({ 0: found, 1: word, index }) =>
    word === undefined ? [] : [{ start: index, end: index + found.length }],
  );
}
