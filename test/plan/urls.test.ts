// The URL contract as text: what it holds of each kind of page.
import { expect, test } from 'vitest';
import type { Route } from '../../src/model/route.ts';
import { contractOf, formatContract } from '../../src/plan/urls.ts';

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
  expect(formatContract(contractOf({ routes }))).toBe(`{
  "/ui/a/": ["a%2Bb", "api", "élan"],
  "/ui/api/b/": ["classes", "demos", "import", "more", "props"],
  "/ui/b/": ["Basic", "api", "use"]
}
`);
});

test('a site without pages has an empty contract', () => {
  expect(formatContract(contractOf({ routes: [] }))).toBe('{}\n');
});
