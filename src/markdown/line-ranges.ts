// `{1,3-5}`: which lines of a block are meant.

/** Lines count from 1, `to` is inclusive. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** null: it cannot be read. `3-` goes to the last line. */
export function readLineRanges(written: string, lines: number): LineRange[] | null {
  const ranges: LineRange[] = [];
  for (const part of written.replace(/^\{(.*)\}$/s, '$1').split(',')) {
    const [, first, dash, last] = /^\s*(\d{1,6})\s*(-)?\s*(\d{1,6})?\s*$/.exec(part) ?? [];
    if (first === undefined || (dash === undefined && last !== undefined)) return null;
    const from = Number(first);
    const to = dash === undefined ? from : last === undefined ? Math.max(from, lines) : Number(last);
    if (to < from) return null;
    ranges.push({ from, to });
  }
  return ranges;
}

/** The first line that a block of `lines` lines has not got; null: it has them all. */
export function firstOutside(ranges: readonly LineRange[], lines: number): number | null {
  for (const { from, to } of ranges) {
    if (from < 1 || from > lines) return from;
    if (to > lines) return to;
  }
  return null;
}
