// The order of severities in every list, and how many problems of each there are.
import type { Severity } from '../model/outcome.ts';

/** Most severe first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

const NOUNS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

type Rated = { readonly severity: Severity };

export function compareSeverities(a: Rated, b: Rated): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}

/** `2 errors`, `1 warning`, `1 note`: one text for each severity that occurs, and for each in `always`. */
export function severityCounts(problems: readonly Rated[], always: readonly Severity[] = []): string[] {
  return SEVERITIES.flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    if (count === 0 && !always.includes(severity)) return [];
    return [`${count} ${NOUNS[severity]}${count === 1 ? '' : 's'}`];
  });
}
