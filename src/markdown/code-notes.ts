// Notes in the comments of a block's code, `// [!code ++]`: what they mark, and the code without them.

import { isPlain } from '../lib/highlight/highlight.ts';
import type { LineMark, WordMark } from '../lib/highlight/marked-lines.ts';
import { nearest } from '../lib/nearest.ts';
import { withoutEnd } from '../lib/without-end.ts';

export interface CodeNotes {
  /** Without the notes, and without lines that held nothing else. */
  readonly value: string;
  readonly marks: readonly NotedLines[];
  readonly words: readonly (WordMark & NotePlace)[];
  readonly unknown: readonly (NotePlace & { readonly note: string; readonly nearest: string | null })[];
}

export interface NotePlace {
  /** The note as written. */
  readonly written: string;
  /** Line of the code as written, from 0. */
  readonly writtenIn: number;
}

/** Lines of the code without notes, from 0; `to` is exclusive and may lie behind the last line. */
export interface NotedLines extends NotePlace {
  readonly mark: LineMark;
  readonly from: number;
  readonly to: number;
}

const NOTE = /\[!code ([^\]]+)\]/g;

/** Cheap enough to be asked of every block. Text has no comments, and fences of markdown show how notes are written. */
export function mayHoldNotes(value: string, language: string): boolean {
  return value.includes('[!code ') && !isPlain(language) && !['md', 'markdown', 'mdx'].includes(language);
}

export function readNotes(value: string): CodeNotes {
  const kept: string[] = [];
  const marks: NotedLines[] = [];
  const words: (WordMark & NotePlace)[] = [];
  const unknown: CodeNotes['unknown'][number][] = [];
  for (const [writtenIn, line] of value.split(/\r\n|\r|\n/).entries()) {
    const rest = line.includes('[!code ') ? withoutNotes(line) : line;
    if (rest === null) {
      kept.push(line);
      continue;
    }
    const isAlone = rest !== line && rest.trim() === '';
    if (rest !== line) {
      for (const [written, note = ''] of line.matchAll(NOTE)) {
        const place = { written, writtenIn };
        const read = readNote(note.trim());
        const from = kept.length;
        if (read === null) unknown.push({ ...place, note, nearest: nearestNote(note.trim()) });
        else if ('mark' in read) marks.push({ ...place, mark: read.mark, from, to: from + (read.count ?? 1) });
        else {
          const to = from + (read.count ?? (isAlone ? Number.POSITIVE_INFINITY : 1));
          words.push({ ...place, text: read.word, from, to });
        }
      }
    }
    if (!isAlone) kept.push(rest);
  }
  return { value: kept.join('\n'), marks, words, unknown };
}

/** Of a line without the blanks at its end: a pattern that skips blanks at both ends takes the square of their number. */
const OPENER = /(?:\{[ \t]*\/\*|\/\*|<!--|\/\/|#|--|;)$/;
const CLOSERS: ReadonlyMap<string, RegExp> = new Map([
  ['/*', /^\*\//],
  ['{/*', /^\*\/[ \t]*\}/],
  ['<!--', /^-->/],
]);
/** A comment that says something else first: `// as before [!code --]`. */
const COMMENT_BEFORE = /(?:^|\s)(?:\/\/|#|\/\*|<!--)\s/;

/** The line without its notes, and without a comment that they leave empty. null: they stand in no comment, and are text. */
function withoutNotes(line: string): string | null {
  const start = line.search(NOTE);
  if (start === -1) return null;
  const before = line.slice(0, start);
  const after = line.slice(start).replace(NOTE, '').trim();
  const opened = OPENER.exec(withoutEnd(before, ' \t'));
  if (!opened) return COMMENT_BEFORE.test(before) ? `${before.trimEnd()} ${after}`.trimEnd() : null;
  const closer = CLOSERS.get(opened[0].replace(/\s/g, ''));
  const code = withoutEnd(line.slice(0, opened.index), ' \t');
  if (closer === undefined) return after === '' ? code : before + after;
  const closed = closer.exec(after);
  if (!closed) return before + after;
  const behind = after.slice(closed[0].length);
  return code.trim() === '' && behind !== '' ? /^[ \t]*/.exec(line)?.[0] + behind.trimStart() : code + behind;
}

const MARK_BY_NOTE: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'ins'],
  ['--', 'del'],
  ['highlight', 'mark'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

/** What authors of other tools write. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['+', '++'],
  ['add', '++'],
  ['ins', '++'],
  ['-', '--'],
  ['remove', '--'],
  ['del', '--'],
  ['hl', 'highlight'],
  ['mark', 'highlight'],
]);

export const NOTES: readonly string[] = [...MARK_BY_NOTE.keys(), 'word:…'];

type Note =
  | { readonly mark: LineMark; readonly count: number | null }
  | { readonly word: string; readonly count: number | null };

function readNote(note: string): Note | null {
  const [, name = note, written] = /^(.+):(\d{1,6})$/s.exec(note) ?? [];
  const count = written === undefined ? null : Number(written);
  if (count === 0) return null;
  const mark = MARK_BY_NOTE.get(name);
  if (mark !== undefined) return { mark, count };
  return name.startsWith('word:') && name.length > 'word:'.length ? { word: name.slice('word:'.length), count } : null;
}

function nearestNote(note: string): string | null {
  const name = note.replace(/:\d*$/, '');
  return OTHER_NAMES.get(name) ?? nearest(name, MARK_BY_NOTE.keys()) ?? (/^wo\w{1,3}:/.test(note) ? 'word:…' : null);
}
