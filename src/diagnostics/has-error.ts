// Whether anything said is an error: then nothing is published.
import type { Diagnostic } from '../model/outcome.ts';

export function hasError(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
