// Marks among words, `:badge[New]{success}` and `:kbd[Ctrl+K]`: plain text in any other markdown tool, elements here.
import type { Parents, PhrasingContent, RootContent, Text } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { type PageContext, placeWithin } from './context.ts';
import { inlineElement } from './element.ts';

const NAMES = ['badge', 'kbd'];
const BADGE_KINDS = ['info', 'success', 'warning', 'error'];

/** One look at a whole page: hardly any has a bracket behind a letter outside of its code. */
export function mayHoldMark(text: string): boolean {
  for (let at = text.indexOf('['); at !== -1; at = text.indexOf('[', at + 1)) {
    let start = at;
    while (isLetter(text.charCodeAt(start - 1))) start--;
    if (start < at && text[start - 1] === ':') return true;
  }
  return false;
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Behind a letter, a digit or another colon it is text, as in `a:b[0]`. */
const MARK = /(?<![\w:]):([a-z]+)\[(?:([^[\]\n]*)\](?:\{([^{}\n]*)\})?)?/g;

/** The same beginnings in the source, with the backslashes in them. */
const WRITTEN = /(?<![\w:]|[\w:]\\)(\\?):[a-z]+(\\?)\[/g;

/** Puts elements where marks stand in the texts of `parent`. */
export function placeMarks(parent: Parents, context: PageContext): void {
  if (!parent.children.some((child) => child.type === 'text' && child.value.includes('['))) return;
  const children = parent.children.flatMap((child): RootContent[] =>
    child.type === 'text' ? splitText(child, context) : [child],
  );
  parent.children = children as typeof parent.children; // Where a text may stand, an element among words may.
}

function splitText(text: Text, context: PageContext): PhrasingContent[] {
  const found = [...text.value.matchAll(MARK)];
  if (found.length === 0) return [text];
  const escaped = escapedMarks(text, found.length, context);
  const pieces: PhrasingContent[] = [];
  let copied = 0;
  for (const [i, match] of found.entries()) {
    if (escaped.has(i)) continue;
    const mark = toMark(match, text, context);
    if (mark === null) continue;
    // `index` is always there on what `matchAll` gives.
    const at = match.index;
    if (at > copied) pieces.push({ ...text, value: text.value.slice(copied, at) });
    pieces.push(mark);
    copied = at + match[0].length;
  }
  if (copied < text.value.length) pieces.push({ ...text, value: text.value.slice(copied) });
  return pieces;
}

/** A backslash says that text is meant; it stands in the source only. */
function escapedMarks(text: Text, count: number, context: PageContext): ReadonlySet<number> {
  const start = text.position?.start.offset;
  const end = text.position?.end.offset;
  if (start === undefined || end === undefined) return new Set();
  const written = [...context.text.slice(start, end).matchAll(WRITTEN)];
  // Entities may hide a mark: then none is taken for escaped.
  if (written.length !== count) return new Set();
  return new Set(written.flatMap(([, colon, bracket], i) => (colon === '' && bracket === '' ? [] : [i])));
}

/** null: it is text. */
function toMark(match: RegExpExecArray, text: Text, context: PageContext): PhrasingContent | null {
  const [written, name = '', label, attribute] = match;
  const tell = (problem: string, fix: string, near: string | null = null) =>
    context.diagnostics.push(
      report('markdown/bad-mark', { problem, fix, nearest: near }, placeWithin(context, text, written)),
    );
  if (!NAMES.includes(name)) {
    const near = nearest(name, NAMES);
    if (near !== null && label !== undefined)
      tell(`":${name}[…]" is unknown and shown as text`, 'use :badge[…] or :kbd[…].', `:${near}[…]`);
    return null;
  }
  if (label === undefined || label.trim() === '') {
    tell(
      label === undefined ? `":${name}[" is not closed` : `":${name}[]" is empty`,
      `write plain text between the brackets, on one line: ${name === 'kbd' ? ':kbd[Ctrl+K]' : ':badge[New]'}.`,
    );
    return null;
  }
  if (name === 'kbd') {
    if (attribute !== undefined) tell('":kbd[…]" does not accept braces', 'remove the braces.');
    return keys(label.trim());
  }
  if (attribute !== undefined && !BADGE_KINDS.includes(attribute))
    tell(
      `"${attribute}" is not a badge kind`,
      `use one of ${BADGE_KINDS.join(', ')}.`,
      nearest(attribute, BADGE_KINDS),
    );
  const kind = attribute !== undefined && BADGE_KINDS.includes(attribute) ? [`dg-chip-${attribute}`] : [];
  return inlineElement('span', { className: ['dg-chip', ...kind] }, [{ type: 'text', value: label.trim() }]);
}

/** `Ctrl+K`: keys that are pressed together, from left to right in any language. A plus may be a key itself. */
function keys(label: string): PhrasingContent {
  const children = label
    .split(/(?<=[^+\s])\s*\+\s*/)
    .flatMap((key, i): PhrasingContent[] => [
      ...(i === 0 ? [] : [{ type: 'text' as const, value: '+' }]),
      inlineElement('kbd', { className: ['key'] }, [{ type: 'text', value: key }]),
    ]);
  return inlineElement('bdi', { dir: 'ltr' }, children);
}
