// Text out of HTML, byte by byte: entities decoded, white space run together, and no string before all of it is there.
import { decodeEntities } from '../lib/html.ts';
import { oneLine } from '../lib/one-line.ts';
import { byteAt } from './html-bytes.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** What a byte of text is; all others are as they are. */
const [WHITE, ENTITY, FOREIGN, STOP] = [1, 2, 3, 4];
const KINDS = new Uint8Array(256).fill(FOREIGN, 128);
for (const letter of ' \t\n\v\f\r') KINDS[letter.charCodeAt(0)] = WHITE;
for (const letter of '\0<') KINDS[letter.charCodeAt(0)] = STOP;
const [SPACE, AND, SEMICOLON, LESS, GREATER, G, L, T] = [32, 38, 59, 60, 62, 103, 108, 116];
KINDS[AND] = ENTITY;
/** Bytes behind the text. */
const END = 2;
const LONGEST_ENTITY = '&#1114111;'.length;

export class TextBytes {
  #bytes = new Uint8Array(END);
  #length = 0;
  #isPlain = true;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** All of it is ASCII. */
  get isPlain(): boolean {
    return this.#isPlain;
  }

  get length(): number {
    return this.#length;
  }

  /** The text, and behind it two bytes of 0: good until it is written again. */
  get bytes(): Uint8Array {
    this.#bytes.fill(0, this.#length, this.#length + END);
    return this.#bytes;
  }

  /** Makes room for all that `size` bytes of HTML may say. */
  reserve(size: number): void {
    if (this.#bytes.length < size + END) this.#bytes = new Uint8Array(size + END);
  }

  put(byte: number): void {
    this.#bytes[this.#length++] = byte;
  }

  space(): void {
    if (this.#length > 0 && this.#bytes[this.#length - 1] !== SPACE) this.put(SPACE);
  }

  /** Takes what stands before the next `<`, or the 0 at the end, and gives the offset of that. */
  copy(html: Uint8Array, from: number): number {
    const [bytes, kinds] = [this.#bytes, KINDS];
    for (let at = from; ; ) {
      let length = this.#length;
      let byte = byteAt(html, at);
      let kind = byteAt(kinds, byte);
      while (kind <= WHITE) {
        if (kind !== WHITE) bytes[length++] = byte;
        else if (length > 0 && bytes[length - 1] !== SPACE) bytes[length++] = SPACE;
        byte = byteAt(html, ++at);
        kind = byteAt(kinds, byte);
      }
      this.#length = length;
      if (kind === STOP) return at;
      if (kind === ENTITY) at = this.#copyEntity(html, at);
      else {
        this.#isPlain = false;
        this.put(byte);
        at++;
      }
    }
  }

  #copyEntity(html: Uint8Array, at: number): number {
    const first = byteAt(html, at + 1);
    // Code is full of them.
    if (html[at + 2] === T && html[at + 3] === SEMICOLON && (first === L || first === G)) {
      this.put(first === L ? LESS : GREATER);
      return at + 4;
    }
    const end = at + html.subarray(at, at + LONGEST_ENTITY).indexOf(SEMICOLON) + 1;
    const written = String.fromCharCode(...html.subarray(at, end));
    const decoded = decodeEntities(written);
    if (decoded === written) {
      this.put(AND);
      return at + 1;
    }
    for (const byte of encoder.encode(decoded)) {
      if (byteAt(KINDS, byte) === WHITE) this.space();
      else this.put(byte);
      if (byteAt(KINDS, byte) === FOREIGN) this.#isPlain = false;
    }
    return end;
  }

  /** All of it, on one line; then it is empty. */
  take(): string {
    const text = this.toString();
    this.clear();
    return text;
  }

  /** All of it, on one line. */
  toString(): string {
    const text = decoder.decode(this.#bytes.subarray(0, this.#length));
    return this.#isPlain ? text.trimEnd() : oneLine(text);
  }

  clear(): void {
    this.#length = 0;
    this.#isPlain = true;
  }
}
