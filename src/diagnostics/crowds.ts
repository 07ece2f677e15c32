// Keeps a list of thousands readable: of a code that many places have, only the first few are shown, with their count.
import { compareSeverities } from '../lib/severity-order.ts';
import type { Diagnostic, Severity } from '../model/outcome.ts';

/** Findings of one code and severity. */
export interface Crowd {
  readonly code: string;
  readonly severity: Severity;
  readonly shown: readonly Diagnostic[];
  readonly count: number;
  readonly files: number;
}

export interface Sorted {
  /** Those that are shown one by one. */
  readonly few: readonly Diagnostic[];
  /** By severity, then the largest. */
  readonly crowds: readonly Crowd[];
}

/** An error stops the build, so all are shown as long as a person can fix them in one session. */
const MOST = {
  error: { of: 50, shown: 50 },
  warning: { of: 5, shown: 3 },
  info: { of: 5, shown: 3 },
} as const;

/** The diagnostics are in order already. */
export function sortByCrowd(diagnostics: readonly Diagnostic[]): Sorted {
  const groups = groupByCode(diagnostics);
  const crowds = groups.filter(({ severity, count }) => count > MOST[severity].of);
  const crowded = new Set(crowds.map(keyOf));
  return {
    few: diagnostics.filter((diagnostic) => !crowded.has(keyOf(diagnostic))),
    crowds: crowds.map((crowd) => ({ ...crowd, shown: crowd.shown.slice(0, MOST[crowd.severity].shown) })),
  };
}

/** All findings of each code. By severity, then the largest. */
export function groupByCode(diagnostics: readonly Diagnostic[]): Crowd[] {
  const byCode = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const diagnostic of diagnostics) {
    const group = byCode.get(keyOf(diagnostic));
    if (group) group.push(diagnostic);
    else byCode.set(keyOf(diagnostic), [diagnostic]);
  }
  return [...byCode.values()]
    .map((all) => {
      const [{ code, severity }] = all;
      return { code, severity, shown: all, count: all.length, files: fileCount(all) };
    })
    .sort((a, b) => compareSeverities(a, b) || b.count - a.count || (a.code < b.code ? -1 : 1));
}

function keyOf({ severity, code }: Pick<Diagnostic, 'severity' | 'code'>): string {
  return `${severity} ${code}`;
}

export function fileCount(diagnostics: readonly Diagnostic[]): number {
  return new Set(diagnostics.flatMap(({ at }) => (at ? [at.file] : []))).size;
}
