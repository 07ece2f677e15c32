// One text table of a site: flat keys or nested ones, held to the keys that the shell has.
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { nearest } from '../lib/nearest.ts';
import { englishTexts, type Texts } from './texts.ts';

export type TableFinding =
  | { readonly kind: 'unknown-key'; readonly path: DataPath; readonly key: string; readonly nearest: string | null }
  | { readonly kind: 'twice'; readonly path: DataPath; readonly key: string }
  | {
      readonly kind: 'wrong-type';
      readonly path: DataPath;
      readonly key: string;
      readonly problem: string;
      readonly wanted: 'text' | 'texts';
    };

export interface CheckedTable {
  /** By dotted key. */
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly TableFinding[];
  /** Keys that the table does not fill. */
  readonly missing: readonly string[];
}

/** `{ "tags": { "beta": "…" } }` and `{ "tags.beta": "…" }` are the same. An empty text is one that is missing. */
export function checkTable(data: unknown): CheckedTable {
  const known = [...flatTexts(englishTexts).keys()];
  const groups = new Set(known.flatMap((key) => (key.includes('.') ? [key.slice(0, key.lastIndexOf('.'))] : [])));
  const texts = new Map<string, string>();
  const findings: TableFinding[] = [];
  const read = (value: unknown, path: DataPath) => {
    const key = path.join('.');
    const isGroup = path.length === 0 || groups.has(key);
    if (!isGroup && !known.includes(key)) {
      findings.push({ kind: 'unknown-key', path, key, nearest: nearest(key, [...known, ...groups]) });
    } else if (isGroup) {
      if (isRecord(value)) for (const [name, inner] of Object.entries(value)) read(inner, [...path, name]);
      else {
        const problem = `must be an object of texts, not ${wordOf(value)}`;
        findings.push({ kind: 'wrong-type', path, key, problem, wanted: 'texts' });
      }
    } else if (typeof value !== 'string') {
      const problem = `must be a text, not ${wordOf(value)}`;
      findings.push({ kind: 'wrong-type', path, key, problem, wanted: 'text' });
    } else if (value !== '') {
      if (texts.has(key)) findings.push({ kind: 'twice', path, key });
      texts.set(key, value);
    }
  };
  read(data, []);
  return { texts, findings, missing: known.filter((key) => !texts.has(key)) };
}

/** Dotted key to text. */
export function flatTexts(table: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, value]: [string, unknown]): (readonly [string, string])[] => {
      if (typeof value === 'string') return [[prefix + name, value]];
      return isRecord(value) ? [...flatTexts(value, `${prefix}${name}.`)] : [];
    }),
  );
}

/** The English texts, with others in their place. */
export function withTexts(texts: ReadonlyMap<string, string>): Texts {
  const fill = <T extends object>(table: T, prefix: string): T =>
    Object.fromEntries(
      Object.entries(table).map(([name, value]: [string, unknown]) => [
        name,
        isRecord(value) ? fill(value, `${prefix}${name}.`) : (texts.get(prefix + name) ?? value),
      ]),
    ) as T; // The same keys, and texts in the place of texts.
  return texts.size === 0 ? englishTexts : fill<Texts>(englishTexts, '');
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wordOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}
