// Puts diagnostics in the one order in which they are shown: by file, line, column and code, none twice.
import { byCodeUnit } from '../lib/code-unit-order.ts';
import type { Diagnostic } from '../model/outcome.ts';

/** Those without a place come first: they are about the whole site. */
export function arrangeDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  const unique = diagnostics.filter(({ code, at, message }) => {
    const key = JSON.stringify([code, at?.file, at?.line, at?.column, message]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return unique.sort(
    (a, b) =>
      byCodeUnit(a.at?.file ?? '', b.at?.file ?? '') ||
      (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
      (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
      byCodeUnit(a.code, b.code) ||
      byCodeUnit(a.message, b.message),
  );
}
