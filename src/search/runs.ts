// The different runs of letters in texts, numbered. Texts say the same words again and again: here these are compared where
// they stand, as bytes of UTF-8, and what is to be known of each is found out once.
import { NINE, ZERO } from '../lib/ascii.ts';

/** What a byte is in a run: a plain letter, any other that a word or a name may have, or what stands between its parts. */
const PLAIN = 1;
const OTHER = 2;
const JOINT = 4;
/** Beside these, of a run: it begins with a digit. */
const DIGIT = 8;
const LETTER = PLAIN | OTHER;
const KINDS = new Uint8Array(256).fill(OTHER, 128);
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$';
for (const letter of LETTERS) KINDS[letter.charCodeAt(0)] = PLAIN;
for (const letter of '_@') KINDS[letter.charCodeAt(0)] = OTHER;
for (const letter of '-./:') KINDS[letter.charCodeAt(0)] = JOINT;

const ROOM = 512;
const LETTERS_IN_RUN = 8;
/** UTF-8 needs three bytes at most for a unit of UTF-16, and a 0 ends the last run. */
const MOST_BYTES = 3;

/**
 * A run has all that a word or a name may be made of: both are cut out of it as they would be out of the text. It has the same
 * number in all texts, from 1, in the order in which they come.
 */
export class Runs {
  readonly #encoder = new TextEncoder();
  /** Of the text that is read. */
  #bytes = Buffer.alloc(1);
  /** All runs, one behind the other. */
  #letters = Buffer.alloc(ROOM * LETTERS_IN_RUN);
  #count = 0;
  /** By number. */
  #hashes = new Int32Array(ROOM);
  #starts = new Int32Array(ROOM + 1);
  /** All that its bytes are. */
  #kinds = new Uint8Array(ROOM);
  /** The last turn in which it was found. */
  #turns = new Int32Array(ROOM);
  #turn = 0;
  /** As many as there are runs at most. */
  #found = new Int32Array(ROOM);
  #foundCount = 0;
  /** Numbers of runs by hash, or behind the place that it gives; at least half of the places are free, and 0. */
  #places = new Int32Array(2 * ROOM);

  /** How many were found since `start`. */
  get foundCount(): number {
    return this.#foundCount;
  }

  /** Numbers of these, each once, in order, and behind them what was found before: good until the next text is read. */
  get found(): Int32Array {
    return this.#found;
  }

  /** Nothing is found yet. */
  start(): void {
    this.#turn++;
    this.#foundCount = 0;
  }

  /** UTF-8 up to `end`, where a 0 is. */
  read(bytes: Uint8Array, end: number): void {
    const kinds = KINDS;
    const turn = this.#turn;
    for (let at = 0; at < end; at++) {
      let kind = kinds[bytes[at] ?? 0] ?? 0;
      if ((kind & LETTER) === 0) continue;
      const start = at;
      let hash = 0;
      let all = 0;
      for (;;) {
        do {
          all |= kind;
          hash = (Math.imul(hash, 31) + (bytes[at++] ?? 0)) | 0;
          kind = kinds[bytes[at] ?? 0] ?? 0;
        } while ((kind & LETTER) !== 0);
        if (kind !== JOINT) break;
        let next = at;
        while (kind === JOINT) kind = kinds[bytes[++next] ?? 0] ?? 0;
        // What ends a sentence is no part of its last word.
        if (kind === 0) break;
        all |= JOINT;
        while (at < next) hash = (Math.imul(hash, 31) + (bytes[at++] ?? 0)) | 0;
      }
      const number = this.#numberOf(bytes, start, at, hash ^ (hash >>> 15), all);
      if (this.#turns[number] !== turn) {
        this.#turns[number] = turn;
        this.#found[this.#foundCount++] = number;
      }
    }
  }

  /** Numbers of the runs in some texts, each once. */
  of(texts: readonly string[]): number[] {
    this.start();
    for (const text of texts) {
      const end = this.#load(text);
      this.read(this.#bytes, end);
    }
    return Array.from(this.#found.subarray(0, this.#foundCount));
  }

  /** Of a text that is a single run. */
  numberOf(text: string): number {
    const end = this.#load(text);
    let [hash, all] = [0, 0];
    for (const byte of this.#bytes.subarray(0, end)) {
      all |= KINDS[byte] ?? 0;
      hash = (Math.imul(hash, 31) + byte) | 0;
    }
    return this.#numberOf(this.#bytes, 0, end, hash ^ (hash >>> 15), all);
  }

  textOf(number: number): string {
    return this.#letters.toString('utf8', this.#starts[number], this.#starts[number + 1]);
  }

  /** All of it is letters and digits of ASCII: it is a single chunk. */
  isPlain(number: number): boolean {
    return ((this.#kinds[number] ?? 0) & ~DIGIT) === PLAIN;
  }

  /** It is plain, and begins with a letter: it is a single name as well. */
  isWord(number: number): boolean {
    return this.#kinds[number] === PLAIN;
  }

  #load(text: string): number {
    const most = text.length * MOST_BYTES + 1;
    if (this.#bytes.length < most) this.#bytes = Buffer.allocUnsafeSlow(most);
    const { written } = this.#encoder.encodeInto(text, this.#bytes);
    this.#bytes[written] = 0;
    return written;
  }

  #numberOf(bytes: Uint8Array, start: number, end: number, hash: number, kinds: number): number {
    const places = this.#places;
    const hashes = this.#hashes;
    const starts = this.#starts;
    const letters = this.#letters;
    const mask = places.length - 1;
    let place = hash & mask;
    for (let number = places[place] ?? 0; number !== 0; number = places[place] ?? 0) {
      if (hashes[number] === hash) {
        const first = starts[number] ?? 0;
        let left = end - start;
        if (starts[number + 1] === first + left) {
          do left--;
          while (left >= 0 && letters[first + left] === bytes[start + left]);
          if (left < 0) return number;
        }
      }
      place = (place + 1) & mask;
    }
    this.#places[place] = this.#count + 1;
    return this.#add(bytes.subarray(start, end), hash, kinds);
  }

  #add(run: Uint8Array, hash: number, kinds: number): number {
    const number = ++this.#count;
    const from = this.#starts[number] ?? 0;
    const to = from + run.length;
    if (to > this.#letters.length) this.#letters = grown(this.#letters, Buffer.alloc(2 * to));
    this.#letters.set(run, from);
    this.#hashes[number] = hash;
    const first = run[0] ?? 0;
    this.#kinds[number] = first >= ZERO && first <= NINE ? kinds | DIGIT : kinds;
    this.#starts[number + 1] = to;
    if (number === this.#hashes.length - 1) this.#grow();
    return number;
  }

  #grow(): void {
    const size = this.#hashes.length * 2;
    this.#hashes = grown(this.#hashes, new Int32Array(size));
    this.#starts = grown(this.#starts, new Int32Array(size + 1));
    this.#kinds = grown(this.#kinds, new Uint8Array(size));
    this.#turns = grown(this.#turns, new Int32Array(size));
    this.#found = grown(this.#found, new Int32Array(size));
    this.#places = new Int32Array(2 * size);
    const mask = this.#places.length - 1;
    for (let number = 1; number <= this.#count; number++) {
      let place = (this.#hashes[number] ?? 0) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = number;
    }
  }
}

function grown<T extends Int32Array | Uint8Array>(numbers: T, more: T): T {
  more.set(numbers);
  return more;
}

/** Of all texts of this process: numbers go from those who read texts to those who list words. */
export const runs = new Runs();
