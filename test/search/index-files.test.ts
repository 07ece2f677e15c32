import { describe, expect, it } from 'vitest';
import { indexFiles } from '../../src/search/index-files.ts';
import { SHARD_SIZE } from '../../src/search/shards.ts';
import { builtEngine } from './support/built-engine.ts';
import { PAGES, SITE, searchPage } from './support/search-page.ts';

const hrefs = async (text: string, query = {}) =>
  (await builtEngine(indexFiles(PAGES, SITE)).ask(text, query)).hits.map(({ href }) => href);

describe('an index', () => {
  it('is the same for the same pages', () => {
    expect(indexFiles(PAGES, SITE)).toEqual(indexFiles(PAGES, SITE));
  });

  it('changes one shard and the lists that name it when the text of a page changes', () => {
    const pages = ['a', 'b'].map((name) =>
      searchPage(`/ui/${name}/`, [['page', name, '', `${name} `.repeat(SHARD_SIZE / 2)]]),
    );
    const changed = pages.map((page, at) =>
      at === 0 ? searchPage('/ui/a/', [['page', 'a', '', `other ${'a '.repeat(SHARD_SIZE / 2)}`]]) : page,
    );
    const paths = (of: typeof pages) => indexFiles(of, SITE).map(({ path }) => path);
    const [before, after] = [paths(pages), paths(changed)];
    expect(after.filter((path) => !before.includes(path)).map((path) => path.replace(/-\w{10}\./, '.'))).toEqual([
      'assets/search-words-ui-en.json',
      'assets/search-texts-ui-en-0.json',
    ]);
  });

  it('holds texts as JSON writes them', () => {
    const text = 'Say "yes" \\ or\nno.';
    const pages = [
      searchPage('/ui/a/', [['page', 'a', '', text]]),
      searchPage('/ui/b/', [['page', 'b', '', 'Plain.']]),
    ].map((page) => ({ ...page, entries: page.entries.map((entry) => ({ ...entry, code: 'a "code"' })) }));
    const file = indexFiles(pages, SITE).find(({ path }) => path.includes('search-texts'));
    const codes = ['a "code"', 'a "code"'];
    expect(file?.body).toBe(JSON.stringify({ texts: [text, 'Plain.'], codes }));
  });

  it.each([
    ['Button', '/ui/button/'],
    ['chip color', '/ui/api/chip/#chip-prop-color'],
    ['onclick', '/ui/api/button/#button-prop-onClick'],
    ['.AcmeButton-root', '/ui/api/button/#button-classes-AcmeButton-root'],
    ['--button-color', '/ui/api/button/#button-css-variables-button-color'],
    ['AcmeButton', '/ui/api/button/#theme-default-props'],
    ['color and size', '/ui/button/#color-and-size'],
    ['BasicB', '/ui/button/#BasicButtons'],
    ['buton', '/ui/button/'],
    ['palettes', '/ui/button/#color-and-size'],
    ['sizing', '/ui/button/#color-and-size'],
    ['button-color', '/ui/api/button/#button-css-variables-button-color'],
    ['zebra', '/grid/columns/'],
  ])('answers %s with its place', async (text, href) => {
    expect((await hrefs(text))[0]).toBe(href);
  });

  it('finds Chinese words inside a title', async () => {
    expect(await hrefs('表格', { language: 'zh' })).toEqual(['/zh/ui/table/']);
  });

  it('finds what only code says, and prefers what the title of a page says', async () => {
    const pages = [
      searchPage('/ui/a/', [['page', 'Rows', '', 'Of rows.']]),
      searchPage('/ui/b/', [['page', 'State', '', 'Of state.']]),
    ].map((page, at) => ({
      ...page,
      entries: page.entries.map((entry) => ({ ...entry, code: at === 0 ? 'apiRef.current.setRows state' : '' })),
    }));
    const { ask } = builtEngine(indexFiles(pages, SITE));
    const found = async (text: string) => (await ask(text)).hits.map(({ href }) => href);
    expect(await found('setRows')).toEqual(['/ui/a/']);
    expect(await found('state')).toEqual(['/ui/b/', '/ui/a/']);
  });

  it('tells the version that a product is at', async () => {
    const versions = [
      { text: 'v2', current: false },
      { text: 'v1', current: true },
    ].map((version) => ({ ...version, all: false, moved: {}, pages: null }));
    const [ui, grid] = SITE.products;
    if (!ui || !grid) throw new Error('The site has two products.');
    const { ask } = builtEngine(indexFiles(PAGES, { ...SITE, products: [{ ...ui, versions }, grid] }));
    const { hits } = await ask('button');
    expect(new Set(hits.map(({ product, version }) => `${product} ${version}`))).toEqual(
      new Set(['ui v1', 'grid null']),
    );
  });

  it('shows three of one name before others', async () => {
    const pages = Array.from({ length: 6 }, (_, at) =>
      searchPage(`/ui/api/a${at}/`, [
        ['component', `A${at}`, ''],
        ['prop', 'rowHeight', `a${at}-prop-rowHeight`],
      ]),
    );
    const other = searchPage('/ui/rows/', [['page', 'Rows and their rowHeight', '']]);
    const { ask } = builtEngine(indexFiles([...pages, other], SITE));
    expect((await ask('rowHeight')).hits.map(({ kind }) => kind).join(' ')).toBe('prop prop prop page prop prop prop');
  });

  it('has nothing for what no page says', async () => {
    expect(await hrefs('quaternion')).toEqual([]);
    expect(await hrefs('  ')).toEqual([]);
  });
});
