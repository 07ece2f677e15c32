// What search engines are told of a version that is not the latest.
import { describe, expect, test } from 'vitest';
import type { Version } from '../../src/model/site.ts';
import { createStanding } from '../../src/plan/standing.ts';
import { testSite } from '../support/site.ts';

const LATEST: Version = {
  ...{ text: 'v3', href: 'https://acme.example/ui/', current: false, all: false, moved: {}, status: 'latest' },
  pages: {
    origin: 'https://acme.example',
    routes: new Set(['/ui/a/', '/ui/new/']),
    moves: [{ from: '/ui/old/', to: '/ui/new/#part' }],
  },
};

function standing(current: Partial<Version>, path: string, original = path) {
  const site = testSite({ languages: ['en', 'zh'] });
  const [product] = site.products;
  if (!product) throw new Error('A site has a product.');
  const own: Version = { text: 'v2', current: true, all: false, moved: {}, pages: null, ...current };
  const page = { path, alternates: [{ language: 'en', path: original }] };
  return createStanding(site)({ ...product, versions: [LATEST, own] }, page);
}

const itself = { canonical: null, noIndex: false };
const hidden = { canonical: null, noIndex: true };
const at = (path: string) => ({ canonical: `https://acme.example${path}`, noIndex: false });

describe('a page', () => {
  test.each<[string, Partial<Version>, string, object]>([
    ['of a version of which nothing is said', {}, '/ui/a/', itself],
    ['of an old one leads to the latest', { status: 'old' }, '/ui/a/', at('/ui/a/')],
    ['of an old one that moved leads there, without a section', { status: 'old' }, '/ui/old/', at('/ui/new/')],
    ['that only an old one has stands for itself', { status: 'old' }, '/ui/gone/', itself],
    ['of an old one may be left out', { status: 'old', noIndex: true }, '/ui/a/', hidden],
    ['of a coming one is left out', { status: 'next' }, '/ui/a/', hidden],
    ['of a coming one may be found', { status: 'next', noIndex: false }, '/ui/a/', at('/ui/a/')],
    ['of any may be left out', { noIndex: true }, '/ui/a/', hidden],
  ])('%s', (_, current, path, expected) => {
    expect(standing(current, path)).toEqual(expected);
  });

  test('in a language that the latest does not have stands for itself', () => {
    expect(standing({ status: 'old' }, '/zh/ui/a/', '/ui/a/')).toEqual(itself);
  });
});

test('the latest version and a product without versions stand for themselves', () => {
  const site = testSite();
  const page = { path: '/ui/a/', alternates: [] };
  const [product] = site.products;
  if (!product) throw new Error('A site has a product.');
  const latest = { ...product, versions: [{ ...LATEST, current: true, pages: null }] };
  expect([product, null, latest].map((of) => createStanding(site)(of, page))).toEqual([itself, itself, itself]);
});
