// From code to the names in it that somebody may look for: an index of all its letters would be as large as that of the text.
import { OnceEach } from './once-each.ts';
import { runs } from './runs.ts';

/** Names of three letters and more, with the dots and slashes in them: `apiRef.current`, `@acme/grid`. */
const NAME = /[\p{L}$_@][\p{L}\p{N}$_]*(?:[-./@:]{1,2}[\p{L}\p{N}$_]+)*/gu;
const LEAST = 3;
/** Longer ones are data. */
const MOST = 60;
/** What every block says. */
const SYNTAX = new Set(
  'and any as async await boolean case catch class const default delete div else export extends false for from function if import in interface let new null number of return span static string super switch the this throw true try type typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** For one section after another: runs that it has met before are not cut into names again. */
export class CodeWords {
  /** By run: the names in it, each by its number as a run; null: it was not cut yet. Words are not cut. */
  readonly #cuts: (readonly number[] | null)[] = [];
  /** By run, where that is a name: its text, empty where nobody looks for it; null: it is not known yet. */
  readonly #texts: (string | null)[] = [];
  /** Names of the section. */
  readonly #names = new OnceEach();
  #words = '';
  #onName: (run: number) => void = () => {};

  /**
   * Each name once, in order, that the first `ofText` runs do not say, and those behind them do: they were found last.
   * Calls `onName` with the number of each as a run.
   */
  ofFound(ofText: number, onName: (run: number) => void): string {
    const { found, foundCount } = runs;
    this.#names.nextTurn();
    this.#words = '';
    this.#onName = onName;
    for (let i = 0; i < ofText; i++) {
      const run = found[i] ?? 0;
      if (runs.isWord(run)) this.#names.isNew(run);
      else for (const name of this.#cut(run)) this.#names.isNew(name);
    }
    for (let i = ofText; i < foundCount; i++) this.#say(found[i] ?? 0);
    return this.#words;
  }

  #say(run: number): void {
    if (runs.isWord(run)) this.#sayName(run);
    else for (const name of this.#cut(run)) this.#sayName(name);
  }

  #sayName(name: number): void {
    if (!this.#names.isNew(name)) return;
    const text = this.#textOf(name);
    if (text === '') return;
    this.#words += this.#words === '' ? text : ` ${text}`;
    this.#onName(name);
  }

  #cut(run: number): readonly number[] {
    while (this.#cuts.length <= run) this.#cuts.push(null);
    const known = this.#cuts[run] ?? null;
    if (known !== null) return known;
    const names = (runs.textOf(run).match(NAME) ?? []).map((text) => runs.numberOf(text));
    this.#cuts[run] = names;
    return names;
  }

  #textOf(name: number): string {
    while (this.#texts.length <= name) this.#texts.push(null);
    const known = this.#texts[name] ?? null;
    if (known !== null) return known;
    const run = runs.textOf(name);
    const text = isName(run) ? run : '';
    this.#texts[name] = text;
    return text;
  }
}

function isName(text: string): boolean {
  return text.length >= LEAST && text.length <= MOST && !SYNTAX.has(text);
}
