// The words of all names: which names hold a word, begin one with it, or hold one that is nearly the same.
import SearchableMap from 'minisearch/SearchableMap';
import { addTo } from '../groups.ts';
import { createKept } from './kept.ts';
import { stem } from './stem.ts';
import { createTerms, type Terms } from './terms.ts';
import { nameTokensOf } from './tokenize.ts';

/** What was found of one word; a name stands for whatever a vocabulary was made of, by its number. */
export interface Found {
  /** Names that hold the word somehow. */
  readonly ids: readonly number[];
  /** By name: how well it holds the word, from 0 to 1. */
  readonly likeness: Float64Array;
}

export interface Vocabulary {
  /** One letter is found at the beginning of names only. `isCode`: it is written as in code, so that what is written apart is hardly meant. */
  match(token: string, options: { readonly isPrefix: boolean; readonly isCode: boolean }): Found;
  /** Names that hold exactly this word. */
  matchWord(token: string): Found;
  /** Names that hold the word, or one of its family. */
  matchFamily(token: string): Found;
  /** As `match`, of words that stand side by side in a name. */
  matchPair(token: string, isPrefix: boolean): Found;
}

const PREFIX = { least: 0.5, most: 0.95 };
const PLURAL = 0.97;
/** A word of the same family. */
const BY_STEM = 0.85;
/** Two words that were typed as one, as code has them. */
const BY_PAIR_OF_CODE = 0.85;
/** What is one letter away, and what is two. */
const NEARLY = [0, 0.5, 0.4];
/** Shorter words are near to too many others. */
const LEAST_FOR_TYPOS = 4;
const LEAST_FOR_TWO = 8;

/** Names are added in order: bit by bit, as a keystroke may come between. */
export interface VocabularyMaker {
  add(name: string): void;
  finish(): Vocabulary;
}

export function makeVocabulary(): VocabularyMaker {
  // Names that hold the word by itself, and those where it is two words side by side.
  const words = createTerms();
  const pairs = createTerms();
  const stems = new Map<string, number[]>();
  const firsts = new Map<string, number[]>();
  const radix = new SearchableMap<true>();
  let count = 0;
  return {
    add(name) {
      const { tokens, joined } = nameTokensOf(name);
      for (const token of tokens) {
        if (words.add(token, count)) radix.set(token, true);
        const root = stem(token);
        if (root !== token) addTo(stems, root, count);
      }
      for (const token of joined) pairs.add(token, count);
      addTo(firsts, tokens[0]?.charAt(0) ?? '', count);
      count += 1;
    },
    finish: () => createVocabulary({ words, pairs, stems, firsts, radix, count }),
  };
}

interface Postings {
  readonly words: Terms;
  readonly pairs: Terms;
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** By letter: names that begin with it. */
  readonly firsts: ReadonlyMap<string, readonly number[]>;
  readonly radix: SearchableMap<true>;
  readonly count: number;
}

function createVocabulary({ words, pairs, stems, firsts, radix, count }: Postings): Vocabulary {
  const kept = createKept<Found>();
  const keep = (key: string, find: (raise: Raise) => void): Found => kept(key, () => gather(count, find));
  const findIn = (terms: Terms, { token, isPrefix, worth }: Wanted, raise: Raise): boolean => {
    const found = isPrefix ? terms.startingWith(token) : [token].filter((term) => terms.get(term).length > 0);
    for (const term of found) raise(terms.get(term), likeness(token, term) * worth);
    return found.length > 0;
  };
  const raiseFamily = (token: string, raise: Raise) => {
    const root = stem(token);
    raise(stems.get(root) ?? [], BY_STEM);
    if (root !== token) raise(words.get(root), BY_STEM);
  };

  return {
    match: (token, { isPrefix, isCode }) =>
      keep(`${isPrefix ? '^' : '='}${isCode ? 'c' : ' '}${token}`, (raise) => {
        if (isPrefix && token.length === 1) {
          raise(words.get(token), 1);
          raise(firsts.get(token) ?? [], PREFIX.least);
          return;
        }
        const worth = isCode ? BY_PAIR_OF_CODE : 1;
        const isWord = findIn(words, { token, isPrefix, worth: 1 }, raise);
        const isPair = findIn(pairs, { token, isPrefix, worth }, raise);
        raiseFamily(token, raise);
        // Where the word is known, nobody mistyped.
        if (isWord || isPair || token.length < LEAST_FOR_TYPOS) return;
        for (const [term, [, distance]] of radix.fuzzyGet(token, token.length < LEAST_FOR_TWO ? 1 : 2)) {
          raise(words.get(term), NEARLY[distance] ?? 0);
          raise(stems.get(stem(term)) ?? [], (NEARLY[distance] ?? 0) * BY_STEM);
        }
      }),
    matchWord: (token) =>
      words.get(token).length > 0 ? keep(`!${token}`, (raise) => raise(words.get(token), 1)) : NOTHING,
    matchFamily: (token) =>
      keep(`~${token}`, (raise) => {
        raise(words.get(token), 1);
        raiseFamily(token, raise);
      }),
    matchPair: (token, isPrefix) =>
      keep(`${isPrefix ? '^' : '='}+${token}`, (raise) => {
        findIn(pairs, { token, isPrefix: isPrefix && token.length > 1, worth: 1 }, raise);
      }),
  };
}

const NOTHING: Found = { ids: [], likeness: new Float64Array() };

interface Wanted {
  readonly token: string;
  readonly isPrefix: boolean;
  readonly worth: number;
}

type Raise = (ids: readonly number[], likeness: number) => void;

function gather(count: number, find: (raise: Raise) => void): Found {
  const found = new Float64Array(count);
  const ids: number[] = [];
  find((raised, worth) => {
    for (const id of raised) {
      const before = found[id] ?? 0;
      if (before === 0) ids.push(id);
      if (before < worth) found[id] = worth;
    }
  });
  return { ids, likeness: found };
}

function likeness(token: string, term: string): number {
  if (term === token) return 1;
  if (term.length === token.length + 1 && term.endsWith('s')) return PLURAL;
  return PREFIX.least + (PREFIX.most - PREFIX.least) * (token.length / term.length);
}
