// Diagnostics as open pages show them: each with the lines of source around its place.
import { type LineReader, lineReader } from '../diagnostics/code-frame.ts';
import { LISTED_PROBLEMS } from '../lib/problem-list.ts';
import { compareSeverities } from '../lib/severity-order.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { ShownProblem } from '../model/serve.ts';

/** Lines before and behind the place. */
const AROUND = 2;
const MOST_COLUMNS = 160;

/** Most severe first; those that no page lists have no lines. `read`: the text of a file by its name below the root. */
export function shownProblems(
  diagnostics: readonly Diagnostic[],
  read: (file: string) => string | undefined,
): ShownProblem[] {
  const inOrder = [...diagnostics].sort(compareSeverities);
  const readers = new Map<string, LineReader>();
  const linesOf = (file: string): LineReader => {
    const known = readers.get(file) ?? lineReader(read(file) ?? '');
    readers.set(file, known);
    return known;
  };
  return inOrder.map(({ code, severity, message, hint, at }, index) => ({
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    file: at?.file ?? null,
    line: at?.line ?? null,
    column: at?.column ?? null,
    frame: at?.line === undefined || index >= LISTED_PROBLEMS ? '' : frameOf(linesOf(at.file), at.line, at),
  }));
}

function frameOf(
  lines: LineReader,
  line: number,
  { column, length = 1 }: { readonly column?: number; readonly length?: number },
): string {
  if (lines(line) === undefined) return '';
  const width = String(line + AROUND).length;
  const rows: string[] = [];
  for (let number = Math.max(1, line - AROUND); number <= line + AROUND; number++) {
    const source = lines(number);
    if (source === undefined) break;
    const mark = number === line ? '>' : ' ';
    rows.push(`${mark} ${String(number).padStart(width)} | ${source.slice(0, MOST_COLUMNS)}`.trimEnd());
    if (number === line && column !== undefined && column <= MOST_COLUMNS) {
      const before = source.slice(0, column - 1).replace(/[^\t]/g, ' ');
      const carets = '^'.repeat(Math.max(1, Math.min(length, MOST_COLUMNS - column)));
      rows.push(`  ${' '.repeat(width)} | ${before}${carets}`);
    }
  }
  return rows.join('\n');
}
