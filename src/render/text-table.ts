// One text table of a site: flat keys or nested ones, held to the keys that the shell has.

import type { DataPath } from '../diagnostics/locate-literal.ts';
import { isRecord } from '../lib/is-record.ts';
import { nearest } from '../lib/nearest.ts';
import { englishTexts, type Texts } from './texts.ts';

export type TableFinding =
  | {
      readonly kind: 'other-marks';
      readonly path: DataPath;
      readonly key: string;
      /** Marks that the English text has, and this one lacks. */
      readonly missing: readonly string[];
      /** Marks that readers would see. */
      readonly unknown: readonly string[];
    }
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

/** The key of the group whose keys are the author's: what stands in page trees. */
const FREE = 'pages';

/** `{ "tags": { "beta": "…" } }` and `{ "tags.beta": "…" }` are the same. An empty text is one that is missing. */
export function checkTable(data: unknown): CheckedTable {
  const english = flatTexts(englishTexts);
  const known = [...english.keys()];
  const groups = new Set([FREE, ...known.flatMap(groupsAbove)]);
  const texts = new Map<string, string>();
  const findings: TableFinding[] = [];
  const read = (value: unknown, path: DataPath) => {
    const key = path.join('.');
    const isGroup = path.length === 0 || groups.has(key);
    const isFree = key.startsWith(`${FREE}.`);
    if (!isGroup && !isFree && !known.includes(key)) {
      findings.push({ kind: 'unknown-key', path, key, nearest: nearest(key, [...known, ...groups]) });
    } else if (isGroup) {
      if (isRecord(value)) for (const [name, inner] of Object.entries(value)) read(inner, [...path, name]);
      else {
        const problem = `must be an object, not ${wordOf(value)}`;
        findings.push({ kind: 'wrong-type', path, key, problem, wanted: 'texts' });
      }
    } else if (typeof value !== 'string') {
      const problem = `must be a string, not ${wordOf(value)}`;
      findings.push({ kind: 'wrong-type', path, key, problem, wanted: 'text' });
    } else if (value !== '') {
      if (texts.has(key)) findings.push({ kind: 'twice', path, key });
      const marks = isFree ? null : otherMarks(value, english.get(key) ?? '');
      if (marks) findings.push({ kind: 'other-marks', path, key, ...marks });
      texts.set(key, value);
    }
  };
  read(data, []);
  return { texts, findings, missing: known.filter((key) => !texts.has(key)) };
}

/** `adLab.states.late` stands in `adLab` and `adLab.states`. */
function groupsAbove(key: string): string[] {
  const names = key.split('.');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'));
}

/** null: the same ones, in any order. Only the first of each is filled in, so one that stands twice is unknown, too. */
function otherMarks(text: string, english: string) {
  const wanted = marksOf(english);
  const found = marksOf(text);
  const missing = wanted.filter((mark) => !found.includes(mark));
  const unknown = found.filter((mark, index) => !wanted.includes(mark) || found.indexOf(mark) < index);
  return missing.length + unknown.length === 0 ? null : { missing, unknown };
}

function marksOf(text: string): string[] {
  return text.match(/\{\{[^{}]*\}\}/g) ?? [];
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

/** Pathnames of page trees that the table has a title for. */
export function titlesOf(texts: ReadonlyMap<string, string>): string[] {
  return [...texts.keys()].flatMap((key) => (key.startsWith(`${FREE}.`) ? [key.slice(FREE.length + 1)] : []));
}

/** The English texts, with others in their place. */
export function withTexts(texts: ReadonlyMap<string, string>): Texts {
  const pages = Object.fromEntries(
    titlesOf(texts).map((pathname) => [pathname, texts.get(`${FREE}.${pathname}`) ?? '']),
  );
  const fill = <T extends object>(table: T, prefix: string): T =>
    Object.fromEntries(
      Object.entries(table).map(([name, value]: [string, unknown]) => [
        name,
        isRecord(value) ? fill(value, `${prefix}${name}.`) : (texts.get(prefix + name) ?? value),
      ]),
    ) as T; // The same keys, and texts in the place of texts.
  return texts.size === 0 ? englishTexts : { ...fill<Texts>(englishTexts, ''), pages };
}

function wordOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
