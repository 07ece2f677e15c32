import { describe, expect, test } from 'vitest';
import { groupHits } from '../../../src/client/search-dialog/group-hits.ts';
import { recentSearches } from '../../../src/client/search-dialog/recent.ts';
import { hrefOfHit } from '../../../src/client/search-dialog/text-fragment.ts';
import type { MarkedText, SearchHit } from '../../../src/model/search.ts';

/** `Use [co]lors`: what stands in brackets is marked. */
function marked(text: string): MarkedText {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece.replace(/^\[|\]$/g, ''), isMatch: piece.startsWith('[') }));
}

describe('the address of a hit', () => {
  test.each([
    [
      'names the words beside what was found',
      '/b/#a',
      'Give it [color] by a prop',
      '/b/#a:~:text=Give%20it-,color,-by%20a',
    ],
    ['has whole words, as browsers find no others', '/b/#a', 'All [col]ors here', '/b/#a:~:text=All-,colors,-here'],
    ['has a hash of its own where there is none', '/b/', '[Color] it', '/b/#:~:text=Color,-it'],
    ['is the plain one where nothing is marked', '/b/#a', 'Color', '/b/#a'],
    ['leaves out what was cut', '/b/#a', '… the [color] of…', '/b/#a:~:text=the-,color'],
    ['stays in the sentence', '/b/#a', 'Not blue. The [color] it has. Another', '/b/#a:~:text=The-,color,-it'],
    ['is the plain one where nothing tells the word from others', '/b/#a', 'Of it: [color].', '/b/#a'],
    ['encodes what has a meaning there', '/b/#a', 'a [css-var], b & c', '/b/#a:~:text=a-,css%2Dvar%2C,-b%20%26'],
  ])('%s', (_rule, href, snippet, expected) => {
    expect(hrefOfHit({ kind: 'heading', href, snippet: marked(snippet) })).toBe(expected);
  });

  test('is that of the row where there is one', () => {
    expect(hrefOfHit({ kind: 'prop', href: '/b/#a', snippet: marked('Its [color] is blue') })).toBe('/b/#a');
  });

  test('is the plain one where the title says all', () => {
    expect(hrefOfHit({ kind: 'heading', href: '/b/#a', snippet: null })).toBe('/b/#a');
  });
});

describe('hits by page', () => {
  const hit = (href: string, crumbs: readonly string[]): SearchHit => ({
    kind: 'heading',
    href,
    title: [],
    crumbs,
    snippet: null,
    product: 'ui',
    version: null,
  });

  test('stand in the order of each page’s best, and of the answer within it', () => {
    const groups = groupHits([hit('/b/#x', ['B']), hit('/a/', []), hit('/b/#y', ['B']), hit('/a/#z', ['A'])]);
    expect(groups.map(({ hits }) => hits.map(({ href }) => href))).toEqual([
      ['/b/#x', '/b/#y'],
      ['/a/', '/a/#z'],
    ]);
  });

  test('a page that is among them says its title itself', () => {
    const groups = groupHits([hit('/a/#z', ['UI', 'A']), hit('/a/', ['UI']), hit('/b/#x', ['UI', 'B'])]);
    expect(groups.map(({ crumbs }) => crumbs)).toEqual([['UI'], ['UI', 'B']]);
  });
});

describe('recent searches', () => {
  const storageOf = (stored: Record<string, string> = {}) => ({
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });

  test('are kept under the prefix of the site, newest first, each once, five at most', () => {
    const storage = storageOf();
    const recent = recentSearches(storage, 'acme');
    for (const text of ['a', 'b', 'c', 'd', 'B', 'e', 'f']) recent.add(text);
    expect(recent.read()).toEqual(['f', 'e', 'B', 'd', 'c']);
    expect(Object.keys(storage.stored)).toEqual(['acme-recent-searches']);
  });

  test('are no empty texts and no pasted ones', () => {
    const recent = recentSearches(storageOf(), 'acme');
    recent.add('');
    recent.add('x'.repeat(81));
    expect(recent.read()).toEqual([]);
  });

  test.each(['{', '"a"', '{"a":1}', '[1, null, ""]'])('what others have stored is none: %s', (stored) => {
    expect(recentSearches(storageOf({ 'acme-recent-searches': stored }), 'acme').read()).toEqual([]);
  });

  test('are forgotten when asked to', () => {
    const storage = storageOf();
    const recent = recentSearches(storage, 'acme');
    recent.add('a');
    recent.forget();
    expect(recent.read()).toEqual([]);
    expect(storage.stored).toEqual({});
  });

  test('a browser that forbids storage has none', () => {
    const forbid = () => {
      throw new Error('SecurityError');
    };
    const recent = recentSearches({ getItem: forbid, setItem: forbid, removeItem: forbid }, 'acme');
    recent.add('a');
    expect(recent.read()).toEqual([]);
  });
});
