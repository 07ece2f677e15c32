// One sentence of a description, as plain text for lists of pages.
import { stripTags } from '../lib/html.ts';

/** A list of pages is read by the line: what is longer is cut at a word. */
const LONGEST = 160;

/** Characters that are read: enough for a sentence with its links. */
const READ = 2000;

/** Of the first paragraph; empty where the text begins with something else: a list, a heading, code. */
export function briefOf(text: string): string {
  const [first = ''] = text
    .trim()
    .slice(0, READ)
    .split(/\n\s*\n/, 1);
  if (/^(?:#|>|```|~~~|\||[-*+] |\d+[.)] )|:$/.test(first)) return '';
  const plain = stripTags(
    first
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
      .replace(/`+([^`]*)`+/g, (_, code: string) => code.replace(/</g, '&lt;'))
      .replace(/(\*\*|__)(?=\S)(.*?\S)\1/gs, '$2')
      .replace(/(?<![\w*])([*_])(?=\S)([^*_]*\S)\1(?!\w)/g, '$2'),
  );
  const sentence = /^.*?[^.\s]{2}[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}
