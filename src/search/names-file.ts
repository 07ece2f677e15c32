// The first file that a reader's browser fetches: every name of a product, in columns.
import { oneLine } from '../lib/one-line.ts';
import { kindLetter, type NamesFile } from '../lib/search/format.ts';
import { likelyHash, ownerOf } from '../lib/search/hashes.ts';
import type { SearchEntry, SearchPage } from '../model/search.ts';
import { createNumbers } from './numbers.ts';

export interface NamesInWork {
  add(page: SearchPage): void;
  /** `shardOf`: by page. */
  finish(shardOf: readonly number[]): NamesFile;
}

export function createNames(): NamesInWork {
  const names = createNumbers();
  const groups = createNumbers();
  const [routes, titles, hashes]: [string[], string[], string[]] = [[], [], []];
  const [groupOf, counts, nameOf]: [number[], number[], number[]] = [[], [], []];
  let kinds = '';
  return {
    add(page) {
      const { entries } = page;
      routes.push(page.route);
      titles.push(oneLine(page.title));
      groupOf.push(groups.numberOf(page.groups.map(oneLine).join('\n')));
      counts.push(entries.length);
      for (const entry of entries) nameOf.push(names.numberOf(nameOfEntry(entry)));
      kinds += entries.map(({ kind }) => kindLetter(kind)).join('');
      hashes.push(...hashesOf(page));
    },
    finish: (shardOf) => ({
      routes,
      titles,
      groupOf,
      groups: groups.texts().map((key) => (key === '' ? [] : key.split('\n'))),
      shardOf,
      counts,
      nameOf,
      names: names.texts().join('\n'),
      kinds,
      hashes: hashes.join('\n'),
    }),
  };
}

/** The title, and behind it what else leads to it. */
function nameOfEntry({ title, keywords }: SearchEntry): string {
  return keywords.length === 0 ? oneLine(title) : [title, ...keywords].map(oneLine).join('\t');
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
