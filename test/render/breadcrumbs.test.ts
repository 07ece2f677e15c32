// The way to a page: its product, the groups above it, the page itself.
import { expect, test } from 'vitest';
import type { Route } from '../../src/model/route.ts';
import type { GroupNode, PageNode, TreeNode } from '../../src/model/tree.ts';
import { createBreadcrumbs } from '../../src/render/breadcrumbs.ts';
import { placesOf } from '../../src/tree/place.ts';
import { testSite } from '../support/site.ts';

const base = { plan: 'community', tags: [], inSideNav: true, linkProps: {}, at: { file: 'pages.ts' } } as const;

function page(route: string, title: string | null): PageNode {
  const rest = { hash: '', query: '', api: null, ordered: true, disableDrawer: false };
  return { ...base, ...rest, kind: 'page', pathname: route, route, title };
}

function group(pathname: string, title: string | null, ...children: TreeNode[]): GroupNode {
  return { ...base, kind: 'group', pathname, title, href: null, children };
}

const link: TreeNode = {
  ...base,
  kind: 'external',
  pathname: 'https://b.example',
  href: 'https://b.example',
  title: 'B',
};

const nodes = [
  page('/ui/start/', 'Start'),
  group(
    '/ui/parts/',
    'Parts',
    group('/ui/parts/inputs/', 'Inputs', page('/ui/button/', 'Button'), page('/ui/field/', 'Field')),
    group('/ui/parts/none/', null, page('/ui/card grün/', 'Card')),
  ),
  group('/ui/more/', 'More', group('/ui/web/', 'On the web', link), page('/ui/list/', 'List')),
];
const places = placesOf({ productId: 'ui', nodes });

function crumbs(path: string, more: { layout?: string; site?: Record<string, unknown>; product?: object } = {}) {
  const site = testSite({ base: '/docs/', ...more.site });
  const [first] = site.products;
  if (!first) throw new Error('A site has a product.');
  const product = { ...first, ...more.product };
  const place = places.get(path) ?? null;
  // What the function reads of a route.
  const route = {
    kind: 'doc',
    path,
    title: 'Title of the page',
    alternates: [],
    place,
    page: { frontMatter: { layout: more.layout ?? 'doc' } },
  } as unknown as Route;
  const products = [{ product, href: '/docs/ui/' }];
  return createBreadcrumbs({ plan: { site }, products })(route, product).map(({ title, href }) =>
    href === null ? title : `${title} → ${href}`,
  );
}

test.each([
  [
    'a page of two groups',
    '/ui/field/',
    ['Acme UI → /docs/ui/', 'Parts → /docs/ui/button/', 'Inputs → /docs/ui/button/', 'Field'],
  ],
  [
    'the first page of its groups, which lead to itself',
    '/ui/button/',
    ['Acme UI → /docs/ui/', 'Parts', 'Inputs', 'Button'],
  ],
  ['a page of a group without a title', '/ui/card grün/', ['Acme UI → /docs/ui/', 'Parts → /docs/ui/button/', 'Card']],
  ['a page that opens a group', '/ui/parts/inputs/', ['Acme UI → /docs/ui/', 'Parts → /docs/ui/button/', 'Inputs']],
  ['a page of a group that starts with other sites', '/ui/list/', ['Acme UI → /docs/ui/', 'More', 'List']],
  ['a page of no group', '/ui/start/', ['Acme UI → /docs/ui/', 'Start']],
  ['a page that stands in no tree', '/ui/lonely/', []],
])('the breadcrumbs of %s', (_, path, expected) => {
  expect(crumbs(path)).toEqual(expected);
});

test('the breadcrumbs of a product at the root start with the site', () => {
  expect(crumbs('/ui/start/', { product: { prefix: '/' } })).toEqual(['Acme → /docs/', 'Start']);
});

test.each([
  ['the start page of the product', { product: { prefix: '/ui/start/' } }],
  ['a landing page', { layout: 'landing' }],
  ['an overview', { layout: 'overview' }],
])('the breadcrumbs of %s are left out', (_, more) => {
  expect(crumbs('/ui/start/', more)).toEqual([]);
});

test('the breadcrumbs can be disabled for a product', () => {
  const off = {
    products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui', layout: { disableBreadcrumbs: true } }],
  };
  expect(crumbs('/ui/field/', { site: off })).toEqual([]);
});
