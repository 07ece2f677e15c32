// The `pages` slot of plugins: what a plugin may return, and how its mistakes are told.
import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '../../src/content/front-matter.ts';
import { runPagePlugins } from '../../src/content/plugins.ts';
import type { PageSource } from '../../src/model/page.ts';
import { testSite } from '../support/site.ts';

const { frontMatter, text, head } = readFrontMatter('content/ui/a.md', '# A').value;
const PAGE: PageSource = {
  route: '/ui/a/',
  file: 'content/ui/a.md',
  absolute: '/site/content/ui/a.md',
  name: 'a.md',
  productKey: 'ui',
  language: 'en',
  primary: true,
  frontMatter,
  text,
  head,
};

const run = (pages: unknown) => runPagePlugins(testSite({ plugins: [{ name: 'feeds', version: '1', pages }] }), [PAGE]);

test('a plugin can add a page, and report a diagnostic about it', async () => {
  const warning = { code: 'feeds/old', severity: 'warning', message: 'Old.' };
  const added = { ...PAGE, route: '/ui/b/' };
  const outcome = await run(async (pages: readonly PageSource[]) => ({
    value: [...pages, added],
    diagnostics: [warning],
  }));
  expect(outcome).toEqual({ value: [PAGE, added], diagnostics: [warning] });
});

test('fields that a new page leaves out of its front matter get their defaults', async () => {
  const added = { ...PAGE, route: '/ui/b/', frontMatter: { title: 'B' } };
  const { value, diagnostics } = await run(() => ({ value: [added], diagnostics: [] }));
  expect(diagnostics).toEqual([]);
  expect(value[0]?.frontMatter).toEqual({ ...frontMatter, title: 'B' });
});

describe('a mistake of a plugin is reported with the plugin, its hook and the expected value; the pages stay unchanged', () => {
  const returns = (page: unknown) => () => ({ value: [page], diagnostics: [] });
  test.each<[string, unknown, string]>([
    ['the list alone', (pages: unknown) => pages, 'it must return { value: pages, diagnostics: [] }'],
    ['nothing', () => undefined, 'it must return { value'],
    ['no list', () => ({ value: 1, diagnostics: [] }), 'it must return { value'],
    ['no diagnostics', () => ({ value: [] }), 'it must return { value'],
    ['a diagnostic of another form', () => ({ value: [], diagnostics: ['Old.'] }), 'diagnostic 0 must be'],
    ['null as a page', returns(null), 'page 0 of its value must be an object'],
    ['a page without a route', returns({ ...PAGE, route: undefined }), 'must have a `route`'],
    ['a route without its last slash', returns({ ...PAGE, route: '/ui/a' }), 'must have a `route`'],
    ['a page without text', returns({ ...PAGE, text: undefined }), 'must have a string as `text`'],
    ['a page of no product', returns({ ...PAGE, productKey: 'x' }), 'id of a product as `productKey`'],
    [
      'a page without front matter',
      returns({ ...PAGE, frontMatter: undefined }),
      'must have the `frontMatter` of a page: it must be',
    ],
    ['a field of the wrong type', returns({ ...PAGE, frontMatter: { title: 1 } }), 'title must be a string'],
    [
      'an error',
      () => {
        throw new Error('no feed');
      },
      'no feed',
    ],
  ])('%s', async (_, pages, words) => {
    const { value, diagnostics } = await run(pages);
    expect(value).toEqual([PAGE]);
    expect(diagnostics).toMatchObject([{ code: 'config/plugin-failed', at: { file: 'site.config.ts' } }]);
    expect(diagnostics[0]?.message).toContain('The plugin "feeds" failed in its slot `pages`: ');
    expect(diagnostics[0]?.message).toContain(words);
  });
});
