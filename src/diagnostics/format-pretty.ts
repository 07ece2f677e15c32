// Diagnostics for people: what is wrong, where, the line itself, and what to do about it.
import picocolors from 'picocolors';
import type { Diagnostic, Location, Related } from '../model/outcome.ts';
import { codeFrame, type LineReader, lineReader } from './code-frame.ts';
import { printable } from './display-width.ts';
import type { FormatOptions } from './format-options.ts';

type Colors = ReturnType<typeof picocolors.createColors>;
type PrettyOptions = Pick<FormatOptions, 'color' | 'columns' | 'readSource'>;

export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  if (diagnostics.length === 0) return '';
  const colors = picocolors.createColors(options.color);
  const lines = sourceLines(options.readSource);
  const blocks = diagnostics.map((diagnostic) => block(diagnostic, colors, (at) => frame(at, lines, colors, options)));
  return `${blocks.join('\n')}\n${countLine(diagnostics)}\n`;
}

function block(
  { code, severity, message, hint, at, related = [] }: Diagnostic,
  colors: Colors,
  frameOf: (at: Location) => string[],
): string {
  const label = colors.bold(severity === 'error' ? colors.red(severity) : colors.yellow(severity));
  const lines = [
    `${label} ${colors.dim(printable(code))}  ${indented(message)}`,
    ...(at ? [`  ${colors.cyan(placeOf(at))}`, ...frameOf(at)] : []),
    ...related.map((other) => relatedLine(other, colors)),
    ...(hint === undefined ? [] : [`  ${colors.green('hint:')} ${indented(hint)}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function relatedLine({ message, at }: Related, colors: Colors): string {
  return `  ${indented(message)} ${colors.cyan(placeOf(at))}`;
}

function placeOf({ file, line, column }: Location): string {
  return [printable(file), line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}

/** Further lines of a message stand below its first. */
function indented(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map(printable)
    .join('\n    ');
}

function frame(
  at: Location,
  lines: (file: string) => LineReader | undefined,
  colors: Colors,
  options: PrettyOptions,
): string[] {
  if (at.line === undefined) return [];
  const text = lines(at.file)?.(at.line);
  if (text === undefined) return [];
  const number = String(at.line).padStart(3);
  const gutter = `  ${number} | `;
  const { source, carets } = codeFrame(text, at, frameColumns(options.columns - gutter.length));
  const margin = `  ${' '.repeat(number.length)} |`;
  return [
    `${colors.dim(gutter)}${source}`.trimEnd(),
    ...(carets === '' ? [] : [`${colors.dim(margin)} ${colors.red(carets)}`]),
  ];
}

/** Longer lines are hard to read even where they fit; on narrower ones there is nothing left to read. */
function frameColumns(room: number): number {
  return Math.max(30, Math.min(room, 110));
}

function sourceLines(readSource: FormatOptions['readSource']): (file: string) => LineReader | undefined {
  const readers = new Map<string, LineReader | undefined>();
  return (file) => {
    if (!readers.has(file)) {
      const text = readSource(file);
      readers.set(file, text === undefined ? undefined : lineReader(text));
    }
    return readers.get(file);
  };
}

function countLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const files = new Set(diagnostics.flatMap(({ at }) => (at ? [at.file] : []))).size;
  const counts = [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')].filter(Boolean);
  return `${counts.join(' and ')}${files > 0 ? ` in ${plural(files, 'file')}` : ''}.`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
