// Markdown text to mdast, as a parser for unified: satteri where it has a binding, else remark-parse with remark-gfm.
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Plugin, unified } from 'unified';
import { isMisread } from './misread.ts';

export type Parse = (text: string) => Root;

/** `fallback` is true when satteri was asked for and could not be loaded. */
export async function loadParser(wanted: 'satteri' | 'remark'): Promise<{ parse: Parse; fallback: boolean }> {
  if (wanted === 'remark') return { parse: remarkParser(), fallback: false };
  try {
    return { parse: await satteriParser(), fallback: false };
  } catch {
    // No binding for this platform: the result is the same, only slower, and the caller says so.
    return { parse: remarkParser(), fallback: true };
  }
}

async function satteriParser(): Promise<Parse> {
  const { markdownToMdast } = await import('satteri');
  const features = { frontmatter: false };
  const careful = remarkParser();
  return (text) => {
    if (isMisread(text)) return careful(text);
    // CommonMark has U+FFFD in the place of NUL; satteri keeps it, and our slots count on no author being able to write one.
    const safe = text.replaceAll('\0', '\uFFFD');
    // satteri's nodes are mdast, typed by its own copy of the same types.
    return markdownToMdast(safe, { features }) as Root;
  };
}

/** Also the oracle that the tests hold satteri to. */
export function remarkParser(): Parse {
  const processor = unified().use(remarkParse).use(remarkGfm).freeze();
  return (text) => processor.parse(text);
}

/** Makes `parse` the parser of a processor. */
export const parserPlugin: Plugin<[Parse], string, Root> = function (parse) {
  this.parser = (text) => parse(text);
};
