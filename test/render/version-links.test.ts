// The version menu: to the same page of the other version where it has it, else to where the entry leads.
import { describe, expect, test } from 'vitest';
import type { Product, Site, Version } from '../../src/model/site.ts';
import { createVersionLinks } from '../../src/render/version-links.ts';
import { testSite } from '../support/site.ts';

function siteWith(version: Partial<Version>, config: Readonly<Record<string, unknown>> = {}): [Site, Product] {
  const site = testSite(config);
  const [first] = site.products;
  if (!first) throw new Error('A site has a product.');
  const defaults: Version = {
    text: 'v1',
    href: 'https://v1.acme.example/ui/',
    current: false,
    all: false,
    moved: {},
    pages: null,
  };
  const product = { ...first, versions: [{ ...defaults, ...version }] };
  return [{ ...site, products: [product] }, product];
}

const linksOfSite = (site: Site) => createVersionLinks({ site }, 'All');

const route = (path: string, ...alternates: string[]) => ({
  path,
  alternates: alternates.map((other) => ({ language: 'en', path: other })),
});

const OLD = {
  origin: 'https://v1.acme.example',
  routes: new Set(['/ui/button/', '/ui/knopf grün/', '/ui/old-card/', '/zh/ui/button/', "/ui/it's/"]),
  moves: [],
};

describe('an entry with a list of pages', () => {
  const [site, product] = siteWith(
    { pages: OLD },
    {
      redirects: [
        { from: '/ui/old-card/', to: '/ui/card/', status: 301 },
        { from: '/ui/x/*', to: '/ui/list/', status: 301 },
      ],
    },
  );
  const { fill } = linksOfSite(site);

  test.each([
    ['the same page', route('/ui/button/'), 'https://v1.acme.example/ui/button/'],
    ['a name to be encoded', route('/ui/knopf grün/'), 'https://v1.acme.example/ui/knopf%20gr%C3%BCn/'],
    ['a page that it does not have', route('/ui/dialog/'), 'https://v1.acme.example/ui/'],
    ['a page that was redirected since', route('/ui/card/'), 'https://v1.acme.example/ui/old-card/'],
    ['a page below a pattern', route('/ui/list/'), 'https://v1.acme.example/ui/'],
    ['a translation that it has', route('/zh/ui/button/', '/ui/button/'), 'https://v1.acme.example/zh/ui/button/'],
    [
      'a translation that it does not have',
      route('/de/ui/button/', '/ui/button/'),
      'https://v1.acme.example/ui/button/',
    ],
    ['a page that is no route', null, 'https://v1.acme.example/ui/'],
  ])('%s', (_, page, href) => {
    expect(fill(product, 0, page)).toBe(href);
  });

  test('is safe in an attribute', () => {
    const [, quoted] = siteWith({ pages: { ...OLD, origin: 'https://a.example/"<' } });
    expect(fill(quoted, 0, route('/ui/button/'))).not.toMatch(/["<]/);
  });

  test('has a hole, and only it', () => {
    const { entries } = linksOfSite(site);
    const [, plain] = siteWith({});
    const hole = (index: number) => `hole ${index}`;
    expect([entries(product, hole)[0]?.href, entries(plain, hole)[0]?.href]).toEqual([
      'hole 0',
      'https://v1.acme.example/ui/',
    ]);
  });
});

test('a version on the same host stands below the base of the site', () => {
  const [site, product] = siteWith({ href: '/v1/ui/', pages: { ...OLD, origin: '/v1' } }, { base: '/docs/' });
  const { fill } = linksOfSite(site);
  expect([fill(product, 0, route('/ui/button/')), fill(product, 0, route('/ui/none/'))]).toEqual([
    '/docs/v1/ui/button/',
    '/docs/v1/ui/',
  ]);
});

test.each([
  ['https://v1.acme.example/ui/', { href: 'https://v1.acme.example/ui/', isExternal: true }],
  ['/alte Fassungen/', { href: '/docs/alte%20Fassungen/', isExternal: false }],
  ['/a%20b/?x=1#y', { href: '/docs/a%20b/?x=1#y', isExternal: false }],
  ['https://v1.acme.example/grün/', { href: 'https://v1.acme.example/gr%C3%BCn/', isExternal: true }],
])('%s is an address that browsers read', (href, expected) => {
  const [site, product] = siteWith({ href }, { base: '/docs/' });
  expect(linksOfSite(site).entries(product, String)[0]).toMatchObject(expected);
});

test.each([
  [{ text: 'View all versions' }, true],
  [{ text: 'Alle Versionen', all: true }, true],
  [{ text: 'v1' }, false],
])('%j stands apart: %s', (version, isAll) => {
  const [site, product] = siteWith(version);
  expect(linksOfSite(site).entries(product, String)[0]?.isAll).toBe(isAll);
});

test('the page of all versions ends a menu of two, unless the product names one', () => {
  const entriesWith = (count: number, last: Partial<Version> = {}) => {
    const [site, product] = siteWith(last, { defaultLinks: { versions: 'https://acme.example/alle/' } });
    const [version] = product.versions;
    const versions = version ? [...Array.from({ length: count - 1 }, () => ({ ...version, all: false })), version] : [];
    return linksOfSite(site).entries({ ...product, versions }, String);
  };
  expect(entriesWith(2)).toHaveLength(3);
  expect(entriesWith(2).at(-1)).toEqual({
    text: 'All',
    href: 'https://acme.example/alle/',
    current: false,
    isExternal: true,
    isAll: true,
  });
  expect(entriesWith(1)).toHaveLength(1);
  expect(entriesWith(2, { all: true, text: 'Old ones' }).map(({ text }) => text)).toEqual(['Old ones', 'Old ones']);
});

describe('the way to the latest version', () => {
  const V3: Version = {
    ...{ text: 'v3', href: 'https://acme.example/ui/', current: false, all: false, moved: {}, status: 'latest' },
    pages: { origin: 'https://acme.example', routes: new Set(['/ui/button/']), moves: [] },
  };
  const linksOf = (status: Version['status']) => {
    const [site, product] = siteWith({ text: 'v2', href: undefined, current: true, status });
    const versioned = { ...product, versions: [V3, ...product.versions] };
    return (path: string) => linksOfSite(site).latest(versioned, route(path));
  };

  test.each(['old', 'next'] as const)('is told on pages of one that is %s', (status) => {
    const latest = linksOf(status);
    const shared = { status, version: 'v2', latest: 'v3' };
    expect(latest('/ui/button/')).toEqual({ ...shared, href: 'https://acme.example/ui/button/', isSamePage: true });
    expect(latest('/ui/dialog/')).toEqual({ ...shared, href: 'https://acme.example/ui/', isSamePage: false });
  });

  test('is not told where nothing is said of the version', () => {
    expect(linksOf(undefined)('/ui/button/')).toBeNull();
  });
});
