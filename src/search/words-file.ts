// Which words stand in the texts of which pages, so that a question fetches only the texts that can answer it.
import type { WordsFile } from '../lib/search/format.ts';
import { stem } from '../lib/search/stem.ts';
import { formsOf, writtenChunks } from '../lib/search/tokenize.ts';
import { createNumbers } from './numbers.ts';
import { OnceEach } from './once-each.ts';
import { runs } from './runs.ts';

export interface WordsInWork {
  /** The texts of the next page. */
  add(texts: readonly string[]): void;
  /** The same of texts that were read: the numbers of their runs, of which one may come again. */
  addRuns(said: readonly number[]): void;
  finish(): WordsFile;
}

/** Words of a family are one, which takes a seventh off the file. */
export function createWords(): WordsInWork {
  const roots = createNumbers();
  const rootOf = new Map<string, number>();
  /** By run. */
  const rootsIn: (readonly number[] | null)[] = [];
  /** Roots of the page. */
  const rootsOfPage = new OnceEach();
  /** Roots of all pages, one page behind the other; and where each page ends. */
  const said = createNumberList();
  const ends: number[] = [];

  const numberOf = (form: string): number => {
    const known = rootOf.get(form);
    if (known !== undefined) return known;
    const root = roots.numberOf(stem(form));
    rootOf.set(form, root);
    return root;
  };
  const cut = (run: number): readonly number[] => {
    const text = runs.textOf(run);
    const forms = runs.isPlain(run) ? formsOf(text) : writtenChunks(text).flatMap(formsOf);
    return forms.map(numberOf);
  };

  const addRuns: WordsInWork['addRuns'] = (page) => {
    rootsOfPage.nextTurn();
    for (let i = 0; i < page.length; i++) {
      const run = page[i] ?? 0;
      while (rootsIn.length <= run) rootsIn.push(null);
      const found = rootsIn[run] ?? cut(run);
      rootsIn[run] = found;
      for (let j = 0; j < found.length; j++) {
        const root = found[j] ?? 0;
        if (rootsOfPage.isNew(root)) said.push(root);
      }
    }
    ends.push(said.length);
  };

  return {
    add: (texts) => addRuns(runs.of(texts)),
    addRuns,
    finish() {
      const names = roots.texts();
      const pagesOf = pagesByRoot(said.all(), ends, names.length);
      const stems = [...names].sort();
      const sets = createNumbers();
      const setOf = stems.map((root) => sets.numberOf(steps(pagesOf(roots.numberOf(root)))));
      return { stems: stems.join('\n'), setOf, sets: sets.texts().join('\n') };
    },
  };
}

/** Gives the pages of each root, in order. */
function pagesByRoot(said: Int32Array, ends: readonly number[], roots: number): (root: number) => Int32Array {
  const starts = new Int32Array(roots + 1);
  for (const root of said) starts[root + 1] = (starts[root + 1] ?? 0) + 1;
  for (let root = 0; root < roots; root++) starts[root + 1] = (starts[root + 1] ?? 0) + (starts[root] ?? 0);
  const pages = new Int32Array(said.length);
  const next = starts.slice();
  let at = 0;
  ends.forEach((end, page) => {
    for (; at < end; at++) {
      const root = said[at] ?? 0;
      const place = next[root] ?? 0;
      pages[place] = page;
      next[root] = place + 1;
    }
  });
  return (root) => pages.subarray(starts[root], starts[root + 1]);
}

/** Pages in order: the first, then how much further on each of the others is. */
export function steps(pages: Int32Array | readonly number[]): string {
  let text = '';
  let last = 0;
  for (let at = 0; at < pages.length; at++) {
    const page = pages[at] ?? 0;
    text += at === 0 ? page : ` ${page - last}`;
    last = page;
  }
  return text;
}

interface NumberList {
  readonly length: number;
  push(value: number): void;
  all(): Int32Array;
}

const ROOM = 4096;

/** Outside of the heap, where a site of fifty thousand pages has ten million of them. */
function createNumberList(): NumberList {
  let numbers = new Int32Array(ROOM);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === numbers.length) {
        const more = new Int32Array(2 * length);
        more.set(numbers);
        numbers = more;
      }
      numbers[length++] = value;
    },
    all: () => numbers.subarray(0, length),
  };
}
