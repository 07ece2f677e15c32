// The text of a page, cut at its headings and demos: what search can say of each.
import { AND, BANG, DOT, HYPHEN, LESS, SIX, SLASH, SMALL_C, SMALL_D, SMALL_H, SMALL_P, TWO } from '../lib/ascii.ts';
import { decodeEntities } from '../lib/html.ts';
import type { ContentPart } from '../model/page.ts';
import { CodeWords } from './code-words.ts';
import { byteAt, endOfTag, find, isElement, keyOf, keyOfBytes, partsWords, startsWith } from './html-bytes.ts';
import { OnceEach } from './once-each.ts';
import { runs } from './runs.ts';
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
  /** What its text writes as code and has a dot in it or a hyphen in front, each once; some may have neither. */
  readonly terms: readonly string[];
}

/** Where a demo stood; no author's HTML holds it, as the sanitizer takes comments off. */
const DEMO = '<!--demo ';
/** What is for hands only says nothing, and the title is known. By their first two letters. */
const SILENT: ReadonlyMap<number, string> = new Map(
  ['h1', 'button', 'svg', 'style', 'script', 'template'].map((name) => [keyOf(name.slice(0, 2)), name]),
);
/** A reference to a footnote, as pages have it. */
const FOOTNOTE = '<sup><a href="#fn-';
const FOLD = '<details class="dg-fold">';
const CODE = '<code>';
const CODE_END = '</code>';
const PRE_END = '</pre>';
const ID = /\sid="([^"]*)"/;

/** What all sections of a page say. */
export interface CutText {
  readonly sections: readonly Section[];
  /** Numbers of the runs in their texts and codes, each once. */
  readonly said: readonly number[];
}

/** All HTML of a site goes through here: as bytes and once, patterns for each of its parts take three times as long. */
export function cutSections(body: readonly ContentPart[]): CutText {
  return reader.read(body.map(htmlOf).join(''));
}

/** For one page after another: it keeps its space. */
class SectionReader {
  readonly #encoder = new TextEncoder();
  /** And behind it a 0. */
  #html = Buffer.alloc(1);
  readonly #text = new TextBytes();
  readonly #code = new TextBytes();
  readonly #names = new CodeWords();
  /** The one of the two that is written. */
  #out = this.#text;
  #sections: Section[] = [];
  #said: number[] = [];
  /** Runs of the page. */
  readonly #runs = new OnceEach();
  readonly #noteRun = (run: number): void => this.#note(run);
  #open: Omit<Section, 'text' | 'code' | 'terms'> = START;
  readonly #terms = new Set<string>();
  /** Where the heading that is read ends, or the inline code began; -1: there is none. */
  #titleEnd = -1;
  #codeStart = -1;

  read(html: string): CutText {
    const size = this.#load(html);
    const bytes = this.#html;
    this.#sections = [];
    this.#said = [];
    this.#runs.nextTurn();
    this.#open = START;
    this.#titleEnd = -1;
    this.#codeStart = -1;
    let at = this.#out.copy(bytes, 0);
    while (at < size) {
      const end = endOfTag(bytes, at);
      if (end === -1) {
        this.#out.put(byteAt(bytes, at));
        at++;
      } else at = this.#readTag(at, end);
      at = this.#out.copy(bytes, at);
    }
    this.#finish(START);
    return { sections: this.#sections, said: this.#said };
  }

  #load(html: string): number {
    // A character takes up to three bytes, and what says nothing may leave a space.
    const most = html.length * 3 + 1;
    if (this.#html.length < most) this.#html = Buffer.allocUnsafeSlow(most);
    this.#text.reserve(most);
    this.#code.reserve(most);
    const size = this.#encoder.encodeInto(html, this.#html).written;
    this.#html[size] = 0;
    return size;
  }

  /** The text from one offset to another, as written. */
  #slice(from: number, end: number): string {
    return this.#html.toString('utf8', from, end);
  }

