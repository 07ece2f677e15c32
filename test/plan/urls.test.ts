// The URL contract as text: what it holds of each kind of page.
import { expect, test } from 'vitest';
import type { Route } from '../../src/model/route.ts';
import { contractOf, formatContract } from '../../src/plan/urls.ts';
import { testSite } from '../support/site.ts';

/** Fields that the contract reads. */
const doc = (path: string, page: object) =>
  ({ kind: 'doc', path, page: { headingIds: [], demos: [], apiSection: null, ...page } }) as unknown as Route;
const api = (path: string, anchors: string[], toc: string[] = []) =>
  ({ kind: 'api', path, doc: { anchors, description: { toc: toc.map((id) => ({ id })) } } }) as unknown as Route;

test('routes are sorted, and each is one line with its headings, demos and API sections', () => {
  const routes = [
    doc('/ui/b/', { headingIds: ['use', 'api'], demos: [{ anchorId: 'Basic' }, { anchorId: null }] }),
    api('/ui/api/b/', ['demos', 'import', 'props', 'b-prop-size', 'classes', 'user-content-fn-1'], ['more']),
    doc('/ui/a/', { headingIds: ['%C3%A9lan', 'a%2Bb'], apiSection: { id: 'api' } }),
  ];
  expect(formatContract(contractOf({ routes, ids: new Map(), site: testSite() }))).toBe(`{
  "/ui/a/": ["a%2Bb", "api", "élan"],
  "/ui/api/b/": ["classes", "demos", "import", "more", "props"],
  "/ui/b/": ["Basic", "api", "use"]
}
`);
});

test('a site without pages has an empty contract', () => {
  expect(formatContract(contractOf({ routes: [], ids: new Map(), site: testSite() }))).toBe('{}\n');
});

test('a former page stands there with the route that it went to, as far as it is one for good', () => {
  const site = testSite({
    redirects: [
      { from: '/ui/old', to: '/ui/a/' },
      { from: '/ui/older/', to: '/ui/old/' },
      { from: '/ui/part/', to: '/ui/a/#part' },
      { from: '/ui/old/', to: '/ui/b/' }, // The first one counts.
      { from: '/lib/*', to: '/ui/:splat' },
      { from: '/ui/', to: '/ui/a/', status: 302 },
      { from: '/ui/gone/', to: '/elsewhere/' },
      { from: '/ui/away/', to: 'https://b.example/' },
      { from: '/ui/a.pdf', to: '/ui/a/' },
      { from: '/ui/asked?x=1', to: '/ui/a/' },
      { from: '/ui/round/', to: '/ui/about/' },
      { from: '/ui/about/', to: '/ui/round/' },
    ],
  });
  const ids = new Map(['/ui/a/', '/ui/b/'].map((path) => [path, new Set<string>()]));
  expect(formatContract(contractOf({ routes: [doc('/ui/a/', {})], ids, site }))).toBe(`{
  "/lib/*": "/ui/:splat/",
  "/ui/a/": [],
  "/ui/old/": "/ui/a/",
  "/ui/older/": "/ui/old/",
  "/ui/part/": "/ui/a/#part"
}
`);
});
