// The text of a page, cut at its headings and demos: what search can say of each.
import { decodeEntities, stripTags } from '../lib/html.ts';
import type { ContentPart } from '../model/page.ts';
import { codeWords } from './code-words.ts';

export interface Section {
  /** `start`: what stands before the first heading. */
  readonly kind: 'start' | 'heading' | 'demo';
  /** Element id; empty at the start. */
  readonly id: string;
  readonly title: string;
  /** Of a demo: index of its directive. */
  readonly demo: number;
  readonly text: string;
  /** What its blocks of code name, each once, that its text does not say. */
  readonly code: string;
  /** What its text writes as code, each once. */
  readonly terms: readonly string[];
}

/** Where a demo stood; no author's HTML holds it, as the sanitizer takes comments off. */
const DEMO = '<!--demo ';
const CUT = /<(h[2-6])\b[^>]*?\sid="([^"]*)"[^>]*>([\s\S]*?)<\/\1>|<!--demo (\d+)-->/g;
/** What is for hands only says nothing, and the title is known. */
const SILENT = /<(h1|button|svg|style|script|template)\b[\s\S]*?<\/\1>|<details class="dg-fold">[\s\S]*?<\/details>/g;
const CODE_BLOCK = /<pre\b[\s\S]*?<\/pre>/g;
const INLINE_CODE = /<code>([^<]+)<\/code>/g;

export function cutSections(body: readonly ContentPart[]): Section[] {
  const html = body.map(htmlOf).join('').replace(SILENT, ' ');
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
  const blocks = html.match(CODE_BLOCK) ?? [];
  const prose = blocks.length === 0 ? html : html.replace(CODE_BLOCK, ' ');
  const text = stripTags(prose);
  const terms = [...prose.matchAll(INLINE_CODE)].map(([, term = '']) => decodeEntities(term));
  return { text, code: codeWords(blocks.map(stripTags).join(' '), text), terms: [...new Set(terms)] };
}

function htmlOf(part: ContentPart): string {
  if (part.kind === 'html') return part.html;
  return part.kind === 'demo' ? `${DEMO}${part.index}-->` : '';
}
