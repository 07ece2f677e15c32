// The severities that a site sets for single codes: which codes they may change, and how they change what was reported.
import type { Diagnostic, Severity } from '../model/outcome.ts';
import { catalogue } from './catalogue.ts';
import { type CatalogueEntry, isRecoverable } from './entry.ts';

/** `off`: not reported at all. */
export type SeveritySetting = Severity | 'off';

/** By code; codes that are not listed keep the severity with which they are reported. */
export type Severities = ReadonlyMap<string, SeveritySetting>;

export const NO_SEVERITIES: Severities = new Map();

const entries: Readonly<Record<string, CatalogueEntry | undefined>> = catalogue as never; // The union of entries, by code.

export function entryOf(code: string): CatalogueEntry | undefined {
  return entries[code];
}

/** Whether the rest of the site is correct although this was reported. Nothing is known of the codes of plugins. */
export function isRecoverableCode(code: string): boolean {
  const known = entryOf(code);
  return known !== undefined && isRecoverable(known);
}

/** Reported by a command, often without a site whose config it could follow. */
const OF_COMMANDS = new Set(['cli', 'init', 'serve', 'api-diff']);

/** Whether the config may give the code of the catalogue this severity. */
export function maySet(code: string, setting: SeveritySetting): boolean {
  return !OF_COMMANDS.has(areaOf(code)) && (setting === 'error' || isRecoverableCode(code));
}

/** The part before the slash. */
export function areaOf(code: string): string {
  return code.split('/', 1)[0] ?? code;
}

/** `--strict`: warnings become errors. Notes stay: a build never fails because of them. */
export function applyStrict(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic,
  );
}

export function applySeverities(diagnostics: readonly Diagnostic[], severities: Severities): readonly Diagnostic[] {
  if (severities.size === 0) return diagnostics;
  return diagnostics.flatMap((diagnostic) => {
    const severity = severities.get(diagnostic.code) ?? diagnostic.severity;
    return severity === 'off' ? [] : [{ ...diagnostic, severity }];
  });
}
