// The words behind the language of a fence: what they ask for, and those that cannot be read, at their place.

import type { Code } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { escapePattern } from '../lib/escape-pattern.ts';
import { CHECK_FLAGS, FENCE_FLAGS, FENCE_OPTIONS, FILE_OPTIONS, LINE_MARK_OPTIONS } from '../lib/fence-options.ts';
import type { LineMark } from '../lib/highlight/marked-lines.ts';
import { nearest } from '../lib/nearest.ts';
import type { Location } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type PageContext, placeOf } from './context.ts';
import { firstOutside, type LineRange, readLineRanges } from './line-ranges.ts';

export interface FenceWords {
  readonly title: string | null;
  /** The first word that is no option: the name of a tab. */
  readonly label: string | null;
  readonly lines: readonly (LineRange & { readonly mark: LineMark })[];
  readonly words: readonly { readonly text: string; readonly at: () => Location }[];
  /** Number of the first line; null: lines have none. */
  readonly firstNumber: number | null;
  /** Lines that stay when the block is folded; `never`: it is not. null: as long blocks are. */
  readonly collapse: number | 'never' | null;
  /** Where `collapse` is written. */
  readonly collapseAt: () => Location;
}

export interface FenceBlock {
  /** Lines that the block shows. */
  readonly lines: number;
  readonly context: PageContext;
  /** True: the first word names the tab. */
  readonly inTabs: boolean;
}

const NO_WORDS: Omit<FenceWords, 'collapseAt'> = {
  title: null,
  label: null,
  lines: [],
  words: [],
  firstNumber: null,
  collapse: null,
};

/** Groups: name, its value in double, single or no quotes; lines in braces; a text between slashes; any other word. */
const WORD = /([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\}|\S*))|(\{[^}]*\})|\/(\S|\S.*?\S)\/(?=\s|$)|(\S+)/g;
/** Lines that `collapse` leaves when it does not say how many. */
const COLLAPSED = 5;

export function readFenceWords(node: Code, block: FenceBlock): FenceWords {
  const at = (word: string) => () => placeOfWord(word, node, block.context);
  if (!node.meta) return { collapseAt: at(''), ...NO_WORDS };
  let { title, label, firstNumber, collapse } = NO_WORDS;
  const lines: (LineRange & { readonly mark: LineMark })[] = [];
  const words: { text: string; at: () => Location }[] = [];
  const options: string[] = [];
  for (const [written, option, double, single, bare, braces, text, word] of node.meta.matchAll(WORD)) {
    const value = double ?? single ?? bare ?? '';
    if (braces !== undefined) lines.push(...markedLines('mark', braces, at(braces), block));
    else if (text !== undefined) words.push({ text, at: at(written) });
    else if (word !== undefined) {
      if (word === 'lineNumbers') firstNumber = 1;
      else if (word === 'collapse') collapse = COLLAPSED;
      else if (word === 'noCollapse') collapse = 'never';
      else if (CHECK_FLAGS.some((flag) => flag === word))
        continue; // Read by `typed-fence.ts`.
      else {
        label ??= word;
        checkWord(word, label === word, at(word), block);
      }
    } else if (option !== undefined) {
      options.push(option);
      const mark = LINE_MARK_OPTIONS.find((name) => name === option);
      if (mark !== undefined) lines.push(...markedLines(mark, value, at(written), block));
      else if (option === 'title') title = titleOf(value, at(written), block) ?? title;
      else if (option === 'lineNumbers') firstNumber = numberOf(option, value, at(option), block) ?? 1;
      else if (option === 'collapse') collapse = numberOf(option, value, at(option), block) ?? COLLAPSED;
    }
  }
  checkOptions(options, at, block.context);
  return { title, label, lines, words, firstNumber, collapse, collapseAt: at('collapse') };
}

