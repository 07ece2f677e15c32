// What a block marks, from the words behind its fence, the notes in its code and the signs of a diff.
import type { Code } from 'mdast';
import { report } from '../diagnostics/report.ts';
import type { CodeMarks, LineMark, WordMark } from '../lib/highlight/marked-lines.ts';
import type { Location } from '../model/outcome.ts';
import { type CodeNotes, NOTES, type NotePlace } from './code-notes.ts';
import { type PageContext, placeOf } from './context.ts';
import type { FenceWords } from './fence-words.ts';

/** A block with more lines is folded. */
const FOLDED_ABOVE = 40;
/** Lines that stay of it. */
const SHOWN = 20;

export interface MarkedBlock {
  readonly node: Code;
  /** The code as it is shown. */
  readonly value: string;
  readonly language: string;
  readonly lines: number;
  readonly words: FenceWords;
  readonly notes: CodeNotes | null;
}

export function marksOfBlock(block: MarkedBlock, context: PageContext): CodeMarks {
  const { value, language, lines: count, words: fence, notes } = block;
  const lines = new Map<number, Set<LineMark>>();
  const add = (line: number, mark: LineMark) => {
    const kinds = lines.get(line) ?? new Set();
    lines.set(line, kinds.add(mark));
  };
  if (language === 'diff') for (const { line, mark } of diffLines(value)) add(line, mark);
  for (const { from, to, mark } of fence.lines) for (let line = from; line <= to; line++) add(line - 1, mark);
  for (const { from, to, mark } of notes?.marks ?? [])
    for (let line = from; line < Math.min(to, count); line++) add(line, mark);
  const words: WordMark[] = [...fence.words.map(({ text }) => ({ text, from: 0, to: count })), ...(notes?.words ?? [])];
  if (notes !== null) reportNotes(notes, block, context);
  if (words.length > 0) reportMissingWords(block, context);
  return { lines, words, firstNumber: fence.firstNumber, fold: foldOf(block, lines, context) };
}

/** Head and place of a patch are none of its lines. */
function* diffLines(value: string): Generator<{ readonly line: number; readonly mark: LineMark }> {
  for (const [line, text] of value.split('\n').entries()) {
    if (text.startsWith('+') && !text.startsWith('+++ ')) yield { line, mark: 'ins' };
    else if (text.startsWith('-') && !text.startsWith('--- ')) yield { line, mark: 'del' };
  }
}

/** A long block stays open when it marks a line that would be hidden: its author wants that line to be seen. */
function foldOf(
  { lines, language, words }: MarkedBlock,
  marked: ReadonlyMap<number, unknown>,
  context: PageContext,
): number | null {
  const { collapse } = words;
  if (collapse === 'never') return null;
  if (collapse === null) {
    const isHidden = language !== 'diff' && [...marked.keys()].some((line) => line >= SHOWN);
    return lines > FOLDED_ABOVE && !isHidden ? SHOWN : null;
  }
  if (lines > collapse) return collapse;
  context.diagnostics.push(report('markdown/nothing-to-fold', { lines, shown: collapse }, words.collapseAt()));
  return null;
}

function reportNotes(notes: CodeNotes, { node, lines }: MarkedBlock, context: PageContext): void {
  for (const { note, nearest, ...place } of notes.unknown) {
    const at = placeOfNote(place, node, context);
    context.diagnostics.push(report('markdown/unknown-code-note', { note, nearest, known: NOTES }, at));
  }
  for (const { to, ...place } of notes.marks) {
    if (to > lines)
      context.diagnostics.push(
        report('markdown/line-out-of-block', { line: to, lines }, placeOfNote(place, node, context)),
      );
  }
}

function reportMissingWords({ node, value, words, notes }: MarkedBlock, context: PageContext): void {
  const missing = (word: string, at: Location) =>
    context.diagnostics.push(report('markdown/code-word-missing', { word }, at));
  for (const { text, at } of words.words) if (!value.includes(text)) missing(text, at());
  const lines = value.split('\n');
  for (const { text, from, to, ...place } of notes?.words ?? [])
    if (!lines.slice(from, to).some((line) => line.includes(text))) missing(text, placeOfNote(place, node, context));
}

/** In the page's own text, where the block may stand deeper than its code. */
function placeOfNote({ written, writtenIn }: NotePlace, node: Code, context: PageContext): Location {
  const start = node.position?.start;
  if (start?.offset === undefined) return placeOf(context.file, node);
  const isFenced = /[`~]/.test(context.text[start.offset] ?? '');
  const line = start.line + writtenIn + (isFenced ? 1 : 0);
  const { starts } = context.lines();
  const text = context.text.slice(starts[line - 1], starts[line]);
  return { file: context.file, line, column: text.indexOf(written) + 1, length: written.length };
}
