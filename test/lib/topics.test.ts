import { describe, expect, test } from 'vitest';
import { groupAnchor } from '../../src/lib/all-pages.ts';
import { shownPages, topicsOf } from '../../src/lib/topics.ts';
import { isLargeTree } from '../../src/lib/tree-size.ts';
import type { PageNodeInput } from '../../src/schema/page-tree.ts';
import { toNodes } from '../../src/tree/nodes.ts';

const nodes = (inputs: readonly PageNodeInput[]) =>
  toNodes(inputs, {
    known: new Set(),
    drafts: new Set(),
    elsewhere: [],
    at: { file: 'pages.ts' },
    placeOf: () => ({ file: 'pages.ts' }),
  }).nodes;

const pages = (count: number, stem = '/ui/page-') =>
  Array.from({ length: count }, (_, i) => ({ pathname: `${stem}${i}/` }));

/** `Inputs: Button, Slider… (12)`; the dots say that there is more. */
const told = (inputs: readonly PageNodeInput[], hidden: readonly string[] = []) =>
  topicsOf(nodes(inputs), hidden).map(
    ({ node, rows, pages, whole }) =>
      `${node?.title ?? '-'}: ${rows.map(({ title }) => title).join(', ')}${whole ? '' : '…'} (${pages})`,
  );

describe('the topics of a tree', () => {
  test('are its groups and captions; rows in none stand together, before and after them', () => {
    const tree = [
      { pathname: '/ui/' },
      { pathname: '/ui/start/' },
      { pathname: '/ui/a', title: 'A', children: pages(2) },
      { pathname: '/ui/b', subheader: 'B', children: pages(1, '/ui/b-') },
      { pathname: '/ui/end/' },
    ];
    expect(told(tree, ['/ui/'])).toEqual(['-: Start (1)', 'A: Page 0, Page 1 (2)', 'B: B 0 (1)', '-: End (1)']);
  });

  test('show their first six rows, and say how many pages there are', () => {
    const shown = 'Page 0, Page 1, Page 2, Page 3, Page 4, Page 5';
    expect(told([{ pathname: '/ui/a', title: 'A', children: pages(6) }])).toEqual([`A: ${shown} (6)`]);
    expect(told([{ pathname: '/ui/a', title: 'A', children: pages(7) }])).toEqual([`A: ${shown}… (7)`]);
  });

  test('show a group inside them as one row, and look through captions', () => {
    const children = [
      { pathname: '/ui/inner', title: 'Inner', children: pages(3) },
      { pathname: '/ui/more', subheader: 'More', children: pages(1, '/ui/more-') },
    ];
    expect(told([{ pathname: '/ui/a', title: 'A', children }])).toEqual(['A: Inner, More 0… (4)']);
  });

  test('leave out what the sidebar hides, and rows that lead to a section', () => {
    const children = [
      { pathname: '/ui/button/' },
      { pathname: '/ui/button/#sizes' },
      { pathname: '/ui/old/', inSideNav: false },
    ];
    expect(told([{ pathname: '/ui/a', title: 'A', children }])).toEqual(['A: Button (1)']);
    expect(told([{ pathname: '/ui/a', title: 'A', inSideNav: false, children }])).toEqual([]);
  });
});

test('pages that the sidebar shows are those of groups and captions, in order', () => {
  const tree = nodes([
    { pathname: '/ui/a', children: [...pages(1), { pathname: '/ui/hidden/', inSideNav: false }] },
    { pathname: 'https://acme.example' },
  ]);
  expect(shownPages(tree).map(({ route }) => route)).toEqual(['/ui/page-0/']);
});

test('a tree is large from 121 nodes on, those inside groups included', () => {
  expect(isLargeTree({ nodes: nodes(pages(120)) })).toBe(false);
  expect(isLargeTree({ nodes: nodes([{ pathname: '/ui/a', children: pages(120) }]) })).toBe(true);
});

test('the id of a group tells paths from words', () => {
  expect(groupAnchor({ pathname: '/ui/a/b' })).toBe('pages_ui_a_b');
  expect(groupAnchor({ pathname: '/ui/a-b' })).toBe('pages_ui_a-b');
  expect(groupAnchor({ pathname: 'Tools & more' })).toBe('pages_Tools-more');
});
