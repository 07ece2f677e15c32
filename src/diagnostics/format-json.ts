// Diagnostics as they are, for programs.
import type { Diagnostic } from '../model/outcome.ts';

export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify(diagnostics, null, 2)}\n`;
}
