// Text out of HTML, byte by byte: entities decoded, white space run together, and no string before all of it is there.
import { decodeEntities } from '../lib/html.ts';
import { oneLine } from '../lib/one-line.ts';
import { byteAt } from './html-bytes.ts';

const encoder = new TextEncoder();
/** What a byte of text is; all others are as they are. */
const [WHITE, ENTITY, STOP] = [1, 2, 3];
const KINDS = new Uint8Array(256);
for (const letter of ' \t\n\v\f\r') KINDS[letter.charCodeAt(0)] = WHITE;
for (const letter of '\0<') KINDS[letter.charCodeAt(0)] = STOP;
const [SPACE, AND, SEMICOLON, LESS, GREATER, G, L, T] = [32, 38, 59, 60, 62, 103, 108, 116];
KINDS[AND] = ENTITY;
/** Larger ones are not ASCII. */
const ASCII = 127;
const LONGEST_ENTITY = '&#1114111;'.length;

export class TextBytes {
  #bytes = Buffer.alloc(1);
  #length = 0;
  /** All bits of its bytes. */
  #bits = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  get length(): number {
    return this.#length;
  }

  /** The text, and behind it a 0: good until it is written again. */
  get bytes(): Uint8Array {
    this.#bytes[this.#length] = 0;
    return this.#bytes;
  }

  /** Makes room for all that `size` bytes of HTML may say. */
  reserve(size: number): void {
    if (this.#bytes.length <= size) this.#bytes = Buffer.allocUnsafeSlow(size + 1);
  }

  put(byte: number): void {
    this.#bytes[this.#length++] = byte;
    this.#bits |= byte;
  }

  space(): void {
    if (this.#length > 0 && this.#bytes[this.#length - 1] !== SPACE) this.put(SPACE);
  }

  /** Takes what stands before the next `<`, or the 0 at the end, and gives the offset of that. */
  copy(html: Uint8Array, from: number): number {
    const bytes = this.#bytes;
    const kinds = KINDS;
    for (let at = from; ; ) {
      let length = this.#length;
      let bits = this.#bits;
      let byte = html[at] ?? 0;
      let kind = kinds[byte] ?? 0;
      while (kind <= WHITE) {
        if (kind !== WHITE) {
          bytes[length++] = byte;
          bits |= byte;
        } else if (length > 0 && bytes[length - 1] !== SPACE) bytes[length++] = SPACE;
        byte = html[++at] ?? 0;
        kind = kinds[byte] ?? 0;
      }
      this.#length = length;
      this.#bits = bits;
      if (kind === STOP) return at;
      at = this.#copyEntity(html, at);
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
    }
    return end;
  }

  /** All of it, on one line; then it is empty. */
  take(): string {
    const isPlain = this.#bits <= ASCII;
    const text = this.#bytes.toString(isPlain ? 'latin1' : 'utf8', 0, this.#length);
    this.clear();
    return isPlain ? text.trimEnd() : oneLine(text);
  }

  clear(): void {
    this.#length = 0;
    this.#bits = 0;
  }
}
