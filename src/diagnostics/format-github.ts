// Diagnostics as workflow commands: GitHub shows each one beside its line in a pull request.
import { SEVERITIES } from '../lib/severity-order.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { FormatOptions } from './format-options.ts';

export function formatGithub(diagnostics: readonly Diagnostic[], { prefix }: Pick<FormatOptions, 'prefix'>): string {
  const commands = (isNote: boolean) =>
    diagnostics.filter(({ severity }) => (severity === 'info') === isNote).map((found) => command(found, prefix));
  // Limits are notices too: after more notices than GitHub shows, they would be hidden.
  return [...commands(false), ...limitNotes(diagnostics), ...commands(true)].map((line) => `${line}\n`).join('');
}

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** Annotations of one severity that GitHub makes of one step; the log keeps all. */
const SHOWN_PER_STEP = 10;

function limitNotes(diagnostics: readonly Diagnostic[]): string[] {
  return SEVERITIES.flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    if (count <= SHOWN_PER_STEP) return [];
    const word = `${COMMANDS[severity]}s`;
    const text = `GitHub annotates the first ${SHOWN_PER_STEP} ${word} of a step; the log of this step contains all ${count} ${word}.`;
    return [`::notice title=docs-gen::${escapeData(text)}`];
  });
}

function command({ code, severity, message, hint, at }: Diagnostic, prefix: string): string {
  const properties = [
    at && `file=${escapeProperty(prefix + at.file)}`,
    at?.line !== undefined && `line=${at.line}`,
    at?.column !== undefined && `col=${at.column}`,
    `title=${escapeProperty(code)}`,
  ].filter((property) => typeof property === 'string');
  return `::${COMMANDS[severity]} ${properties.join(',')}::${escapeData(hint ? `${message}\nhint: ${hint}` : message)}`;
}

/** A command is one line; `%` starts an escape. */
function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

/** Colons end the properties, commas divide them. */
function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
