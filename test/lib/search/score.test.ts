import { describe, expect, it } from 'vitest';
import { unitsOf } from '../../../src/lib/search/question.ts';
import { indexFiles } from '../../../src/search/index-files.ts';
import { SHARD_SIZE } from '../../../src/search/shards.ts';
import { builtEngine } from '../../search/support/built-engine.ts';
import { SITE, searchPage } from '../../search/support/search-page.ts';

const GUIDE = searchPage(
  '/ui/rows/',
  [
    ['page', 'Rows', ''],
    ['heading', 'Pinned rows at the top', 'pinned', 'Keep them while others scroll.'],
    ['heading', 'Row height', 'row-height', 'Rows are as tall as their content.'],
  ],
  { groups: ['Data grid'] },
);
const API = searchPage('/ui/api/table/', [
  ['component', 'Table', ''],
  ['prop', 'rowHeight', 'table-prop-rowHeight', 'How tall a row is.'],
  ['class', '.AcmeTable-pinnedRowsTop', 'table-classes-AcmeTable-pinnedRowsTop'],
]);
const DIALOG = searchPage('/ui/dialog/', [['page', 'Dialog', '', 'Asks for an answer.']]);
const PAGES = [API, DIALOG, GUIDE];

const hrefs = async (text: string, pages = PAGES) =>
  (await builtEngine(indexFiles(pages, SITE)).ask(text)).hits.map(({ href }) => href);

describe('the results of a question', () => {
  it.each([
    // Plain words ask for a guide, a name in code for what has it.
    ['row height', '/ui/rows/#row-height'],
    ['rowHeight', '/ui/api/table/#table-prop-rowHeight'],
    ['pin rows top', '/ui/rows/#pinned'],
    // Words that only hold a sentence together need not stand anywhere.
    ['should some rows be pinned at their top', '/ui/rows/#pinned'],
    // Other words for the same, whatever their ending.
    ['modals', '/ui/dialog/'],
    ['freeze rows top', '/ui/rows/#pinned'],
  ])('put first for “%s” %s', async (text, href) => {
    expect((await hrefs(text))[0]).toBe(href);
  });

  it('include the page below the group that the question names', async () => {
    const pages = ['Grids', 'Charts'].map((group) =>
      searchPage(
        `/ui/${group}/`,
        [
          ['page', 'Parts', ''],
          ['heading', 'Axis', 'axis'],
        ],
        { groups: ['Components', group] },
      ),
    );
    expect(await hrefs('chart axis', pages)).toEqual(['/ui/Charts/#axis']);
  });

  it.each([
    // Plain words: three of them more than two.
    ['column width', '/ui/columns/#width'],
    ['columns width least', '/ui/columns/#width'],
    ['columnWidth', '/ui/api/columns/#columns-prop-columnWidth'],
  ])('prefer a guide for plain words, and a table row for a name in code: %s', async (text, href) => {
    const api = searchPage('/ui/api/columns/', [
      ['component', 'Columns', ''],
      ['prop', 'columnWidth', 'columns-prop-columnWidth', 'The width of a column at least.'],
    ]);
    const guide = searchPage('/ui/columns/', [
      ['page', 'Columns', ''],
      ['heading', 'Width', 'width', 'The width of a column at least.'],
    ]);
    expect((await hrefs(text, [api, guide]))[0]).toBe(href);
  });

  it('rank a typed word above its synonyms', async () => {
    const modal = searchPage('/ui/modal/', [['page', 'Modal', '']]);
    expect(await hrefs('modal', [DIALOG, modal])).toEqual(['/ui/modal/', '/ui/dialog/']);
  });

  it('may lack two of five words, and no more', async () => {
    const page = (name: string, title: string) => searchPage(`/ui/${name}/`, [['page', title, '']]);
    const pages = [page('all', 'red oak tall tree bark'), page('three', 'red oak tall'), page('two', 'red oak')];
    expect(await hrefs('red oak tall tree bark', pages)).toEqual(['/ui/all/', '/ui/three/']);
  });

  it('include pages whose text has most of the words, wherever the words are', async () => {
    const filled = (at: number, words: string) =>
      searchPage(`/ui/p${at}/`, [['page', `Part ${at}`, '', `${words} ${'filler '.repeat(SHARD_SIZE / 7)}`]]);
    const pages = ['amber', 'basalt', 'amber', 'basalt', 'amber', 'basalt', 'amber polished basalts'].map((words, at) =>
      filled(at, words),
    );
    expect(await hrefs('polished amber basalt', pages)).toEqual(['/ui/p6/']);
  });
});

describe('the words of a question', () => {
  it('count little if they are function words, and add up to 1', () => {
    const weights = unitsOf('change rows without scrolling').map(({ whole, weight }) => [whole, weight.toFixed(2)]);
    expect(weights).toEqual([
      ['change', '0.11'],
      ['rows', '0.43'],
      ['without', '0.04'],
      ['scrolling', '0.43'],
    ]);
  });

  it('have synonyms, unless they are names in code', () => {
    const synonyms = unitsOf('upgrading tooltips onRemove').map((unit) => unit.synonyms.join(' '));
    expect(synonyms).toEqual(['migrate', 'hint', '']);
  });
});
