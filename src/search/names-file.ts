// The first file that a reader's browser fetches: every name of a product, in columns.
import { oneLine } from '../lib/one-line.ts';
import { kindLetter, type NamesFile } from '../lib/search/format.ts';
import { likelyHash, OWNERS } from '../lib/search/hashes.ts';
import type { SearchKind, SearchPage } from '../model/search.ts';
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
        hashes.push(hashOf(href, { kind, name, owner }));
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

/** Empty where it is the likely one. */
function hashOf(href: string, { kind, name, owner }: Named): string {
  const start = href.indexOf('#');
  const hash = start === -1 ? '' : href.slice(start + 1);
  if (kind === 'heading' && isPlainSlug(hash, name)) return '';
  return hash === likelyHash(kind, name, owner) ? '' : `#${hash}`;
}

interface Named {
  readonly kind: SearchKind;
  readonly name: string;
  readonly owner: string;
}

const [HYPHEN, LAST_ASCII] = [45, 127];

/** True only for what `likelyHash` makes of a heading: most are words of ASCII, and no pattern is asked what a letter is. */
function isPlainSlug(hash: string, title: string): boolean {
  let at = 0;
  let isApart = false;
  for (let i = 0; i < title.length; i++) {
    const code = title.charCodeAt(i);
    if (code > LAST_ASCII) return false;
    const letter = code >= 65 && code <= 90 ? code + 32 : code;
    const isLetter = (letter >= 97 && letter <= 122) || (letter >= 48 && letter <= 57);
    if (isLetter) {
      if (isApart && at > 0 && hash.charCodeAt(at++) !== HYPHEN) return false;
      if (hash.charCodeAt(at++) !== letter) return false;
    }
    isApart = !isLetter;
  }
  return at > 0 && at === hash.length;
}
