// Diagnostics for people: what is wrong, where, the line itself, and what to do about it.
import picocolors from 'picocolors';
import { listText } from '../lib/list-text.ts';
import { compareSeverities, severityCounts } from '../lib/severity-order.ts';
import type { Diagnostic, Location, Related, Severity } from '../model/outcome.ts';
import { catalogue } from './catalogue.ts';
import { codeFrame, type LineReader, lineReader } from './code-frame.ts';
import { type Crowd, fileCount, groupByCode, sortByCrowd } from './crowds.ts';
import { displayWidth, fitWidth, printable } from './display-width.ts';
import type { CatalogueEntry } from './entry.ts';
import type { FormatOptions } from './format-options.ts';

type Colors = ReturnType<typeof picocolors.createColors>;
type PrettyOptions = Pick<FormatOptions, 'color' | 'columns' | 'readSource' | 'verbose'>;

/** If there are many of one code, an overview by code comes first. Errors come before warnings, and warnings before notes. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  if (diagnostics.length === 0) return '';
  const colors = picocolors.createColors(options.color);
  const lines = sourceLines(options.readSource);
  const blocks = (list: readonly Diagnostic[]) =>
    list.map((diagnostic) => block(diagnostic, colors, (at) => frame(at, lines, colors, options)));
  const { few, crowds } = options.verbose ? { few: diagnostics, crowds: [] } : sortByCrowd(diagnostics);
  const counts = `${countText(diagnostics)}.\n`;
  if (crowds.length === 0) return `${blocks(few).join('\n')}\n${counts}`;
  return [
    overview(diagnostics, colors, options.columns),
    ...blocks([...few].sort(compareSeverities)),
    ...crowds.flatMap((crowd) => [...blocks(crowd.shown), ...restOf(crowd, colors)]),
    counts,
  ].join('\n');
}

/** One line for each code: how many there are, and what it means. */
function overview(diagnostics: readonly Diagnostic[], colors: Colors, columns: number): string {
  const groups = groupByCode(diagnostics);
  const codeWidth = Math.max(...groups.map(({ code }) => displayWidth(printable(code))));
  const countWidth = String(Math.max(...groups.map(({ count }) => count))).length;
  const rows = groups.map(({ code, severity, count }) => {
    const shown = printable(code);
    const start = `  ${String(count).padStart(countWidth)}  `;
    const word = severity.padEnd('warning'.length);
    const room = columns - start.length - word.length - codeWidth - 3;
    const what = room < 20 ? '' : fitWidth(meaningOf(code), room);
    const padded = shown + ' '.repeat(codeWidth - displayWidth(shown));
    return `${`${start}${severityLabel(severity, word, colors)} ${colors.dim(padded)}  ${what}`.trimEnd()}\n`;
  });
  return `${countText(diagnostics)}, by code:\n\n${rows.join('')}`;
}

/** A plugin's code has no entry. */
function meaningOf(code: string): string {
  const entries: Readonly<Record<string, Pick<CatalogueEntry, 'explain'> | undefined>> = catalogue;
  return entries[code]?.explain.what ?? '';
}

function restOf({ code, count, files, shown }: Crowd, colors: Colors): string[] {
  const rest = `… and ${count - shown.length} more ${printable(code)}: ${count} in all, in ${plural(files, 'file')}.`;
  return count === shown.length ? [] : [`  ${colors.dim(`${rest} --verbose shows each.`)}\n`];
}

function block(
  { code, severity, message, hint, at, related = [] }: Diagnostic,
  colors: Colors,
  frameOf: (at: Location) => string[],
): string {
  const label = severityLabel(severity, severity, colors);
  const lines = [
    `${label} ${colors.dim(printable(code))}  ${indented(message)}`,
    ...(at ? [`  ${colors.cyan(placeOf(at))}`, ...frameOf(at)] : []),
    ...related.map((other) => relatedLine(other, colors)),
    ...(hint === undefined ? [] : [`  ${colors.green('hint:')} ${indented(hint)}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function severityLabel(severity: Severity, word: string, colors: Colors): string {
  const tone = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  return colors.bold(tone(word));
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

function countText(diagnostics: readonly Diagnostic[]): string {
  const files = fileCount(diagnostics);
  return `${listText(severityCounts(diagnostics))}${files > 0 ? ` in ${plural(files, 'file')}` : ''}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
