// The different words in texts, numbered. Texts say the same words again and again: here these are compared where they
// stand, as bytes of ASCII, and only the first of each becomes a string.

/** What a character may be: the first of a run, any other of it, or one of up to two between its parts. */
export const START = 1;
export const PART = 2;
export const JOINT = 4;

const ROOM = 512;
const LETTERS_IN_RUN = 8;

/**
 * Finds `START PART* (JOINT{1,2} PART+)*`, as a pattern would. A run has the same number in all texts that are read, from 1,
 * in the order in which they come.
 */
export class DistinctRuns {
  /** By character. */
  readonly #kinds = new Uint8Array(256);
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  /** Of the text that is read. */
  #bytes = new Uint8Array(0);
  /** All runs, one behind the other. */
  #letters = new Uint8Array(ROOM * LETTERS_IN_RUN);
  #count = 0;
  /** By number. */
  #hashes = new Int32Array(ROOM);
  #starts = new Int32Array(ROOM + 1);
  /** The last turn in which it was found. */
  #turns = new Int32Array(ROOM);
  /** Numbers of runs by hash, or behind the place that it gives; at least half of the places are free, and 0. */
  #places = new Int32Array(2 * ROOM);
  #turn = 0;
  #found: number[] = [];

  /** `kinds`: of each letter of a key, a sum of the above. */
  constructor(kinds: Readonly<Record<string, number>>) {
    for (const [letters, kind] of Object.entries(kinds)) {
      for (const letter of letters) this.#kinds[letter.charCodeAt(0)] = kind;
    }
  }

  /** How many different ones there are in all texts. */
  get size(): number {
    return this.#count;
  }

  /** Numbers of those that were found since `start`, each once, in order: good until the next `start`. */
  get found(): readonly number[] {
    return this.#found;
  }

  /** Nothing is found yet. */
  start(): void {
    this.#turn++;
    this.#found = [];
  }

  /** False: the text is not all ASCII, and nothing of it is read. */
  read(text: string): boolean {
    // A foreign character takes up to three bytes, and two more end the last run.
    if (this.#bytes.length < text.length * 3 + 2) this.#bytes = new Uint8Array(text.length * 3 + 2);
    const { written } = this.#encoder.encodeInto(text, this.#bytes);
    if (written !== text.length) return false;
    this.#bytes.fill(0, written, written + 2);
    this.readBytes(this.#bytes, written);
    return true;
  }

  /** ASCII up to `end`; two bytes of 0 stand behind it. */
  readBytes(bytes: Uint8Array, end: number): void {
    const kinds = this.#kinds;
    for (let at = 0; at < end; ) {
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
      const number = this.#numberOf(bytes, start, at, hash ^ (hash >>> 15));
      if (this.#turns[number] !== this.#turn) {
        this.#turns[number] = this.#turn;
        this.#found.push(number);
      }
    }
  }

  textOf(number: number): string {
    const [start, end] = [numberAt(this.#starts, number), numberAt(this.#starts, number + 1)];
    return this.#decoder.decode(this.#letters.subarray(start, end));
  }

  /** Numbers begin anew. */
  clear(): void {
    this.#count = 0;
    this.#places.fill(0);
    this.#turns.fill(0);
    this.#found = [];
  }

  #numberOf(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const mask = this.#places.length - 1;
    let place = hash & mask;
    for (let number = numberAt(this.#places, place); number !== 0; number = numberAt(this.#places, place)) {
      if (numberAt(this.#hashes, number) === hash && this.#isSame(number, bytes, start, end)) return number;
      place = (place + 1) & mask;
    }
    return this.#add(bytes, start, end, { hash, place });
  }

  #add(bytes: Uint8Array, start: number, end: number, { hash, place }: { hash: number; place: number }): number {
    const number = ++this.#count;
    const from = numberAt(this.#starts, number);
    const to = from + end - start;
    if (to > this.#letters.length) this.#letters = grown(this.#letters, new Uint8Array(2 * to));
    this.#letters.set(bytes.subarray(start, end), from);
    this.#places[place] = number;
    this.#hashes[number] = hash;
    this.#starts[number + 1] = to;
    if (number === this.#hashes.length - 1) this.#grow();
    return number;
  }

  #isSame(number: number, bytes: Uint8Array, start: number, end: number): boolean {
    const first = numberAt(this.#starts, number);
    if (numberAt(this.#starts, number + 1) - first !== end - start) return false;
    const letters = this.#letters;
    for (let i = end - start - 1; i >= 0; i--) if (letters[first + i] !== bytes[start + i]) return false;
    return true;
  }

  #grow(): void {
    const size = this.#hashes.length * 2;
    this.#hashes = grown(this.#hashes, new Int32Array(size));
    this.#starts = grown(this.#starts, new Int32Array(size + 1));
    this.#turns = grown(this.#turns, new Int32Array(size));
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

function grown<T extends Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(numbers: T, more: T): T {
  more.set(numbers);
  return more;
}
