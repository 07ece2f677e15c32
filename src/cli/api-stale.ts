// Committed API JSON against what the types say, as a unified diff: for people of a sane length, for programs whole.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { report } from '../diagnostics/report.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { FileChange } from './api-files.ts';

export interface StaleFile {
  readonly file: string;
  readonly state: FileChange['state'];
  /** Unified diff; empty where the two have hardly a line in common. */
  readonly diff: string;
}

/** More edits than this are no diff that anyone reads, and take long to find. */
const MOST_EDITS = 2000;
const LINES_OF_A_FILE = 40;
const FILES_WITH_DIFF = 20;

export function staleFile({ file, state, old, new: now }: FileChange): StaleFile {
  const names = [old === null ? '/dev/null' : `a/${file}`, now === null ? '/dev/null' : `b/${file}`] as const;
  const options = { context: 2, maxEditLength: MOST_EDITS, headerOptions: FILE_HEADERS_ONLY };
  const diff = createTwoFilesPatch(...names, laidOut(old), laidOut(now), undefined, undefined, options);
  return { file, state, diff: diff ?? '' };
}

export function staleDiagnostic({ file, state, name }: FileChange): Diagnostic {
  return report('cli/stale-api-json', { file, state, name }, { file });
}

/** What a formatter did to the committed text is no difference. */
function laidOut(text: string | null): string {
  if (text === null) return '';
  const data = parseJson(text);
  return data === undefined ? text : `${JSON.stringify(data, null, 2)}\n`;
}

export interface DiffPaint {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
  readonly bold: (text: string) => string;
}

export function staleText(files: readonly StaleFile[], paint: DiffPaint): string {
  // A file that is new or gone has one side only: the list of diagnostics says all of it.
  const changed = files.filter(({ state }) => state === 'changed');
  const shown = changed.slice(0, FILES_WITH_DIFF).map((file) => shownDiff(file, paint));
  const rest = changed.length - shown.length;
  const more =
    rest > 0
      ? `… and ${rest} more ${rest === 1 ? 'file' : 'files'}: docs-gen api --check --format json has all.\n`
      : '';
  return `${shown.join('')}${more}`;
}

function shownDiff({ file, diff }: StaleFile, paint: DiffPaint): string {
  if (diff === '') return `${file}: nearly every line is another one.\n\n`;
  const lines = diff.trimEnd().split('\n');
  const shown = lines.slice(0, LINES_OF_A_FILE).map((line) => painted(line, paint));
  const rest = lines.length - shown.length;
  return `${shown.join('\n')}\n${rest > 0 ? `… ${rest} more ${rest === 1 ? 'line' : 'lines'}\n` : ''}\n`;
}

function painted(line: string, paint: DiffPaint): string {
  if (/^(?:---|\+\+\+) /.test(line)) return paint.bold(line);
  if (line.startsWith('@@')) return paint.cyan(line);
  return line.startsWith('-') ? paint.red(line) : line.startsWith('+') ? paint.green(line) : line;
}
