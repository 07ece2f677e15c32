// Which pages speak of the words of a question.

import { lowerBound } from '../lower-bound.ts';
import type { WordsFile } from './format.ts';
import type { Unit } from './question.ts';
import { stem } from './stem.ts';

/** Stems that begin with what was typed: more would be on every page. */
const MOST_COMPLETIONS = 40;
/** Shorter stems are those of other words. */
const LEAST_ON_THE_WAY = 4;
/** Words of a question come again with each letter of the next. */
const KEPT = 64;

export interface PageWords {
  /** Numbers of pages whose texts hold the word, one of its family, one that begins with it, or one of its synonyms. */
  pagesOf(unit: Unit): ReadonlySet<number>;
}

export function openWords(file: WordsFile): PageWords {
  const stems = file.stems.split('\n');
  const sets = file.sets.split('\n');
  const kept = new Map<string, ReadonlySet<number>>();

  const addPages = (at: number, pages: Set<number>) => {
    let page = 0;
    for (const step of (sets[file.setOf[at] ?? 0] ?? '').split(' ')) {
      page += Number(step);
      pages.add(page);
    }
  };
  const find = (word: string, isPrefix: boolean): ReadonlySet<number> => {
    const pages = new Set<number>();
    const root = stem(word);
    const own = lowerBound(stems, root);
    if (stems[own] === root) addPages(own, pages);
    if (!isPrefix || word.length < 3) return pages;
    const from = lowerBound(stems, word);
    for (let at = from; at < from + MOST_COMPLETIONS && stems[at]?.startsWith(word); at += 1) addPages(at, pages);
    // What is typed on the way from `edit` to `editing`.
    for (let length = word.length - 1; pages.size === 0 && length >= LEAST_ON_THE_WAY; length -= 1) {
      const at = lowerBound(stems, word.slice(0, length));
      if (stems[at] === word.slice(0, length)) addPages(at, pages);
    }
    return pages;
  };
  const pagesOfWord = (word: string, isPrefix: boolean): ReadonlySet<number> => {
    const key = `${isPrefix ? '^' : '='}${word}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= KEPT) kept.clear();
    const found = find(word, isPrefix);
    kept.set(key, found);
    return found;
  };

  return {
    pagesOf({ whole, parts, isPrefix, synonyms }) {
      const found = [pagesOfWord(whole, isPrefix), ...synonyms.map((word) => pagesOfWord(word, false))];
      if (parts.length > 1) {
        const [first, ...others] = parts.map((part, at) => pagesOfWord(part, isPrefix && at === parts.length - 1));
        found.push(new Set([...(first ?? [])].filter((page) => others.every((other) => other.has(page)))));
      }
      return found.length === 1 ? (found[0] ?? new Set()) : new Set(found.flatMap((pages) => [...pages]));
    },
  };
}
