// Addresses of tree nodes, and the words of the links to the pages before and after.
import { describe, expect, test } from 'vitest';
import type { BuildPlan, Route } from '../../src/model/route.ts';
import type { ExternalNode, GroupNode, PageNode } from '../../src/model/tree.ts';
import { createPageLinks, hrefOfNode } from '../../src/render/node-links.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { testSite } from '../support/site.ts';

const base = {
  title: 'A',
  plan: 'community',
  tags: [],
  inSideNav: true,
  linkProps: {},
  at: { file: 'content/ui/pages.ts' },
} as const;

function page(route: string, fields: Partial<PageNode> = {}): PageNode {
  return {
    ...base,
    kind: 'page',
    pathname: route,
    route,
    hash: '',
    query: '',
    api: null,
    ordered: true,
    disableDrawer: false,
    ...fields,
  };
}

const external = (href: string): ExternalNode => ({ ...base, kind: 'external', pathname: href, href });
const group = (children: GroupNode['children']): GroupNode => ({
  ...base,
  kind: 'group',
  pathname: 'g',
  href: null,
  children,
});

describe('the address of a row', () => {
  test.each([
    [page('/ui/my page/'), '/docs/ui/my%20page/'],
    [page('/ui/a%20b/'), '/docs/ui/a%2520b/'],
    [page('/ui/100%/'), '/docs/ui/100%25/'],
    [page('/ui/c#/', { query: '?a=b', hash: '#d' }), '/docs/ui/c%23/?a=b#d'],
    [page('/ui/按钮/'), '/docs/ui/%E6%8C%89%E9%92%AE/'],
    [external('/files/a b%20c.pdf?x#y'), '/docs/files/a%20b%20c.pdf?x#y'],
    [external('https://x.example/a%20b'), 'https://x.example/a%20b'],
    [group([group([]), page('/ui/why?/')]), '/docs/ui/why%3F/'],
    [group([]), null],
  ] as const)('%#: %o', (node, href) => {
    expect(hrefOfNode(node, '/docs/')).toBe(href);
  });
});

describe('the link to a neighbour', () => {
  const nodes = [
    page('/ui/button/', { title: 'Button' }),
    page('/ui/api/button/', { title: 'Button' }),
    page('/ui/api/menu/', { title: 'Menu' }),
  ] as const;
  // What the function reads of a route; the rest does not matter to it.
  const api = (path: string) => ({ kind: 'api', path, productKey: 'ui' }) as Route;
  const plan: Pick<BuildPlan, 'trees' | 'routes' | 'site'> = {
    site: testSite(),
    trees: new Map([['ui', { productId: 'ui', nodes }]]),
    routes: [api('/ui/api/button/'), api('/ui/api/menu/')],
  };
  const link = createPageLinks(plan, englishTexts);

  test.each([
    [nodes[0], 'Button'],
    [nodes[1], 'Button API'],
    [nodes[2], 'Menu'],
  ])('%#: says that it is an API page where a page has the same title', (node, title) => {
    expect(link({ productKey: 'ui' }, node)).toEqual({ title, href: node.route });
  });

  test('is none where there is no neighbour', () => {
    expect(link({ productKey: 'ui' }, null)).toBeNull();
  });
});