  /** Gives the offset to go on from. */
  #readTag(at: number, end: number): number {
    const codeStart = this.#codeStart;
    this.#codeStart = -1;
    const first = byteAt(this.#html, at + 1);
    if (first === SLASH) {
      this.#readEnd(at, end, codeStart);
      return end;
    }
    // Its number would become part of the word before it.
    const noteEnd = startsWith(this.#html, FOOTNOTE, at) ? behind(this.#html, '</sup>', end) : -1;
    if (noteEnd !== -1) return noteEnd;
    const silentEnd = this.#endOfSilent(at, end);
    if (silentEnd !== -1 || partsWords(this.#html, at, end)) this.#out.space();
    if (silentEnd !== -1) return silentEnd;
    if (this.#titleEnd !== -1) return end;
    if (first === SMALL_C && end - at === CODE.length && startsWith(this.#html, CODE, at)) this.#codeStart = end;
    else if (first === SMALL_P && isElement(this.#html, 'pre', at)) this.#out = this.#code;
    else if (first === SMALL_H) this.#readHeading(at, end);
    else if (first === BANG && startsWith(this.#html, DEMO, at))
      this.#finish({ ...START, kind: 'demo', demo: Number(this.#slice(at + DEMO.length, end - '-->'.length)) });
    return end;
  }

  #readEnd(at: number, end: number, codeStart: number): void {
    if (at === this.#titleEnd) {
      this.#open = { ...this.#open, title: this.#text.take() };
      this.#titleEnd = -1;
    } else if (partsWords(this.#html, at, end)) this.#out.space();
    else if (this.#out === this.#code && startsWith(this.#html, PRE_END, at)) {
      this.#code.space();
      this.#text.space();
      this.#out = this.#text;
    } else if (codeStart !== -1 && at > codeStart && this.#out === this.#text && startsWith(this.#html, CODE_END, at)) {
      if (mayBeTerm(this.#html, codeStart, at)) this.#terms.add(decodeEntities(this.#slice(codeStart, at)));
    }
  }

  /** -1: it has something to say. */
  #endOfSilent(at: number, end: number): number {
    const bytes = this.#html;
    const first = byteAt(bytes, at + 1);
    if (first === SMALL_D) {
      const isFold = end - at === FOLD.length && startsWith(bytes, FOLD, at);
      return isFold ? behind(bytes, '</details>', end) : -1;
    }
    const name = SILENT.get(keyOfBytes(bytes, at + 1, at + 3));
    return name !== undefined && isElement(bytes, name, at) ? behind(bytes, `</${name}>`, end) : -1;
  }

  #readHeading(at: number, end: number): void {
    const level = byteAt(this.#html, at + 2);
    if (level < TWO || level > SIX || !isElement(this.#html, `h${level - TWO + 2}`, at)) return;
    const id = ID.exec(this.#slice(at, end))?.[1];
    const titleEnd = id === undefined ? -1 : find(this.#html, `</h${level - TWO + 2}>`, end);
    if (id === undefined || titleEnd === -1) return;
    this.#finish({ ...START, kind: 'heading', id });
    this.#titleEnd = titleEnd;
  }

  /** Ends the open section and begins the next one. */
  #finish(next: Omit<Section, 'text' | 'code' | 'terms'>): void {
    const { kind, id, title, demo } = this.#open;
    const code = this.#readWords();
    this.#code.clear();
    const text = this.#text.take();
    this.#sections.push({ kind, id, title, demo, text, code, terms: [...this.#terms] });
    this.#terms.clear();
    this.#out = this.#text;
    this.#open = next;
  }

  /** Notes what the open section says, and gives the names of its code. */
  #readWords(): string {
    const text = this.#text;
    const code = this.#code;
    runs.start();
    runs.read(text.bytes, text.length);
    const ofText = runs.foundCount;
    const { found } = runs;
    for (let i = 0; i < ofText; i++) this.#note(found[i] ?? 0);
    if (code.isEmpty) return '';
    runs.read(code.bytes, code.length);
    return this.#names.ofFound(ofText, this.#noteRun);
  }

  #note(run: number): void {
    if (this.#runs.isNew(run)) this.#said.push(run);
  }
}

const START: Omit<Section, 'text' | 'code' | 'terms'> = { kind: 'start', id: '', title: '', demo: -1 };
const reader = new SectionReader();

/** Most inline code is a word: it needs not become a string. What has elements in it is no term. */
function mayBeTerm(html: Uint8Array, from: number, end: number): boolean {
  let isLikely = html[from] === HYPHEN;
  for (let at = from; at < end; at++) {
    const byte = html[at];
    if (byte === LESS) return false;
    if (byte === DOT || byte === AND) isLikely = true;
  }
  return isLikely;
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
