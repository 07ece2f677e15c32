// The file of words of a product when some of its pages say something else: only what these say is cut into words.
import type { WordsFile } from '../lib/search/format.ts';
import { createNumbers } from './numbers.ts';
import { createWords, steps } from './words-file.ts';

/** A page by its number, and its texts before and after an edit. */
export interface EditedTexts {
  readonly page: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What `createWords` makes of all pages; `words` is what it has made of them before. */
export function editWords({ stems, setOf, sets }: WordsFile, pages: readonly EditedTexts[]): WordsFile {
  const written = sets.split('\n');
  const setByStem = new Map(linesOf(stems).map((stem, at) => [stem, written[setOf[at] ?? -1] ?? '']));
  for (const { page, before, after } of pages) {
    const [old, now] = [before, after].map((texts) => stemsOf(texts));
    const change = (stem: string, edit: (found: readonly number[]) => number[]) =>
      setByStem.set(stem, steps(edit(pagesIn(setByStem.get(stem) ?? ''))));
    for (const stem of old ?? []) if (!now?.has(stem)) change(stem, (found) => found.filter((one) => one !== page));
    for (const stem of now ?? []) if (!old?.has(stem)) change(stem, (found) => [...found, page].sort((a, b) => a - b));
  }
  const rows = [...setByStem].filter(([, set]) => set !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  const numbers = createNumbers();
  return {
    stems: rows.map(([stem]) => stem).join('\n'),
    setOf: rows.map(([, set]) => numbers.numberOf(set)),
    sets: numbers.texts().join('\n'),
  };
}

function stemsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = createWords();
  words.add(texts);
  return new Set(linesOf(words.finish().stems));
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function pagesIn(set: string): number[] {
  let page = 0;
  return set === ''
    ? []
    : set.split(' ').map((step) => {
        page += Number(step);
        return page;
      });
}
