// The line of source that a diagnostic is about, cut to the terminal, and the carets below it.
import type { Location } from '../model/outcome.ts';
import { type Cell, cells } from './display-width.ts';
import { lineIndex } from './locate.ts';

export interface CodeFrame {
  readonly source: string;
  /** Spaces and carets to print below `source`; empty when the place has no column. */
  readonly carets: string;
}

/** Gives the text of a line by number, without its line break; undefined past the end. */
export type LineReader = (line: number) => string | undefined;

/** Splits once, so that a thousand diagnostics in one file do not scan it a thousand times. */
export function lineReader(text: string): LineReader {
  const { starts } = lineIndex(text);
  return (line) => {
    const start = starts[line - 1];
    return start === undefined ? undefined : text.slice(start, starts[line]).replace(/[\r\n]+$/, '');
  };
}

/** `columns` is the widest that the source may be: a paragraph of markdown is one line of any length. */
export function codeFrame(line: string, at: Location, columns: number): CodeFrame {
  const from = at.column === undefined ? 0 : Math.min(at.column - 1, line.length);
  const to = Math.max(from + (at.length ?? 1), from + 1);
  const near = sliceNear(line, from, columns);
  const all = cells(near.text);
  const marked = (cell: Cell) => cell.start + near.offset < to && cell.end + near.offset > from;
  const before = widthOf(all.filter((cell) => cell.end + near.offset <= from));
  const window = chooseWindow(all, before, columns, near);
  const shift = widthOf(all.slice(0, window.first)) - (window.cutLeft ? 1 : 0);
  const carets = Math.max(1, widthOf(all.slice(window.first, window.last).filter(marked)));
  return {
    source: `${window.cutLeft ? '…' : ''}${textOf(all.slice(window.first, window.last))}${window.cutRight ? '…' : ''}`,
    carets: at.column === undefined ? '' : ' '.repeat(before - shift) + '^'.repeat(carets),
  };
}

interface NearText {
  readonly text: string;
  readonly offset: number;
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
}

/** Only what may be shown is measured: a line may be a megabyte of minified code. */
function sliceNear(line: string, from: number, columns: number): NearText {
  const offset = wholeCharacter(line, Math.max(0, from - 2 * columns));
  const end = wholeCharacter(line, Math.min(line.length, from + 2 * columns));
  return { text: line.slice(offset, end), offset, cutLeft: offset > 0, cutRight: end < line.length };
}

function wholeCharacter(line: string, offset: number): number {
  const code = line.charCodeAt(offset);
  return offset > 0 && code >= 0xdc00 && code <= 0xdfff ? offset - 1 : offset;
}

interface Window {
  readonly first: number;
  readonly last: number;
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
}

/** Chooses the cells to show: all of them, or `columns` with a third of the room before the marked place. */
function chooseWindow(all: readonly Cell[], before: number, columns: number, near: NearText): Window {
  const total = widthOf(all);
  if (total <= columns && !near.cutLeft && !near.cutRight) {
    return { first: 0, last: all.length, cutLeft: false, cutRight: false };
  }
  const room = columns - 2; // One column at each end for an ellipsis.
  const start = Math.max(0, Math.min(before - Math.floor(room / 3), total - room));
  let first = 0;
  for (let width = 0; width < start && first < all.length; first++) width += all[first]?.width ?? 0;
  let last = first;
  for (let width = 0; last < all.length; last++) {
    width += all[last]?.width ?? 0;
    if (width > room) break;
  }
  return { first, last, cutLeft: near.cutLeft || first > 0, cutRight: near.cutRight || last < all.length };
}

function widthOf(list: readonly Cell[]): number {
  return list.reduce((sum, cell) => sum + cell.width, 0);
}

function textOf(list: readonly Cell[]): string {
  return list.map((cell) => cell.text).join('');
}
