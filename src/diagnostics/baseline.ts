// The baseline of a project: findings that it had when it began to check, which are counted and not shown.
import * as z from 'zod';
import { sha256 } from '../lib/node/hash.ts';
import type { BaselineRow } from '../model/build.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { arrangeDiagnostics } from './arrange.ts';
import type { LineOf } from './author-lines.ts';
import { type DataPath, dataPathText } from './locate-literal.ts';
import { schemaFindings } from './schema-findings.ts';
import { isRecoverableCode } from './severities.ts';

export interface Judged {
  /** Not in the baseline: shown, and counted for or against the build. */
  readonly fresh: readonly Diagnostic[];
  /** Rows of what is in the baseline. */
  readonly accepted: readonly BaselineRow[];
  /** Rows of the baseline that nothing answers to any more. */
  readonly gone: readonly BaselineRow[];
}

/** `all` accepts whatever may stand in a baseline: what a new one is made of. */
export function judge(
  diagnostics: readonly Diagnostic[],
  rows: readonly BaselineRow[] | 'all',
  lineOf: LineOf,
): Judged {
  const open = new Set(rows === 'all' ? [] : rows.map(keyOf));
  const counts = new Map<string, number>();
  const fresh: Diagnostic[] = [];
  const accepted: BaselineRow[] = [];
  for (const diagnostic of arrangeDiagnostics(diagnostics)) {
    const row = isAcceptable(diagnostic) ? rowOf(diagnostic, counts, lineOf) : null;
    if (row && (rows === 'all' || open.delete(keyOf(row)))) accepted.push(row);
    else fresh.push(diagnostic);
  }
  return { fresh, accepted, gone: rows === 'all' ? [] : rows.filter((row) => open.has(keyOf(row))) };
}

/** Warnings and notes, and errors that leave the rest of the site correct. */
function isAcceptable({ code, severity }: Diagnostic): boolean {
  return severity !== 'error' || isRecoverableCode(code);
}

/** The line's text instead of its number: text above may come and go. Equal lines are distinguished by their order. */
function rowOf({ code, at, message }: Diagnostic, counts: Map<string, number>, lineOf: LineOf): BaselineRow {
  const file = at?.file ?? '';
  const words = ((at && lineOf(at)) ?? message).trim().replace(/\s+/g, ' ');
  const hash = sha256(JSON.stringify([code, file, words])).slice(0, 16);
  const ordinal = counts.get(hash) ?? 0;
  counts.set(hash, ordinal + 1);
  return { code, file, fingerprint: `${hash}:${ordinal}` };
}

function keyOf({ code, file, fingerprint }: BaselineRow): string {
  return JSON.stringify([code, file, fingerprint]);
}

const baselineSchema = z.strictObject({
  version: z.literal(1),
  findings: z.array(z.strictObject({ code: z.string(), file: z.string(), fingerprint: z.string() })),
});

export type ParsedBaseline =
  | { readonly rows: readonly BaselineRow[] }
  | { readonly problem: string; readonly path: DataPath };

/** `data` is the parsed JSON. */
export function checkBaseline(data: unknown): ParsedBaseline {
  const parsed = baselineSchema.safeParse(data);
  if (parsed.success) return { rows: parsed.data.findings };
  const [finding] = schemaFindings(baselineSchema, data, parsed.error);
  if (!finding) throw new Error('A baseline was refused without a reason.');
  const { kind, path } = finding;
  const name = dataPathText(path) || 'the file';
  if (kind === 'unknown-key') return { problem: `\`${name}\` is not a field of a baseline`, path };
  if (kind === 'missing-key') return { problem: `\`${name}\` is missing`, path: path.slice(0, -1) };
  return { problem: `\`${name}\` ${finding.problem}`, path };
}

/** One sorted row per finding, so that two branches with different fixes can be merged. */
export function baselineText(rows: readonly BaselineRow[]): string {
  const lines = rows.map(({ code, file, fingerprint }) => `    ${JSON.stringify({ code, file, fingerprint })}`);
  const findings = lines.length === 0 ? '[]' : `[\n${lines.sort().join(',\n')}\n  ]`;
  return `{\n  "version": 1,\n  "findings": ${findings}\n}\n`;
}
