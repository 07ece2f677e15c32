// What `--max-rss` says of a run that held more memory than it was meant to.
import { report } from '../diagnostics/report.ts';
import type { Diagnostic } from '../model/outcome.ts';

/** In MB. The run is over by now: with `strict` it fails, and what it published stays. */
export function memoryDiagnostic(peak: number, most: number, { strict }: { readonly strict: boolean }): Diagnostic {
  return report('cli/much-memory', { peak: Math.ceil(peak), most }, undefined, strict ? { severity: 'error' } : {});
}
