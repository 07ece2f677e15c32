// The same page in another version: told by hand, at the same address, moved since, or moved before.
import { describe, expect, test } from 'vitest';
import { createSamePage } from '../../src/lib/same-page.ts';
import type { Version, VersionPages } from '../../src/model/site.ts';
import { testSite } from '../support/site.ts';

interface Known {
  readonly routes: readonly string[];
  readonly moves?: VersionPages['moves'];
  readonly moved?: Readonly<Record<string, string>>;
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
}

const ORIGIN = 'https://v.example';

function find({ routes, moves = [], moved = {}, redirects = [] }: Known, path: string, ...alternates: string[]) {
  const site = testSite({ redirects, languages: ['en', 'zh'] });
  const version: Version = {
    ...{ text: 'v', href: ORIGIN, current: false, all: false, moved },
    pages: { origin: ORIGIN, routes: new Set(routes), moves },
  };
  const page = { path, alternates: alternates.map((other) => ({ language: 'en', path: other })) };
  return createSamePage(site)(version, page)?.href.replace(ORIGIN, '') ?? null;
}

describe('a page is found', () => {
  test.each<[string, Known, string, string | null]>([
    ['at its address', { routes: ['/a/'] }, '/a/', '/a/'],
    ['by hand first', { routes: ['/a/', '/b/'], moved: { '/a/': '/b/#part' } }, '/a/', '/b/#part'],
    ['where it went since, in a newer site', { routes: ['/b/'], moves: [{ from: '/a/', to: '/b/' }] }, '/a/', '/b/'],
    [
      'where it went in steps',
      {
        routes: ['/c/'],
        moves: [
          { from: '/a/', to: '/b/' },
          { from: '/b/', to: '/c/#x' },
        ],
      },
      '/a/',
      '/c/#x',
    ],
    [
      'where a pattern leads',
      { routes: ['/new/a/'], moves: [{ from: '/old/*', to: '/new/:splat' }] },
      '/old/a/',
      '/new/a/',
    ],
    ['where it was, in an older site', { routes: ['/a/'], redirects: [{ from: '/a', to: '/b/' }] }, '/b/', '/a/'],
    [
      'where it was before it moved twice',
      {
        routes: ['/a/'],
        redirects: [
          { from: '/a/', to: '/b/' },
          { from: '/b/', to: '/c/' },
        ],
      },
      '/c/',
      '/a/',
    ],
    [
      'where a pattern brought it from',
      { routes: ['/old/x/a/'], redirects: [{ from: '/old/*', to: '/new/:splat' }] },
      '/new/x/a/',
      '/old/x/a/',
    ],
    [
      'where a name brought it from',
      { routes: ['/v/a/docs/'], redirects: [{ from: '/v/:name/docs/', to: '/docs/:name/' }] },
      '/docs/a/',
      '/v/a/docs/',
    ],
    [
      'nowhere, where a pattern forgets what it took',
      { routes: ['/old/a/'], redirects: [{ from: '/old/*', to: '/new/' }] },
      '/new/',
      null,
    ],
    [
      'nowhere, where rules lead in a circle',
      {
        routes: ['/z/'],
        moves: [
          { from: '/a/', to: '/b/' },
          { from: '/b/', to: '/a/' },
        ],
      },
      '/a/',
      null,
    ],
    [
      'nowhere, where a rule never ends',
      { routes: ['/z/'], moves: [{ from: '/a/*', to: '/a/b/:splat' }] },
      '/a/',
      null,
    ],
  ])('%s', (_, known, path, expected) => {
    expect(find(known, path)).toBe(expected);
  });
});

describe('a translation is found', () => {
  test.each<[string, Known, string]>([
    ['in its language', { routes: ['/a/', '/zh/a/'] }, '/zh/a/'],
    ['in the first language, where there is no other', { routes: ['/a/'] }, '/a/'],
    [
      'in its language, under what the page is called there',
      { routes: ['/b/', '/zh/b/'], moved: { '/a/': '/b/' } },
      '/zh/b/',
    ],
    [
      'in its language, where the page went',
      { routes: ['/b/', '/zh/b/'], moves: [{ from: '/a/', to: '/b/' }] },
      '/zh/b/',
    ],
  ])('%s', (_, known, expected) => {
    expect(find(known, '/zh/a/', '/a/', '/zh/a/')).toBe(expected);
  });

  test('and whether it is one is known', () => {
    const site = testSite({ languages: ['en', 'zh'] });
    const pages = { origin: ORIGIN, routes: new Set(['/a/', '/b/', '/zh/b/']), moves: [] };
    const version: Version = { text: 'v', current: false, all: false, moved: {}, pages };
    const page = (name: string) => ({ path: `/zh${name}`, alternates: [{ language: 'en', path: name }] });
    const ofPage = (name: string) => createSamePage(site)(version, page(name))?.inOwnLanguage;
    expect([ofPage('/a/'), ofPage('/b/')]).toEqual([false, true]);
  });
});
