// The first file that a reader's browser fetches: every name of a product, in columns.
import { oneLine } from '../lib/one-line.ts';
import { kindLetter, type NamesFile } from '../lib/search/format.ts';
import { isLikelyHash, OWNERS } from '../lib/search/hashes.ts';
import type { SearchPage } from '../model/search.ts';
import { createNumbers } from './numbers.ts';

export interface NamesInWork {
  add(page: SearchPage): void;
  /** `shardOf`: by page. */
  finish(shardOf: readonly number[]): NamesFile;
}

export function createNames(): NamesInWork {
  /** Titles, and behind each what else leads to it. */
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
      let owner = '';
      entries.forEach(({ kind, title, href, keywords }, index) => {
        const name = oneLine(title);
        if (index === 0 || OWNERS.has(kind)) owner = name;
        nameOf.push(names.numberOf(keywords.length === 0 ? name : `${name}\t${keywords.map(oneLine).join('\t')}`));
        kinds += kindLetter(kind);
        const hash = hashOf(href);
        hashes.push(isLikelyHash(hash, kind, name, owner) ? '' : `#${hash}`);
      });
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

/** Empty: it is at the start. */
function hashOf(href: string): string {
  const start = href.indexOf('#');
  return start === -1 ? '' : href.slice(start + 1);
}
