// From code to the names in it that somebody may look for: an index of all its letters would be as large as that of the text.
import { DistinctRuns, JOINT, PART, START } from '../lib/distinct-runs.ts';
import type { TextBytes } from './text-bytes.ts';

/** Names of three letters and more, with the dots and slashes in them: `apiRef.current`, `@acme/grid`. */
const NAME = /[\p{L}$_@][\p{L}\p{N}$_]*(?:[-./@:]{1,2}[\p{L}\p{N}$_]+)*/gu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_';
const LEAST = 3;
/** Longer ones are data. */
const MOST = 60;
/** What every block says. */
const SYNTAX = new Set(
  'and any as async await boolean case catch class const default delete div else export extends false for from function if import in interface let new null number of return span static string super switch the this throw true try type typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** The same in plain letters, at a fifth of the time. */
const RUNS: Readonly<Record<string, number>> = {
  [LETTERS]: START | PART,
  '0123456789': PART,
  '@': START | JOINT,
  '-./:': JOINT,
};
/** Of all pages; more would be names that no second page says. */
const MOST_RUNS = 100_000;

/** For one section after another: names that it has met before are not cut out again. */
export class CodeWords {
  readonly #runs = new DistinctRuns(RUNS);
  /** By number; null: nobody looks for it. */
  #names: (string | null)[] = [];

  /** Each name of `code` once, in order; those that `text` says are left out. */
  of(code: TextBytes, text: TextBytes): string {
    if (!code.isPlain || !text.isPlain)
      return namesBut(code.toString(), new Set(text.toString().match(NAME))).join(' ');
    if (this.#runs.size > MOST_RUNS) {
      this.#runs.clear();
      this.#names = [];
    }
    this.#runs.start();
    this.#runs.readBytes(text.bytes, text.length);
    const said = this.#runs.found.length;
    this.#runs.readBytes(code.bytes, code.length);
    let words = '';
    for (let i = said; i < this.#runs.found.length; i++) {
      const name = this.#nameOf(this.#runs.found[i] ?? 0);
      if (name !== null) words += words === '' ? name : ` ${name}`;
    }
    return words;
  }

  #nameOf(number: number): string | null {
    const known = this.#names[number];
    if (known !== undefined) return known;
    const run = this.#runs.textOf(number);
    const name = isName(run) ? run : null;
    this.#names[number] = name;
    return name;
  }
}

function namesBut(code: string, said: ReadonlySet<string>): string[] {
  return [...new Set(code.match(NAME))].filter((name) => isName(name) && !said.has(name));
}

function isName(run: string): boolean {
  return run.length >= LEAST && run.length <= MOST && !SYNTAX.has(run);
}
