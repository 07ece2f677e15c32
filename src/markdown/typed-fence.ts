// Fences of TypeScript to what `docs-gen check` holds to types: their text, and where each of its lines is written.

import type { Code } from 'mdast';
import { detached } from '../lib/detached.ts';
import { CHECK_FLAGS } from '../lib/fence-options.ts';
import { withoutEnd } from '../lib/without-end.ts';
import type { Location } from '../model/outcome.ts';
import type { PageContext } from './context.ts';
import { readLineRanges } from './line-ranges.ts';

/** The config says which fences are meant. */
export function noteTypedFence(node: Code, context: PageContext): void {
  const { fences } = context.site.check;
  if (fences === 'off') return;
  const language = LANGUAGES.find((known) => known === node.lang?.toLowerCase());
  if (language === undefined) return;
  const words = readWords(node);
  if (words.has('no-check')) return;
  const isSet = isSetup(node);
  const isAsked = fences === 'all' || words.has('check') || isSet;
  if (!isAsked && !IMPORT.test(node.value)) return;
  const places = placesOfLines(node, context);
  if (places === null) return;
  context.fences.push({
    language,
    text: detached(node.value),
    at: context.origin === null ? withoutFollowing(places) : places, // Lines of several files do not follow each other.
    kind: isSet ? 'setup' : 'shown',
    deleted: linesMarked(node.value, '[!code --]', words.get('del')),
    wrong: linesMarked(node.value, '[!code error]', words.get('error')),
    title: words.get('title') ?? null,
    type: words.get('check') ?? null,
    isExcerpt: !isAsked,
  });
}

const IMPORT = /^[ \t]*import\b/m;

/** Nobody is shown what only the check needs, whether it is asked for or not. */
export function isSetup(node: Code): boolean {
  return node.meta?.includes('check-setup') === true && readWords(node).has('check-setup');
}

const LANGUAGES = ['ts', 'tsx'] as const;

/** A name with its value in double, single or no quotes, or a word that stands alone. */
const WORD = /(?<=^|\s)([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\}|\S*)))?(?=\s|$)/g;

/** null: the word stands alone. */
function readWords({ meta }: Code): Map<string, string | null> {
  const words = new Map<string, string | null>();
  for (const [, name = '', double, single, bare] of (meta ?? '').matchAll(WORD))
    words.set(name, double ?? single ?? bare ?? null);
  return words;
}

/** The words of a demo's fence are its options, which know none of these. */
export function withoutCheckWords(meta: string): string {
  return meta.replace(CHECK_WORD, '');
}

const CHECK_WORD = new RegExp(`(?<=^|\\s)(?:${CHECK_FLAGS.join('|')})(?:=(?:"[^"]*"|'[^']*'|\\S*))?(?=\\s|$)`, 'g');

/** By a note in the code, or by the words of the fence. */
function linesMarked(text: string, note: string, written: string | null | undefined): number[] {
  const lines = text.split('\n');
  const ranges = typeof written === 'string' ? (readLineRanges(written, lines.length) ?? []) : [];
  return lines.flatMap((line, index) => {
    const number = index + 1;
    return line.includes(note) || ranges.some(({ from, to }) => number >= from && number <= to) ? [number] : [];
  });
}

/** A fence in a list, a quote or a callout stands behind what its lines begin with. null: a plugin made it. */
function placesOfLines({ value, position }: Code, { file, text, lines }: PageContext): Location[] | null {
  if (position === undefined) return null;
  const { starts } = lines();
  return value.split('\n').map((line, index) => {
    const number = position.start.line + 1 + index;
    const start = starts[number - 1] ?? text.length;
    const written = withoutEnd(text.slice(start, starts[number] ?? text.length), '\r\n');
    if (line.trim() === '') return { file, line: number, column: position.start.column };
    // Tabs before the code may have become blanks in part: then its first word says where it begins.
    const column = written.endsWith(line) ? written.length - line.length : written.length - written.trimStart().length;
    return { file, line: number, column: column + 1 };
  });
}

/** Nearly all fences keep one place of many: those of lines that begin in the column of the line before them are left out at the end. */
function withoutFollowing(places: readonly Location[]): readonly Location[] {
  let end = places.length;
  while (end > 1 && places[end - 1]?.column === places[end - 2]?.column) end--;
  return places.slice(0, end);
}
