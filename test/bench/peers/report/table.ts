// Figures as rows to read: in a terminal, and in markdown.
import { type Build, type Failure, type Figures, hasFailed, type Round } from './figures.ts';

/** Units stand here: in a text from right to left they would come before their figures. */
const BUILD_HEAD = ['Tool', 'Cold: CPU s', 'Ratio', 'Wall s', 'Memory MB', 'Word changed: CPU s', 'No change: CPU s'];
const SIZE_HEAD = ['Tool', 'All files: MB', 'First load, named: KB', 'First load, fetched: KB'];

/** What builds took, beside the first tool. */
export function buildTable({ tools }: Round): readonly (readonly string[])[] {
  const ours = tools[0]?.cold;
  const base = ours && !hasFailed(ours) ? ours : null;
  return [BUILD_HEAD, ...tools.map((tool) => buildRow(tool, base))];
}

/** What they published. */
export function sizeTable({ tools }: Round): readonly (readonly string[])[] {
  const kb = (bytes: number | null | undefined) => (typeof bytes === 'number' ? (bytes / 1024).toFixed(1) : '–');
  return [
    SIZE_HEAD,
    ...tools.map(({ name, size }) => [
      name,
      size ? (size.bytes / 2 ** 20).toFixed(1) : '–',
      kb(size?.named),
      kb(size?.fetched),
    ]),
  ];
}

/** Of each tool the first thing that went wrong: a table has no room for it. */
export function failures({ tools }: Round): readonly string[] {
  return tools.flatMap(({ name, cold, touched, unchanged }) => {
    const [failure] = [cold, touched, unchanged].filter(hasFailed);
    return failure ? [`${name}: ${failure.failed}`] : [];
  });
}

export function asText(rows: readonly (readonly string[])[]): string {
  const widths = columnWidths(rows);
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}

/** With `figures`, all columns but the first end at the same place. */
export function asMarkdown([head = [], ...rows]: readonly (readonly string[])[], { figures = true } = {}): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (figures && at > 0 ? '---:' : ':---'));
  return [head, rule, ...rows].map(line).join('\n');
}

function buildRow({ name, cold, touched, unchanged }: Figures, ours: Build | null): readonly string[] {
  const cpu = (build: Build | Failure) => (hasFailed(build) ? 'failed' : build.cpuSeconds.toFixed(2));
  return [
    name,
    cpu(cold),
    hasFailed(cold) || !ours ? '–' : (cold.cpuSeconds / ours.cpuSeconds).toFixed(2),
    hasFailed(cold) ? '–' : cold.seconds.toFixed(2),
    hasFailed(cold) || cold.peakMb === null ? '–' : Math.round(cold.peakMb).toLocaleString('en'),
    cpu(touched),
    cpu(unchanged),
  ];
}

function columnWidths(rows: readonly (readonly string[])[]): readonly number[] {
  return (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
}
