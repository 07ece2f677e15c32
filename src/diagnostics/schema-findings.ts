// Turns zod's issues about data into findings that authors understand: unknown key, missing key, wrong value.
import * as z from 'zod';
import { kebabCase } from '../lib/kebab-case.ts';
import { nearest } from '../lib/nearest.ts';
import { keySchemas, knownKeys } from '../lib/schema-shape.ts';
import { withoutPaths } from '../lib/without-paths.ts';
import type { DataPath } from './locate-literal.ts';

export type SchemaFinding =
  | {
      readonly kind: 'unknown-key';
      readonly path: DataPath;
      readonly key: string;
      readonly nearest: string | null;
      /** What the object may have instead. */
      readonly known: readonly string[];
      /** Where a key of this name is read, when none is near: further out, or in the object of the same name. */
      readonly elsewhere: DataPath | null;
    }
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
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      const elsewhere = near === null ? placeOfKey(key, path, subject.schema) : null;
      return { kind: 'unknown-key', path: [...path, key], key, nearest: near, known, elsewhere };
    });
  }
  if (issue.code === 'invalid_union') {
    const fitting = issue.errors.find((branch) =>
      branch.every((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'),
    );
    const branch = fitting ?? branchOfType(issue.errors);
    if (branch) return branch.flatMap((inner) => read(inner, [...path, ...inner.path], subject));
  }
  const value = valueAt(subject.data, path);
  const last = path.at(-1);
  if (value === undefined && last !== undefined && issue.code !== 'invalid_key')
    return [{ kind: 'missing-key', path, key: String(last) }];
  const problem = problemOf(issue, value);
  const atKey = issue.code === 'invalid_key';
  const near = atKey ? withHyphens(path, subject.schema) : nearValue(value, issue);
  return [{ kind: 'invalid-value', path, problem, nearest: near, atKey }];
}

/** The objects around it, as far as the next list, then those outside that have the same name. */
function placeOfKey(key: string, path: DataPath, schema: z.ZodType): DataPath | null {
  const ofItem = path.findLastIndex((step) => typeof step === 'number') + 1;
  const around = path.map((_, length) => path.slice(0, length)).filter(({ length }) => length >= ofItem);
  const alike = path.slice(ofItem).map((_, i) => path.slice(ofItem + i));
  const place = [...around.reverse(), ...alike].find((outer) => knownKeys(schema, outer).includes(key));
  return place ? [...place, key] : null;
}

/** The only branch of a union that refuses the form of a value and not its type. */
function branchOfType(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | null {
  const ofType = branches.filter(([first]) => first && ['invalid_format', 'too_small', 'too_big'].includes(first.code));
  return ofType.length === 1 ? (ofType[0] ?? null) : null;
}

/** `borderWidth` where only `border-width` is a key. */
function withHyphens(path: DataPath, schema: z.ZodType): string | null {
  const key = String(path.at(-1));
  const kebab = kebabCase(key);
  if (kebab === key) return null;
  return keySchemas(schema, path.slice(0, -1)).some((wanted) => z.safeParse(wanted, kebab).success) ? kebab : null;
}

/** A check of our own may say what is near. */
function nearValue(value: unknown, issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'custom' && typeof issue.params?.nearest === 'string') return issue.params.nearest;
  return typeof value === 'string' ? nearWord(value, allowedWords(issue)) : null;
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
      if (issue.origin === 'string' || issue.origin === 'array') return 'must not be empty';
      return `must be ${issue.inclusive === false ? 'greater than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
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
