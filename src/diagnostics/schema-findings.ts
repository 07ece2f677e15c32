// Turns what zod says about data into findings in an author's words: unknown key, missing key, wrong value.
import type * as z from 'zod';
import { nearest } from '../lib/nearest.ts';
import { knownKeys } from '../lib/schema-shape.ts';
import { withoutPaths } from '../lib/without-paths.ts';
import type { DataPath } from './locate-literal.ts';

export type SchemaFinding =
  | { readonly kind: 'unknown-key'; readonly path: DataPath; readonly key: string; readonly nearest: string | null }
  | { readonly kind: 'missing-key'; readonly path: DataPath; readonly key: string }
  | {
      readonly kind: 'invalid-value';
      readonly path: DataPath;
      /** Goes on after the name of the value: `must be a string, not a number`. */
      readonly problem: string;
      /** The allowed word that is near the one that was written, or null. */
      readonly nearest: string | null;
      /** The key itself is wrong. */
      readonly atKey: boolean;
    };

export function schemaFindings(schema: z.ZodType, data: unknown, error: z.ZodError): SchemaFinding[] {
  const findings = error.issues.flatMap((issue) => read(issue, issue.path, { schema, data }));
  return findings.filter((finding) => !isExplained(finding, findings));
}

/** The data without its unknown keys and wrong values: what is left may still be read. A missing key stays missing. */
export function withoutFaults(data: unknown, findings: readonly SchemaFinding[]): unknown {
  return withoutPaths(
    data,
    findings.flatMap(({ kind, path }) => (kind === 'missing-key' || path.length === 0 ? [] : [path])),
  );
}

/** `prefx` and the missing `prefix` are one mistake. */
function isExplained(finding: SchemaFinding, all: readonly SchemaFinding[]): boolean {
  if (finding.kind !== 'missing-key') return false;
  const parent = finding.path.slice(0, -1).join('\0');
  return all.some(
    (other) =>
      other.kind === 'unknown-key' && other.nearest === finding.key && other.path.slice(0, -1).join('\0') === parent,
  );
}

interface Subject {
  readonly schema: z.ZodType;
  readonly data: unknown;
}

function read(issue: z.core.$ZodIssue, at: readonly PropertyKey[], subject: Subject): SchemaFinding[] {
  const path = at.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(subject.schema, path);
    return issue.keys.map((key) => ({ kind: 'unknown-key', path: [...path, key], key, nearest: nearest(key, known) }));
  }
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.find((branch) =>
      branch.every((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'),
    );
    if (fitting) return fitting.flatMap((inner) => read(inner, [...path, ...inner.path], subject));
  }
  const value = valueAt(subject.data, path);
  const last = path.at(-1);
  if (value === undefined && last !== undefined && issue.code !== 'invalid_key')
    return [{ kind: 'missing-key', path, key: String(last) }];
  const problem = problemOf(issue, value);
  const near = typeof value === 'string' ? nearWord(value, allowedWords(issue)) : null;
  return [{ kind: 'invalid-value', path, problem, nearest: near, atKey: issue.code === 'invalid_key' }];
}

/** `warn` is short for `warning`, though too many letters are missing for a slip. */
function nearWord(word: string, allowed: readonly string[]): string | null {
  const longer = word.length > 1 ? allowed.find((candidate) => candidate.startsWith(word)) : undefined;
  return longer ?? nearest(word, allowed);
}

function allowedWords(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_union') return issue.errors.flatMap((branch) => branch.flatMap(allowedWords));
  return issue.code === 'invalid_value' ? issue.values.filter((word) => typeof word === 'string') : [];
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof value === 'number'
        ? `must be an integer, not ${value}`
        : `must be ${typeWord(issue.expected)}, not ${valueWord(value)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((allowed) => JSON.stringify(allowed)).join(', ')}`;
    case 'invalid_union': {
      const wanted = issue.errors.flatMap((branch) => branch.slice(0, 1)).map((inner) => problemOf(inner, value));
      const phrases = wanted.map((phrase) => phrase.replace(/^must be /, '').replace(/, not .*$/s, ''));
      return phrases.length > 0 ? `must be ${[...new Set(phrases)].join(' or ')}` : issue.message;
    }
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'must not be empty'
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message; // The schemas give every format and custom check a message of this form.
  }
}

function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.entries(value).find(([key]) => key === String(step))?.[1];
  }, data);
}

function typeWord(expected: string): string {
  if (expected === 'int') return 'an integer';
  if (expected === 'record') return 'an object';
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}

function valueWord(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  return Number.isNaN(value) ? 'NaN' : typeWord(typeof value);
}
