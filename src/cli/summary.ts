// The last lines of a run: what was built, how long it took, where the time went.
import { severityCounts } from '../lib/severity-order.ts';
import type { BuildResult, StageTiming } from '../model/build.ts';

export function summary(
  command: 'build' | 'check',
  { ok, routes, emit, diagnostics }: Pick<BuildResult, 'ok' | 'routes' | 'emit' | 'diagnostics'>,
  measured: { readonly ms: number; readonly peakRssMb: number },
): string {
  const verdict = ok ? (command === 'build' ? 'Built' : 'Checked') : command === 'build' ? 'Not published:' : 'Checked';
  const files = emit ? `Files: ${emit.written} written, ${emit.unchanged} unchanged, ${emit.removed} removed.\n` : '';
  return [
    `${verdict} ${plural(routes, 'route')} in ${(measured.ms / 1000).toFixed(2)} s, peak memory ${Math.round(measured.peakRssMb)} MB.\n`,
    files,
    `${severityCounts(diagnostics, ['error', 'warning']).join(', ')}.\n`,
  ].join('');
}

/** The share is of all stages together: stages that overlap take more than the clock says. */
export function timingsTable(timings: readonly StageTiming[]): string {
  const total = timings.reduce((sum, { ms }) => sum + ms, 0);
  const row = ({ stage, ms, items, cacheHits }: StageTiming) => [
    stage,
    ms.toFixed(1),
    items === undefined ? '' : String(items),
    cacheHits === undefined ? '' : String(cacheHits),
    total === 0 ? '' : `${((100 * ms) / total).toFixed(1)} %`,
  ];
  return alignedTable([
    ['stage', 'ms', 'items', 'cache hits', 'share'],
    ...timings.map(row),
    row({ stage: 'total', ms: total }),
  ]);
}

/** First column to the left, numbers to the right. */
function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return rows.map((row) => `${line(row).join('  ').trimEnd()}\n`).join('');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
