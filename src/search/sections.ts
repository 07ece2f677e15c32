// The text of a page, cut at its headings and demos: what search can say of each.
import { decodeEntities } from '../lib/html.ts';
import type { ContentPart } from '../model/page.ts';
import { CodeWords } from './code-words.ts';
import { byteAt, endOfTag, find, isElement, partsWords, startsWith } from './html-bytes.ts';
import { TextBytes } from './text-bytes.ts';

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
/** What is for hands only says nothing, and the title is known. By their first two letters. */
const SILENT: ReadonlyMap<number, string> = new Map(
  ['h1', 'button', 'svg', 'style', 'script', 'template'].map((name) => [pair(name), name]),
);
const FOLD = '<details class="dg-fold">';
const [CODE, CODE_END, PRE_END] = ['<code>', '</code>', '</pre>'];
const ID = /\sid="([^"]*)"/;
const [BANG, SLASH, C, D, H, P, TWO, SIX] = [33, 47, 99, 100, 104, 112, 50, 54];

/** All HTML of a site goes through here: as bytes and once, patterns for each of its parts take three times as long. */
export function cutSections(body: readonly ContentPart[]): Section[] {
  return reader.read(body.map(htmlOf).join(''));
}

/** For one page after another: it keeps its space. */
class SectionReader {
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #html = '';
  #bytes = new Uint8Array(0);
  #size = 0;
  readonly #text = new TextBytes();
  readonly #code = new TextBytes();
  readonly #names = new CodeWords();
  /** The one of the two that is written. */
  #out = this.#text;
  #sections: Section[] = [];
  #open: Omit<Section, 'text' | 'code' | 'terms'> = START;
  #terms = new Set<string>();
  /** Where the heading that is read ends, or the inline code began; -1: there is none. */
  #titleEnd = -1;
  #codeStart = -1;

  read(html: string): Section[] {
    this.#load(html);
    this.#sections = [];
    this.#open = START;
    this.#titleEnd = -1;
    this.#codeStart = -1;
    let at = this.#out.copy(this.#bytes, 0);
    while (at < this.#size) {
      const end = endOfTag(this.#bytes, at);
      const next = end === -1 ? this.#readBracket(at) : this.#readTag(at, end);
      at = this.#out.copy(this.#bytes, next);
    }
    this.#finish(START);
    return this.#sections;
  }

  #load(html: string): void {
    // A character takes up to three bytes, and what says nothing may leave a space.
    const most = html.length * 3 + 1;
    if (this.#bytes.length < most) this.#bytes = new Uint8Array(most);
    this.#text.reserve(most);
    this.#code.reserve(most);
    this.#html = html;
    this.#size = this.#encoder.encodeInto(html, this.#bytes).written;
    this.#bytes[this.#size] = 0;
  }

  /** The text from one offset to another, as written. */
  #slice(from: number, end: number): string {
    const isPlain = this.#size === this.#html.length;
    return isPlain ? this.#html.slice(from, end) : this.#decoder.decode(this.#bytes.subarray(from, end));
  }

  /** One that is text. */
  #readBracket(at: number): number {
    this.#codeStart = -1;
    this.#out.put(byteAt(this.#bytes, at));
    return at + 1;
  }

  /** Gives the offset to go on from. */
  #readTag(at: number, end: number): number {
    const codeStart = this.#codeStart;
    this.#codeStart = -1;
    const first = byteAt(this.#bytes, at + 1);
    if (first === SLASH) {
      this.#readEnd(at, end, codeStart);
      return end;
    }
    const silentEnd = this.#endOfSilent(at, end);
    if (silentEnd !== -1 || partsWords(this.#bytes, at, end)) this.#out.space();
    if (silentEnd !== -1) return silentEnd;
    if (this.#titleEnd !== -1) return end;
    if (first === C && end - at === CODE.length && startsWith(this.#bytes, CODE, at)) this.#codeStart = end;
    else if (first === P && isElement(this.#bytes, 'pre', at)) this.#out = this.#code;
    else if (first === H) this.#readHeading(at, end);
    else if (first === BANG && startsWith(this.#bytes, DEMO, at))
      this.#finish({ ...START, kind: 'demo', demo: Number(this.#slice(at + DEMO.length, end - '-->'.length)) });
    return end;
  }

  #readEnd(at: number, end: number, codeStart: number): void {
    if (at === this.#titleEnd) {
      this.#open = { ...this.#open, title: this.#text.take() };
      this.#titleEnd = -1;
    } else if (partsWords(this.#bytes, at, end)) this.#out.space();
    else if (this.#out === this.#code && startsWith(this.#bytes, PRE_END, at)) {
      this.#code.space();
      this.#text.space();
      this.#out = this.#text;
    } else if (
      codeStart !== -1 &&
      at > codeStart &&
      this.#out === this.#text &&
      startsWith(this.#bytes, CODE_END, at)
    ) {
      this.#terms.add(decodeEntities(this.#slice(codeStart, at)));
    }
  }

  /** -1: it has something to say. */
  #endOfSilent(at: number, end: number): number {
    const bytes = this.#bytes;
    const first = byteAt(bytes, at + 1);
    if (first === D) {
      const isFold = end - at === FOLD.length && startsWith(bytes, FOLD, at);
      return isFold ? behind(bytes, '</details>', end) : -1;
    }
    const name = SILENT.get(first * 256 + byteAt(bytes, at + 2));
    return name !== undefined && isElement(bytes, name, at) ? behind(bytes, `</${name}>`, end) : -1;
  }

  #readHeading(at: number, end: number): void {
    const level = byteAt(this.#bytes, at + 2);
    if (level < TWO || level > SIX || !isElement(this.#bytes, `h${level - TWO + 2}`, at)) return;
    const id = ID.exec(this.#slice(at, end))?.[1];
    const titleEnd = id === undefined ? -1 : find(this.#bytes, `</h${level - TWO + 2}>`, end);
    if (id === undefined || titleEnd === -1) return;
    this.#finish({ ...START, kind: 'heading', id });
    this.#titleEnd = titleEnd;
  }

  /** Ends the open section and begins the next one. */
  #finish(next: Omit<Section, 'text' | 'code' | 'terms'>): void {
    const { kind, id, title, demo } = this.#open;
    const code = this.#code.isEmpty ? '' : this.#names.of(this.#code, this.#text);
    this.#code.clear();
    const text = this.#text.take();
    this.#sections.push({ kind, id, title, demo, text, code, terms: [...this.#terms] });
    if (this.#terms.size > 0) this.#terms = new Set();
    this.#out = this.#text;
    this.#open = next;
  }
}

const START: Omit<Section, 'text' | 'code' | 'terms'> = { kind: 'start', id: '', title: '', demo: -1 };
const reader = new SectionReader();

function pair(name: string): number {
  return name.charCodeAt(0) * 256 + name.charCodeAt(1);
}

/** -1: it is nowhere from `from` on. */
function behind(bytes: Uint8Array, text: string, from: number): number {
  const at = find(bytes, text, from);
  return at === -1 ? -1 : at + text.length;
}

function htmlOf(part: ContentPart): string {
  if (part.kind === 'html') return part.html;
  return part.kind === 'demo' ? `${DEMO}${part.index}-->` : '';
}
