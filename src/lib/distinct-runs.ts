// Text of ASCII to the different words in it. Texts say the same words again and again: here these are compared where they
// stand, as bytes, and only the first of each becomes a string.

/** What a character may be: the first of a run, any other of it, or one of up to two between its parts. */
export const START = 1;
export const PART = 2;
export const JOINT = 4;

/** What is cut out of a text and has as many characters holds on to all of that text. */
const SLICE = 13;
const ROOM = 512;

/** Finds `START PART* (JOINT{1,2} PART+)*`, as a pattern would. It serves one text after another, and keeps its space. */
export class DistinctRuns {
  /** By character. */
  readonly #kinds = new Uint8Array(256);
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #bytes = new Uint8Array(0);
  #count = 0;
  /** By number, from 1. */
  #hashes = new Int32Array(ROOM);
  #starts = new Int32Array(ROOM);
  #lengths = new Int32Array(ROOM);
  /** Numbers of runs by hash, or behind the place that it gives; at least half of the places are free, and 0. */
  #places = new Int32Array(2 * ROOM);

  /** `kinds`: of each letter of a key, a sum of the above. */
  constructor(kinds: Readonly<Record<string, number>>) {
    for (const [letters, kind] of Object.entries(kinds)) {
      for (const letter of letters) this.#kinds[letter.charCodeAt(0)] = kind;
    }
  }

  /** Each once, in order, without those that stand before `from` too. Null: the text is not all ASCII. */
  of(text: string, from = 0): string[] | null {
    // A foreign character takes up to three bytes, and two more end the last run.
    if (this.#bytes.length < text.length * 3 + 2) this.#bytes = new Uint8Array(text.length * 3 + 2);
    const { written } = this.#encoder.encodeInto(text, this.#bytes);
    if (written !== text.length) return null;
    this.#bytes.fill(0, written, written + 2);
    this.#places.fill(0);
    this.#count = 0;
    this.#read(0, from);
    const known = this.#count;
    this.#read(from, written);
    const runs: string[] = [];
    for (let number = known + 1; number <= this.#count; number++) {
      const start = numberAt(this.#starts, number);
      const end = start + numberAt(this.#lengths, number);
      runs.push(end - start < SLICE ? text.slice(start, end) : this.#decoder.decode(this.#bytes.subarray(start, end)));
    }
    return runs;
  }

  #read(from: number, end: number): void {
    const kinds = this.#kinds;
    const bytes = this.#bytes;
    for (let at = from; at < end; ) {
      if ((kindAt(kinds, bytes, at) & START) === 0) {
        at++;
        continue;
      }
      const start = at;
      let hash = 0;
      for (let last = at; ; ) {
        do hash = (Math.imul(hash, 31) + numberAt(bytes, at++)) | 0;
        while (at <= last || (kindAt(kinds, bytes, at) & PART) !== 0);
        if ((kindAt(kinds, bytes, at) & JOINT) === 0) break;
        last = (kindAt(kinds, bytes, at + 1) & JOINT) === 0 ? at : at + 1;
        if ((kindAt(kinds, bytes, last + 1) & PART) === 0) break;
      }
      this.#add(start, at - start, hash ^ (hash >>> 15));
    }
  }

  #add(start: number, length: number, hash: number): void {
    const mask = this.#places.length - 1;
    let place = hash & mask;
    for (let number = numberAt(this.#places, place); number !== 0; number = numberAt(this.#places, place)) {
      if (numberAt(this.#hashes, number) === hash && this.#isSame(number, start, length)) return;
      place = (place + 1) & mask;
    }
    this.#count++;
    this.#places[place] = this.#count;
    this.#hashes[this.#count] = hash;
    this.#starts[this.#count] = start;
    this.#lengths[this.#count] = length;
    if (this.#count === this.#hashes.length - 1) this.#grow();
  }

  #isSame(number: number, start: number, length: number): boolean {
    if (numberAt(this.#lengths, number) !== length) return false;
    const bytes = this.#bytes;
    const first = numberAt(this.#starts, number);
    for (let i = 0; i < length; i++) if (bytes[first + i] !== bytes[start + i]) return false;
    return true;
  }

  #grow(): void {
    const size = this.#hashes.length * 2;
    this.#hashes = grown(this.#hashes, size);
    this.#starts = grown(this.#starts, size);
    this.#lengths = grown(this.#lengths, size);
    this.#places = new Int32Array(2 * size);
    const mask = this.#places.length - 1;
    for (let number = 1; number <= this.#count; number++) {
      let place = numberAt(this.#hashes, number) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = number;
    }
  }
}

/** Past the end there is nothing, which is 0. */
function numberAt(numbers: Int32Array | Uint8Array, at: number): number {
  return numbers[at] ?? 0;
}

function kindAt(kinds: Uint8Array, bytes: Uint8Array, at: number): number {
  return kinds[bytes[at] ?? 0] ?? 0;
}

function grown(numbers: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(size);
  more.set(numbers);
  return more;
}
