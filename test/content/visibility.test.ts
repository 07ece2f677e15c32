// Drafts are set aside, and translations follow their originals.
import { expect, test } from 'vitest';
import { setDraftsAside } from '../../src/content/visibility.ts';
import type { PageSource } from '../../src/model/page.ts';
import { frontMatterSchema } from '../../src/schema/front-matter.ts';
import { testSite } from '../support/site.ts';

function page(route: string, fields: Readonly<Record<string, unknown>> = {}): PageSource {
  const language = route.startsWith('/zh/') ? 'zh' : 'en';
  return {
    route,
    file: `content${route}.md`,
    absolute: `/site/content${route}.md`,
    name: `${route}.md`,
    productKey: 'ui',
    frontMatter: frontMatterSchema.parse(fields),
    head: '',
    text: '',
    primary: true,
    language,
  };
}

const site = testSite({ languages: ['en', 'zh'] });
const routesOf = (pages: readonly PageSource[]) => pages.map(({ route }) => route);

test('a draft is left out with its translations; a translation may be a draft alone', () => {
  const { pages, drafts } = setDraftsAside(
    site,
    [page('/ui/a/', { draft: true }), page('/ui/b/'), page('/zh/ui/a/'), page('/zh/ui/b/', { draft: 'true' })],
    { drafts: false },
  );
  expect(routesOf(pages)).toEqual(['/ui/b/']);
  expect(routesOf(drafts)).toEqual(['/ui/a/', '/zh/ui/a/', '/zh/ui/b/']);
});

test('drafts are built like other pages on request', () => {
  const all = [page('/ui/a/', { draft: true }), page('/ui/b/')];
  expect(setDraftsAside(site, all, { drafts: true })).toEqual({ pages: all, drafts: [] });
});

test('a translation of an unlisted page is unlisted', () => {
  const { pages } = setDraftsAside(site, [page('/ui/a/', { unlisted: true }), page('/zh/ui/a/'), page('/zh/ui/b/')], {
    drafts: false,
  });
  expect(pages.map(({ frontMatter }) => frontMatter.unlisted)).toEqual([true, true, false]);
});

test('a site without drafts and unlisted pages keeps the same list of pages', () => {
  const all = [page('/ui/a/')];
  expect(setDraftsAside(site, all, { drafts: false }).pages).toBe(all);
});
