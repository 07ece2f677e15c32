// Reads the files in which a site gives rules to its host, `_redirects` and `_headers`, line by line.

export const REDIRECTS_FILE = '_redirects';
export const HEADERS_FILE = '_headers';
export const ROBOTS_FILE = 'robots.txt';

/** Files of the public folder that the build merges with its own. */
export const HOST_FILES: readonly string[] = [HEADERS_FILE, REDIRECTS_FILE, ROBOTS_FILE];

export interface RedirectLine {
  /** From 1. */
  readonly line: number;
  /** Without spaces at its ends, and without a comment. */
  readonly text: string;
  /** null: the line is not a rule. */
  readonly rule: RedirectRule | null;
}

export interface RedirectRule {
  /** With the base. */
  readonly from: string;
  /** What the query must hold; `:name` takes what is there. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly to: string;
  readonly status: number;
  /** Wins over a file at the same address. */
  readonly wins: boolean;
  /** `Country=de`, `Language=zh` and the like: the rule does not hold for all readers. */
  readonly conditions: readonly string[];
}

/** `/old/ a=b /new/ 301!`, one rule a line. Empty lines and comments are left out. */
export function readRedirectLines(text: string): RedirectLine[] {
  return linesOf(text).flatMap(([line, written]): RedirectLine[] => {
    const words = written.trim().split(/\s+/);
    const comment = words.findIndex((word) => word.startsWith('#'));
    const rest = comment === -1 ? words : words.slice(0, comment);
    return rest.join('') === '' ? [] : [{ line, text: rest.join(' '), rule: redirectRule(rest) }];
  });
}

function redirectRule([from = '', ...rest]: readonly string[]): RedirectRule | null {
  const at = rest.findIndex((word) => /^(?:\/|https?:\/\/)/i.test(word));
  const to = rest[at];
  if (to === undefined) return null;
  const [, status, mark = ''] = /^(\d{3})(!?)$/.exec(rest[at + 1] ?? '') ?? [];
  const query = rest.slice(0, at).map((word) => splitAt(word, '='));
  const conditions = rest.slice(at + (status === undefined ? 1 : 2));
  return { from, query, to, status: Number(status ?? 301), wins: mark === '!', conditions };
}

export interface HeaderBlock {
  /** Of the pattern, from 1. */
  readonly line: number;
  /** Pattern with the base, or one that starts with a host. */
  readonly path: string;
  readonly headers: readonly HeaderLine[];
}

export interface HeaderLine {
  readonly line: number;
  /** As written. `! Name` takes a header away that an earlier rule has set, and has an empty value. */
  readonly name: string;
  readonly value: string;
}

export interface HeaderFile {
  readonly blocks: readonly HeaderBlock[];
  /** Lines that are neither a pattern nor a header below one. */
  readonly unreadable: readonly { readonly line: number; readonly text: string }[];
}

/** A pattern at the start of a line, and its headers, each in an indented line below it. */
export function readHeaderBlocks(text: string): HeaderFile {
  const blocks: { line: number; path: string; headers: HeaderLine[] }[] = [];
  const unreadable: { line: number; text: string }[] = [];
  for (const [line, written] of linesOf(text)) {
    const trimmed = written.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if (/^(?:\/|https?:\/\/)/i.test(written)) {
      blocks.push({ line, path: trimmed, headers: [] });
      continue;
    }
    const [name, value] = trimmed.startsWith('!') ? [trimmed, ''] : splitAt(trimmed, ':').map((part) => part.trim());
    const block = blocks.at(-1);
    const isHeader = trimmed.startsWith('!') || (trimmed.includes(':') && name !== '');
    if (block && isHeader && /^\s/.test(written)) block.headers.push({ line, name: name ?? '', value: value ?? '' });
    else unreadable.push({ line, text: trimmed });
  }
  return { blocks, unreadable };
}

/** Name of the header that `! Name` takes away; null: it is a header. */
export function removedHeader(name: string): string | null {
  return name.startsWith('!') ? name.slice(1).trim() : null;
}

/** Key of the place of a header: that of its pattern and its name. */
export function headerKey(path: string, name: string): string {
  return `${path} ${name}`;
}

function linesOf(text: string): [line: number, text: string][] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => [index + 1, line]);
}

function splitAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}
