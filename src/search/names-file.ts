// The first file that a reader's browser fetches: every name of a product, in columns.
import { oneLine } from '../lib/one-line.ts';
import { kindLetter, type NamesFile } from '../lib/search/format.ts';
import { likelyHash, ownerOf } from '../lib/search/hashes.ts';
import type { SearchEntry, SearchPage } from '../model/search.ts';
import { createNumbers } from './numbers.ts';

/** `shardOf`: by page. */
export function namesFile(pages: readonly SearchPage[], shardOf: readonly number[]): NamesFile {
  const names = createNumbers();
  const groups = createNumbers();
  const entries = pages.flatMap((page) => page.entries);
  return {
    routes: pages.map(({ route }) => route),
    titles: pages.map(({ title }) => oneLine(title)),
    groupOf: pages.map((page) => groups.numberOf(page.groups.map(oneLine).join('\n'))),
    groups: groups.texts().map((key) => (key === '' ? [] : key.split('\n'))),
    shardOf,
    counts: pages.map((page) => page.entries.length),
    nameOf: entries.map((entry) => names.numberOf(nameOf(entry))),
    names: names.texts().join('\n'),
    kinds: entries.map(({ kind }) => kindLetter(kind)).join(''),
    hashes: pages.flatMap(hashesOf).join('\n'),
  };
}

/** The title, and behind it what else leads to it. */
function nameOf({ title, keywords }: SearchEntry): string {
  return [title, ...keywords].map(oneLine).join('\t');
}

/** Empty where the hash follows from the title. */
function hashesOf({ entries }: SearchPage): string[] {
  const kinds = entries.map(({ kind }) => kind);
  return entries.map(({ kind, title, href }, index) => {
    const hash = href.includes('#') ? href.slice(href.indexOf('#') + 1) : '';
    const owner = entries[ownerOf(index, 0, kinds)]?.title ?? '';
    return hash === likelyHash(kind, oneLine(title), oneLine(owner)) ? '' : `#${hash}`;
  });
}
