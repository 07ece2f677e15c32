// Text out of HTML, byte by byte: entities decoded, white space run together, and no string before all of it is there.
import { AND, GREATER, LAST_ASCII, LESS, SEMICOLON, SMALL_G, SMALL_L, SMALL_T, SPACE } from '../lib/ascii.ts';
import { decodeEntities } from '../lib/html.ts';
import { oneLine } from '../lib/one-line.ts';
import { byteAt, endOfTag, tellsMore } from './html-bytes.ts';

const encoder = new TextEncoder();
/** What a byte of HTML is in the text; 0: it is no text. */
const WRITTEN = Uint8Array.from({ length: 256 }, (_, byte) => byte);
for (const white of ' \t\n\v\f\r') WRITTEN[white.charCodeAt(0)] = SPACE;
for (const mark of '\0<&') WRITTEN[mark.charCodeAt(0)] = 0;
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

  /**
   * Takes the text up to the next tag that tells more, a bracket that begins none, or the 0 at the end, and gives the offset of
   * that. Most tags say nothing: they are passed here, with all that is known of the text still at hand.
   */
  copy(html: Uint8Array, from: number): number {
    const bytes = this.#bytes;
    const written = WRITTEN;
    let length = this.#length;
    let bits = this.#bits;
    let last = length === 0 ? SPACE : (bytes[length - 1] ?? 0);
    for (let at = from; ; ) {
      for (let byte = written[html[at] ?? 0] ?? 0; byte !== 0; byte = written[html[++at] ?? 0] ?? 0) {
        bytes[length] = byte;
        if (byte !== SPACE || last !== SPACE) length++;
        last = byte;
        bits |= byte;
      }
      const byte = html[at] ?? 0;
      if (byte === LESS) {
        const end = tellsMore(html, at) ? -1 : endOfTag(html, at);
        if (end !== -1) {
          at = end;
          continue;
        }
      }
      this.#length = length;
      this.#bits = bits;
      if (byte !== AND) return at;
      at = this.#copyEntity(html, at);
      length = this.#length;
      bits = this.#bits;
      last = length === 0 ? SPACE : (bytes[length - 1] ?? 0);
    }
  }

  #copyEntity(html: Uint8Array, at: number): number {
    const first = byteAt(html, at + 1);
    // Code is full of them.
    if (html[at + 2] === SMALL_T && html[at + 3] === SEMICOLON && (first === SMALL_L || first === SMALL_G)) {
      this.put(first === SMALL_L ? LESS : GREATER);
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
      if (WRITTEN[byte] === SPACE) this.space();
      else this.put(byte);
    }
    return end;
  }

  /** All of it, on one line; then it is empty. */
  take(): string {
    const isPlain = this.#bits <= LAST_ASCII;
    const text = this.#bytes.toString(isPlain ? 'latin1' : 'utf8', 0, this.#length);
    this.clear();
    return isPlain ? text.trimEnd() : oneLine(text);
  }

  clear(): void {
    this.#length = 0;
    this.#bits = 0;
  }
}
