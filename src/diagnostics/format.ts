// Turns diagnostics into text for a terminal, a program, GitHub annotations or a code scanner.
import { assertNever } from '../lib/assert-never.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { arrangeDiagnostics } from './arrange.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import type { Format, FormatOptions } from './format-options.ts';
import { formatPretty } from './format-pretty.ts';
import { formatSarif } from './format-sarif.ts';

/** Ends in a line break unless empty. */
export function formatDiagnostics(format: Format, diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const arranged = arrangeDiagnostics(diagnostics);
  switch (format) {
    case 'pretty':
      return formatPretty(arranged, options);
    case 'json':
      return formatJson(arranged);
    case 'github':
      return formatGithub(arranged, options);
    case 'sarif':
      return formatSarif(arranged, options);
    default:
      return assertNever(format);
  }
}
