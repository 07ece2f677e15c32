// The named regions of a file: `#region name` and `#endregion name` in a comment of their own line.
import { knownLines } from '../lib/lines.ts';

export interface Mark {
  readonly kind: 'start' | 'end';
  /** Empty on an end that names nothing: it ends the region that began last. */
  readonly name: string;
}

/** One for each line; null where it marks nothing. */
export type Marks = readonly (Mark | null)[];

/** From the first character of a line to the name. */
const MARK = /^(?:\/\/|\{?\/\*+|--|#|;|<!--)?\s*#(end)?region\b/;
const MARK_IN_MARKDOWN = /^<!--\s*#(end)?region\b/;

export function marksInCode(lines: readonly string[]): Marks {
  return lines.map((line) => readMark(line, MARK, ['*/}', '*/', '-->']));
}

/** In a fence, marks are text: the page may be about them. */
export function marksInMarkdown(lines: readonly string[]): Marks {
  const marks: (Mark | null)[] = lines.map(() => null);
  let index = 0;
  for (const { line, kind } of knownLines(lines.join('\n'))) {
    if (kind === 'prose' && line.trimEnd().endsWith('-->')) marks[index] = readMark(line, MARK_IN_MARKDOWN, ['-->']);
    index++;
  }
  return marks;
}

/** `ends`: of comments. */
function readMark(line: string, pattern: RegExp, ends: readonly string[]): Mark | null {
  if (!line.includes('region')) return null;
  const text = line.trim(); // A pattern that skips blanks at both ends of a name takes the cube of their number.
  const found = pattern.exec(text);
  if (!found) return null;
  const written = text.slice(found[0].length);
  const end = ends.find((closer) => written.endsWith(closer)) ?? '';
  return { kind: found[1] === undefined ? 'start' : 'end', name: written.slice(0, written.length - end.length).trim() };
}

export type Region =
  /** Indices of the first line of the region and of the line behind its last. */
  | { readonly kind: 'found'; readonly from: number; readonly to: number }
  | { readonly kind: 'missing'; readonly names: readonly string[] }
  /** `index` is the line that is wrong. */
  | { readonly kind: 'broken'; readonly problem: string; readonly index: number };

export function findRegion(marks: Marks, name: string): Region {
  const starts = marks.flatMap((mark, index) => (mark?.kind === 'start' ? [{ name: mark.name, index }] : []));
  const [start, again] = starts.filter((candidate) => candidate.name === name);
  if (!start) return { kind: 'missing', names: starts.map((candidate) => candidate.name) };
  if (again) return { kind: 'broken', problem: 'starts twice', index: again.index };
  const open = [name];
  for (let index = start.index + 1; index < marks.length; index++) {
    const mark = marks[index];
    if (mark?.kind === 'start') open.push(mark.name);
    if (mark?.kind !== 'end') continue;
    const at = mark.name === '' ? open.length - 1 : open.lastIndexOf(mark.name);
    if (at !== -1) open.length = at;
    if (open.length === 0) return { kind: 'found', from: start.index + 1, to: index };
  }
  return { kind: 'broken', problem: 'has no #endregion line', index: start.index };
}
