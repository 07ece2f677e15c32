// All names of a product in memory: which entries there are, where they stand, and which of them a word may mean.
import type { SearchKind } from '../../model/search.ts';
import { fold } from './fold.ts';
import { kindOfLetter, type NamesFile, type ProductFiles } from './format.ts';
import { likelyHash, ownerOf } from './hashes.ts';
import { stem } from './stem.ts';
import { chunksOf } from './tokenize.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

export interface NamedPage {
  readonly route: string;
  readonly title: string;
  readonly groups: readonly string[];
  /** Stems of the words in the titles of its groups. */
  readonly groupRoots: ReadonlySet<string>;
  readonly shard: number;
  /** Number of its first entry. */
  readonly first: number;
  readonly name: number;
}

/** All ways to say the names: the title, its last part, another name, and the things that it only mentions. */
export interface Sayings {
  /** By saying, as the vocabulary knows it: letters of which it is asked how many were typed; 0: a list, of which one is enough. */
  readonly letters: readonly number[];
  readonly nameOf: readonly number[];
  /** By name: its first saying, which is the title; one more than there are names. */
  readonly first: readonly number[];
}

export interface Names {
  readonly product: ProductFiles;
  readonly pages: readonly NamedPage[];
  /** Titles, each once. */
  readonly names: readonly string[];
  readonly sayings: Sayings;
  readonly kinds: readonly SearchKind[];
  /** By entry. */
  readonly nameOf: readonly number[];
  readonly pageOf: readonly number[];
  /** By name. */
  readonly entriesOf: readonly (readonly number[])[];
  hrefOf(entry: number): string;
  /** Whose texts a shard holds, in its order. */
  entriesIn(shard: number): number[];
  readonly vocabulary: Vocabulary;
}

/** Names between which it is asked whether somebody waits: half a millisecond. */
const AT_ONCE = 50;

/** `pause`: lets a keystroke through. */
export async function openNames(product: ProductFiles, file: NamesFile, pause: () => Promise<void>): Promise<Names> {
  const written = file.names.split('\n');
  const sayings = { letters: [] as number[], nameOf: [] as number[], first: [0] };
  const vocabulary = makeVocabulary();
  for (const [name, line] of written.entries()) {
    if (name % AT_ONCE === 0) await pause();
    for (const { text, isList } of waysToSay(line)) {
      vocabulary.add(text);
      sayings.letters.push(isList ? 0 : lettersOf(text));
      sayings.nameOf.push(name);
    }
    sayings.first.push(sayings.letters.length);
  }
  await pause();
  const names = written.map((line) => line.split('\t', 1)[0] ?? '');
  const entriesOf: number[][] = names.map(() => []);
  for (const [entry, name] of file.nameOf.entries()) entriesOf[name]?.push(entry);
  await pause();
  return { product, names, sayings, vocabulary: vocabulary.finish(), entriesOf, ...placesOf(file, names) };
}

/** What a title names behind a dash is its subject: `Data Grid – Sorting`. */
const LAST_PART = /^.+ [-–—|] (?=\S)/;

function waysToSay(line: string): { readonly text: string; readonly isList: boolean }[] {
  const [title = '', other = '', ...mentions] = line.split('\t');
  const texts = new Set([title, title.replace(LAST_PART, ''), other || title]);
  const ways = [...texts].map((text) => ({ text, isList: false }));
  return mentions.length === 0 ? ways : [...ways, { text: mentions.join(' ; '), isList: true }];
}

/** Where each entry stands. */
function placesOf(file: NamesFile, names: readonly string[]) {
  const kinds = [...file.kinds].map((letter) => kindOfLetter(letter.charCodeAt(0)));
  const pageOf: number[] = [];
  const rootsOf = file.groups.map(groupRoots);
  const pages = file.routes.map((route, page): NamedPage => {
    const first = pageOf.length;
    for (let left = file.counts[page] ?? 0; left > 0; left -= 1) pageOf.push(page);
    return {
      route,
      title: file.titles[page] ?? '',
      groups: file.groups[file.groupOf[page] ?? 0] ?? [],
      groupRoots: rootsOf[file.groupOf[page] ?? 0] ?? new Set(),
      shard: file.shardOf[page] ?? 0,
      first,
      name: file.nameOf[first] ?? 0,
    };
  });
  const hashes = file.hashes.split('\n');
  return {
    ...{ pages, kinds, pageOf, nameOf: file.nameOf },
    entriesIn: (shard: number) => pageOf.flatMap((page, entry) => (pages[page]?.shard === shard ? [entry] : [])),
    hrefOf: (entry: number) => {
      const page = pages[pageOf[entry] ?? 0];
      const stored = hashes[entry] ?? '';
      const titleOf = (one: number) => names[file.nameOf[one] ?? 0] ?? '';
      const owner = ownerOf(entry, page?.first ?? 0, kinds);
      const hash = stored === '' ? likelyHash(kinds[entry] ?? 'page', titleOf(entry), titleOf(owner)) : stored.slice(1);
      return `${page?.route ?? '/'}${hash === '' ? '' : `#${hash}`}`;
    },
  };
}

function groupRoots(titles: readonly string[]): ReadonlySet<string> {
  return new Set(titles.flatMap(chunksOf).flatMap(({ parts }) => parts.map(stem)));
}

/** What titles of pages about components say for readers of other sites, and nobody types here. */
const FORMAL = /^React | (?:React )?(?:component|hook)s?(?: and (?:component|hook)s?)?$/g;

/** Nor are these missed where they are not typed. */
const LINKS = new Set('a an and at for in of on or the to with'.split(' '));

function lettersOf(name: string): number {
  const words = fold(name.replace(FORMAL, '')).split(/[^\p{L}\p{N}\p{M}]+/u);
  const telling = words.filter((word) => !LINKS.has(word));
  return (telling.length > 0 ? telling : words).reduce((sum, { length }) => sum + length, 0);
}
