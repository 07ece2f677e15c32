// The lines of a file that are asked for: all, those with certain numbers, or those of a region.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Location, Outcome } from '../model/outcome.ts';
import { findRegion, type Marks } from './regions.ts';
import type { Request } from './request.ts';

export interface NumberedLine {
  readonly text: string;
  /** In its file, from 1. */
  readonly line: number;
}

export interface Selectable {
  /** Relative to the root. */
  readonly file: string;
  readonly lines: readonly string[];
  readonly marks: Marks;
}

/** Without the marks of regions, and without empty lines at either end. null: it was told why. */
export function selectLines(
  { file, lines, marks }: Selectable,
  { lines: numbers, region }: Request,
  placeOf: (word: string) => Location,
): Outcome<NumberedLine[] | null> {
  const all = lines.map((text, index) => ({ text, line: index + 1 }));
  const unmarked = (some: readonly NumberedLine[]) => trimmed(some.filter(({ line }) => marks[line - 1] === null));
  if (region !== null) {
    const found = findRegion(marks, region);
    if (found.kind === 'found') return { value: unmarked(all.slice(found.from, found.to)), diagnostics: [] };
    const at = placeOf(region);
    if (found.kind === 'missing')
      return {
        value: null,
        diagnostics: [report('includes/missing-region', { region, file, nearest: nearest(region, found.names) }, at)],
      };
    const related = [{ message: 'see', at: { file, line: found.index + 1 } }];
    return {
      value: null,
      diagnostics: [report('includes/broken-region', { region, file, problem: found.problem }, at, { related })],
    };
  }
  if (numbers === null) return { value: unmarked(all), diagnostics: [] };
  const ranges = readRanges(numbers, lines.length);
  if (typeof ranges === 'string')
    return {
      value: null,
      diagnostics: [report('includes/bad-lines', { lines: numbers, problem: ranges, file }, placeOf(numbers))],
    };
  return { value: unmarked(ranges.flatMap(([from, to]) => all.slice(from - 1, to))), diagnostics: [] };
}

/** `5,8-9` and `3-`; a text says what is wrong, as the end of a sentence. */
function readRanges(written: string, count: number): (readonly [from: number, to: number])[] | string {
  const ranges: (readonly [number, number])[] = [];
  for (const part of written.split(',')) {
    const [, first = '', dash, last = ''] = /^[ \t]*(\d{1,9})[ \t]*(?:(-)[ \t]*(\d{0,9}))?[ \t]*$/.exec(part) ?? [];
    const from = Number(first);
    const to = dash === undefined ? from : last === '' ? Math.max(from, count) : Number(last);
    if (first === '' || from === 0) return 'is not a list of line numbers';
    if (to < from) return 'contains a range that ends before it starts';
    if (to > count) return `exceeds the last line, ${count}`;
    ranges.push([from, to]);
  }
  return ranges;
}

function trimmed(lines: readonly NumberedLine[]): NumberedLine[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(({ text }) => text.trim() !== '') + 1);
}
