// Diagnostics as SARIF 2.1.0 (OASIS), the format that code scanners exchange.
import { encodePath } from '../lib/url.ts';
import type { Diagnostic, Location, Severity } from '../model/outcome.ts';
import { severityOf } from './entry.ts';
import type { FormatOptions } from './format-options.ts';
import { entryOf } from './severities.ts';

export function formatSarif(
  diagnostics: readonly Diagnostic[],
  { prefix, version }: Pick<FormatOptions, 'prefix' | 'version'>,
): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docs-gen', semanticVersion: version, rules: codes.map(rule) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => result(diagnostic, codes, prefix)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** A plugin's code has no entry in the catalogue. */
function rule(code: string) {
  const known = entryOf(code);
  if (!known) return { id: code };
  const { what, why, example, fix } = known.explain;
  return {
    id: code,
    shortDescription: { text: what },
    fullDescription: { text: `${what} ${why}` },
    help: { text: `${why}\n\nExample: ${example}\n\nFix: ${fix}` },
    defaultConfiguration: { level: LEVELS[severityOf(known)] },
  };
}

function result(diagnostic: Diagnostic, codes: readonly string[], prefix: string) {
  const { code, severity, message, hint, at, related = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message}\nhint: ${hint}` },
    ...(at ? { locations: [location(at, prefix)] } : {}),
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((other) => ({
            ...location(other.at, prefix),
            message: { text: other.message },
          })),
        }),
  };
}

function location({ file, line, column, length }: Location, prefix: string) {
  const artifactLocation = { uri: encodePath(prefix + file) };
  if (line === undefined) return { physicalLocation: { artifactLocation } };
  const region = {
    startLine: line,
    ...(column === undefined ? {} : { startColumn: column }),
    ...(column === undefined || length === undefined ? {} : { endColumn: column + length }), // Exclusive.
  };
  return { physicalLocation: { artifactLocation, region } };
}
