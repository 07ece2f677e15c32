// Front matter that is written where, or how, it is not read: below an empty line, or as TOML.
import { splitPage } from '../lib/split-page.ts';

export type Misplaced =
  | { readonly kind: 'not-first'; readonly offset: number; readonly end: number }
  | { readonly kind: 'toml'; readonly end: number };

const EMPTY_LINES = /^(?:[ \t]*(?:\r\n|\n|\r))+/;
/** Rules look like the lines around front matter: only fields between them tell the two apart. */
const FIELD = /^[\w-]+:(?:[ \t]|$)/;
const LINE_OF_YAML = /^(?:[\w-]+:(?:[ \t].*)?|[ \t#-].*|)$/;
const TOML = /^\+{3}[ \t]*(?:\r\n|\n|\r)/;
const END_OF_TOML = /^\+{3}[ \t]*$/gm;
const TOML_FIELD = /^[\w-]+[ \t]*[=:]/;

/** `source` has no front matter on its first line. null: nothing in it clearly means to be front matter. */
export function findMisplaced(source: string): Misplaced | null {
  if (source.startsWith('+++')) return findToml(source);
  const offset = EMPTY_LINES.exec(source)?.[0].length;
  if (offset === undefined || !source.startsWith('---', offset)) return null;
  const split = splitPage(source.slice(offset));
  if (split === null || split === 'unclosed') return null;
  const lines = split.yaml.split(/\r\n|\n|\r/);
  const clear = FIELD.test(firstOf(lines)) && lines.every((line) => LINE_OF_YAML.test(line));
  return clear ? { kind: 'not-first', offset, end: offset + split.head.length } : null;
}

function findToml(source: string): Misplaced | null {
  const start = TOML.exec(source)?.[0].length;
  if (start === undefined) return null;
  END_OF_TOML.lastIndex = start;
  const close = END_OF_TOML.exec(source);
  if (!close || !TOML_FIELD.test(firstOf(source.slice(start, close.index).split(/\r\n|\n|\r/)))) return null;
  return { kind: 'toml', end: close.index + close[0].length };
}

function firstOf(lines: readonly string[]): string {
  return lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
}
