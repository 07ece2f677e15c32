// What search reads out of a page, said by patterns over the whole of its HTML: slow, and plain to see.
import { decodeEntities, stripTags } from '../../../src/lib/html.ts';
import type { Section } from '../../../src/search/sections.ts';

const CUT = /<(h[2-6])\b[^>]*?\sid="([^"]*)"[^>]*>([\s\S]*?)<\/\1>|<!--demo (\d+)-->/g;
const SILENT = /<(h1|button|svg|style|script|template)\b[\s\S]*?<\/\1>|<details class="dg-fold">[\s\S]*?<\/details>/g;
const FOOTNOTE = /<sup><a href="#fn-[\s\S]*?<\/sup>/g;
const CODE_BLOCK = /<pre\b[\s\S]*?<\/pre>/g;
const INLINE_CODE = /<code>([^<]+)<\/code>/g;
const NAME = /[\p{L}$_@][\p{L}\p{N}$_]*(?:[-./@:]{1,2}[\p{L}\p{N}$_]+)*/gu;

/** `code`: all names of its code that its text does not say, `isWord` or not. */
export function sectionsByPatterns(written: string): Section[] {
  const html = written.replace(FOOTNOTE, '').replace(SILENT, ' ');
  const sections: Section[] = [];
  let open: Pick<Section, 'kind' | 'id' | 'title' | 'demo'> = { kind: 'start', id: '', title: '', demo: -1 };
  let from = 0;
  for (const match of html.matchAll(CUT)) {
    const [whole, , id = '', inner = '', demo] = match;
    sections.push({ ...open, ...wordsOf(html.slice(from, match.index)) });
    from = match.index + whole.length;
    if (demo !== undefined) open = { kind: 'demo', id: '', title: '', demo: Number(demo) };
    else open = { kind: 'heading', id, title: stripTags(inner), demo: -1 };
  }
  sections.push({ ...open, ...wordsOf(html.slice(from)) });
  return sections;
}

function wordsOf(html: string): Pick<Section, 'text' | 'code' | 'terms'> {
  const prose = html.replace(CODE_BLOCK, ' ');
  const text = stripTags(prose);
  const code = (html.match(CODE_BLOCK) ?? []).map(stripTags).join(' ');
  const said = new Set(text.match(NAME));
  const names = [...new Set(code.match(NAME))].filter((name) => !said.has(name));
  const terms = [...prose.matchAll(INLINE_CODE)].map(([, term = '']) => decodeEntities(term));
  return { text, code: names.join(' '), terms: [...new Set(terms)] };
}
