// Plain text as Markdown that reads the same: escapes, code spans, fences, and lines set below others.
import { oneLine } from '../lib/one-line.ts';
import { withoutEnd } from '../lib/without-end.ts';

/** For text between other inline content; white space is run together, as on the page. */
export function escapeText(text: string): string {
  const spaced = text.replace(/[ \t\r\n\f]+/g, ' ');
  if (!/[\\`*_<~&\]]/.test(spaced)) return spaced;
  return spaced
    .replace(/[\\`*]|~(?=~)|<(?=[a-z/!?])|\](?=[([:])/gi, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '&amp;');
}

/** A paragraph must not begin like a heading, a list or a quote. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|={3,}$|-{3,}$)/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

export function codeSpan(code: string): string {
  const text = oneLine(code);
  if (text === '') return '';
  const ticks = '`'.repeat(longestRun(text) + 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + room + text + room + ticks;
}

/** `title`: a file name, or null. */
export function codeFence(code: string, language: string, title: string | null): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = [language, ...(title === null ? [] : [`title="${title.replaceAll('"', "'")}"`])].join(' ').trim();
  return `${ticks}${info}\n${withoutEnd(code, '\n')}\n${ticks}`;
}

export function link(text: string, href: string): string {
  return `[${text}](${/[\s()<>]/.test(href) ? `<${href}>` : href})`;
}

export function quote(block: string): string {
  return block
    .split('\n')
    .map((line) => withoutEnd(`> ${line}`, ' '))
    .join('\n');
}

/** Every line but the first stands as deep as the first one's text. */
export function hang(marker: string, block: string): string {
  const indent = ' '.repeat(marker.length);
  return marker + block.replace(/\n(?!\n|$)/g, `\n${indent}`);
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
