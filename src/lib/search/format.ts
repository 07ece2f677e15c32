// The files of a search index, as the build writes them and the worker reads them.
import type { SearchKind } from '../../model/search.ts';
import { SEARCH_KINDS } from './kinds.ts';

/** Its address is the same in all generations; those of all others hold a hash. */
export const SEARCH_MANIFEST = 'search.json';

/** How the names of files begin that hold all names of a product: they answer a reader without a network. */
export const SEARCH_NAMES = 'search-names';

export interface SearchManifest {
  readonly version: 1;
  /** By language; each in the order of the config. */
  readonly languages: Readonly<Record<string, readonly ProductFiles[]>>;
}

/** Paths are relative to the site's base. */
export interface ProductFiles {
  readonly id: string;
  readonly name: string;
  /** Of its current version, as readers see it; null: it has none. */
  readonly version: string | null;
  /** A `NamesFile`: all that the first answer needs. */
  readonly names: string;
  /** A `WordsFile`: which pages hold which words. */
  readonly words: string;
  /** Each a `ShardFile`. */
  readonly shards: readonly string[];
}

/** Columns, as equal things lie beside each other and pack well. */
export interface NamesFile {
  readonly routes: readonly string[];
  readonly titles: readonly string[];
  /** By page: index into `groups`. */
  readonly groupOf: readonly number[];
  readonly groups: readonly (readonly string[])[];
  /** By page: which shard holds its texts. */
  readonly shardOf: readonly number[];
  /** By page: how many entries it has. */
  readonly counts: readonly number[];
  /** Titles of entries, each once, a line each; behind tabs, the other words that lead to it, of which the first is a name as good as the title. */
  readonly names: string;
  /** By entry: a letter for its kind. */
  readonly kinds: string;
  /** By entry: which name. */
  readonly nameOf: readonly number[];
  /** By entry, a line each: `#` and its hash, or nothing where that follows from the title. */
  readonly hashes: string;
}

export interface WordsFile {
  /** Stems of all words in texts; sorted, a line each. */
  readonly stems: string;
  /** By stem: which line of `sets`. */
  readonly setOf: readonly number[];
  /** Sets of pages, a line each: the number of the first, then how much further on each of the others is. */
  readonly sets: string;
}

export interface ShardFile {
  /** By entry of its pages, in their order; empty: it says nothing. */
  readonly texts: readonly string[];
  /** By entry: what its code names beside, each word once; shorter than the texts where the rest has none. */
  readonly codes: readonly string[];
}

export function kindLetter(kind: SearchKind): string {
  return String.fromCharCode(97 + SEARCH_KINDS.indexOf(kind));
}

export function kindOfLetter(letter: number): SearchKind {
  return SEARCH_KINDS[letter - 97] ?? 'page';
}
