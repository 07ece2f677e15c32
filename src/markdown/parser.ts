// Markdown text to mdast: satteri where it has a binding, else remark-parse with remark-gfm.
import type { Root } from 'mdast';
import { remarkParser, type Syntax } from '../lib/remark-parser.ts';
import { withFormulas } from './dollars.ts';
import { isMisread } from './misread.ts';

export type Parse = (text: string) => Root | Promise<Root>;

const PLAIN: Syntax = { math: false };

/** `fallback` is true when satteri was asked for and could not be loaded. */
export async function loadParser(
  wanted: 'satteri' | 'remark',
  syntax: Syntax = PLAIN,
): Promise<{ parse: Parse; fallback: boolean }> {
  const { parse, fallback } = await loadPlainParser(wanted, syntax);
  return { parse: syntax.math ? withFormulas(parse) : parse, fallback };
}

/** Ahead of `loadParser`, which tells when it can not be loaded: what V8 kept of its code is taken only as long as the flags are the same. */
export async function preloadSatteri(): Promise<void> {
  await import('satteri').catch(() => null);
}

async function loadPlainParser(wanted: 'satteri' | 'remark', syntax: Syntax) {
  if (wanted === 'remark') return { parse: await remarkParser(syntax), fallback: false };
  try {
    return { parse: await satteriParser(syntax), fallback: false };
  } catch {
    // No binding for this platform: the result is the same, only slower, and the caller says so.
    return { parse: await remarkParser(syntax), fallback: true };
  }
}

async function satteriParser(syntax: Syntax): Promise<Parse> {
  const { markdownToMdast } = await import('satteri');
  const features = { frontmatter: false, math: syntax.math };
  let careful: Promise<Parse> | undefined;
  const parseCarefully = async (text: string): Promise<Root> => {
    careful ??= remarkParser(syntax);
    return (await careful)(text);
  };
  return (text) => {
    if (isMisread(text)) return parseCarefully(text);
    // CommonMark has U+FFFD in the place of NUL; satteri keeps it, and our slots count on no author being able to write one.
    const safe = text.replaceAll('\0', '\uFFFD');
    // satteri's nodes are mdast, typed by its own copy of the same types.
    return markdownToMdast(safe, { features }) as Root;
  };
}