function markedLines(
  mark: LineMark,
  written: string,
  at: () => Location,
  { lines, context }: FenceBlock,
): (LineRange & { readonly mark: LineMark })[] {
  const ranges = readLineRanges(written, lines);
  if (ranges === null) {
    // Braces may hold something for a remark plugin.
    if (/^\{?\s*\d/.test(written) || mark !== 'mark' || !hasRemarkPlugins(context.site))
      context.diagnostics.push(report('markdown/bad-line-range', { written }, at()));
    return [];
  }
  const outside = firstOutside(ranges, lines);
  if (outside !== null) context.diagnostics.push(report('markdown/line-out-of-block', { line: outside, lines }, at()));
  return ranges.map((range) => ({ ...range, to: Math.min(range.to, lines), mark }));
}

function titleOf(value: string, at: () => Location, { context }: FenceBlock): string | null {
  if (value !== '') return value;
  context.diagnostics.push(
    report('markdown/unknown-fence-option', { option: 'title', nearest: null, form: formOf('title') }, at()),
  );
  return null;
}

/** How an option with a value is written. */
function formOf(option: string): string {
  return LINE_MARK_OPTIONS.some((name) => name === option) ? `${option}={1,3-5}` : `${option}="…"`;
}

function numberOf(option: string, value: string, at: () => Location, { context }: FenceBlock): number | null {
  const number = /^\{?(\d{1,6})\}?$/.exec(value)?.[1];
  if (number !== undefined && (option !== 'collapse' || Number(number) > 0)) return Number(number);
  context.diagnostics.push(report('markdown/bad-fence-number', { option, value }, at()));
  return null;
}

/** What authors of other tools write. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['showlinenumbers', 'lineNumbers'],
  ['numberlines', 'lineNumbers'],
  ['line-numbers', 'lineNumbers'],
  ['linenos', 'lineNumbers'],
  ['collapsed', 'collapse'],
  ['collapsible', 'collapse'],
  ['expanded', 'noCollapse'],
]);

function checkWord(word: string, isLabel: boolean, at: () => Location, { context, inTabs }: FenceBlock): void {
  if (FENCE_OPTIONS.includes(word) && !(isLabel && inTabs)) {
    context.diagnostics.push(
      report('markdown/unknown-fence-option', { option: word, nearest: null, form: formOf(word) }, at()),
    );
    return;
  }
  const meant = OTHER_NAMES.get(word.toLowerCase()) ?? nearest(word, FENCE_FLAGS);
  const mayBeOther = (isLabel && inTabs) || hasRemarkPlugins(context.site);
  if (meant !== null || !mayBeOther)
    context.diagnostics.push(report('markdown/unknown-fence-option', { option: word, nearest: meant }, at()));
}

/** What a fence with `file` had to say was read before, and taken away; a `file` that is left could not be read. */
function checkOptions(options: readonly string[], at: (word: string) => () => Location, context: PageContext): void {
  if (options.length === 0 || options.includes('file')) return;
  const near = new Map(
    options.map((option) => [option, FENCE_OPTIONS.includes(option) ? null : nearest(option, FENCE_OPTIONS)]),
  );
  const meansFile = [...near.values()].includes('file');
  for (const option of options) {
    const meant = near.get(option) ?? null;
    if (!FENCE_OPTIONS.includes(option)) {
      if (meant !== null || !hasRemarkPlugins(context.site))
        context.diagnostics.push(report('markdown/unknown-fence-option', { option, nearest: meant }, at(option)()));
    } else if (FILE_OPTIONS.some((name) => name === option) && !meansFile) {
      context.diagnostics.push(report('markdown/fence-without-file', { option }, at(option)()));
    }
  }
}

function hasRemarkPlugins({ markdown, plugins }: Site): boolean {
  return markdown.remarkPlugins.length > 0 || plugins.some(({ remark }) => (remark ?? []).length > 0);
}

/** In a page with includes the line may be another one than its author wrote: the fence alone is named. */
export function placeOfWord(word: string, node: Code, context: PageContext): Location {
  const at = placeOf(context.file, node);
  const start = node.position?.start.offset;
  if (start === undefined || context.origin !== null) return at;
  const line = context.text.slice(start).split(/[\r\n]/, 1)[0] ?? '';
  const offset = /^[`~]*/.exec(line)?.[0].length ?? 0;
  const found = ` ${line.slice(offset)}`.search(new RegExp(`\\s${escapePattern(word)}`));
  return found === -1 ? at : { ...at, column: (at.column ?? 1) + offset + found, length: word.length };
}
