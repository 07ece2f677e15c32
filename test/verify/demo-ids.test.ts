// Ids that demos of a page share: which of them are notes, and how many notes there are.
import { expect, test } from 'vitest';
import type { DocRoute } from '../../src/model/route.ts';
import { idsOfDemos, sharedDemoIds } from '../../src/verify/demo-ids.ts';
import { createSummarizer } from '../../src/verify/summary.ts';
import { testSite } from '../support/site.ts';

const demo = (index: number, html: string, variant = 0) =>
  `<figure><dg-island name="Demo" props="{&quot;id&quot;:&quot;&gt;&quot;}" prefix="d${index}v${variant}">${html}</dg-island></figure>`;
const element = (id: string) => `<i id="${id}"></i>`;

test.each<[string, string, readonly (readonly number[])[]]>([
  ['an id of two demos', demo(0, element('a')) + demo(1, element('a')), [[0, 1]]],
  ['an id of three demos', [0, 1, 2].map((index) => demo(index, element('a'))).join(''), [[0, 1, 2]]],
  ['an id of one demo twice', demo(0, element('a').repeat(2)), []],
  ['an id that one of two demos has twice', demo(0, element('a')) + demo(1, element('a').repeat(2)), []],
  ['an id of two stylings of a demo', demo(0, element('a')) + demo(0, element('a'), 1), [[0]]],
  ['an id that one of two stylings has twice', demo(0, element('a')) + demo(0, element('a').repeat(2), 1), []],
  [
    'an id of two stylings of a demo and another demo',
    [0, 1].map((v) => demo(0, element('a'), v)).join('') + demo(1, element('a')),
    [[0, 1]],
  ],
  ['an id of two demos and the text', demo(0, element('a')) + element('a') + demo(1, element('a')), []],
  ['an id of a demo and the text', demo(0, element('a')) + element('a'), []],
  ['an id in an island that is no demo', demo(0, element('a')).replaceAll('d0v0', 'm0') + demo(1, element('a')), []],
])('the demos of a page share %s as expected', (_name, html, demos) => {
  expect(idsOfDemos(['a'], [html])).toEqual(demos.map((indexes) => ({ id: 'a', demos: indexes })));
});

/** A page with as many demos, each on a line of its own. */
function routeOf(demos: number): DocRoute {
  const directives = Array.from({ length: demos }, (_, index) => ({
    demo: `D${index}.js`,
    at: { file: 'ui.md', line: 5 + index },
  }));
  return { kind: 'doc', path: '/ui/', page: { file: 'ui.md', demos: directives } } as unknown as DocRoute; // What is read of it.
}

test('a pair of demos is one note at the second demo, with some of their ids', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, demos: [0, 1] }));
  expect(sharedDemoIds(ids, routeOf(2))).toMatchObject([
    {
      severity: 'info',
      message: 'The demos "D0.js" and "D1.js" of /ui/ contain the same ids: "a", "b", "c" and 2 more.',
      at: { file: 'ui.md', line: 6 },
      related: [{ at: { file: 'ui.md', line: 5 } }],
    },
  ]);
});

test('an id of many demos is one note for each demo after the first', () => {
  const notes = sharedDemoIds([{ id: 'a', demos: [0, 1, 2, 3] }], routeOf(4));
  expect(notes.map(({ message }) => message)).toEqual(
    [1, 2, 3].map((second) => `The demos "D0.js" and "D${second}.js" of /ui/ contain the same id: "a".`),
  );
});

test('ids of several stylings of a demo are one note at the demo', () => {
  const notes = sharedDemoIds(
    ['a', 'b'].map((id) => ({ id, demos: [1] })),
    routeOf(2),
  );
  expect(notes).toMatchObject([
    {
      severity: 'info',
      message: 'Several stylings of the demo "D1.js" of /ui/ contain the same ids: "a", "b".',
      at: { file: 'ui.md', line: 6 },
    },
  ]);
  expect(notes[0]?.related ?? []).toEqual([]);
});

test('the summary of a page separates ids of demos from ids that occur twice', () => {
  const summarizer = createSummarizer({ site: testSite(), ids: new Map() }, { collectWeb: false });
  const html = ['a', 'b', 'c'].map(element).join('');
  summarizer.page(routeOf(2), {
    shared: [{ part: 'header', html: element('c') }],
    own: ['', `${demo(0, html)}<p id="b"></p>${demo(1, html)}`],
  });
  const [page] = summarizer.result().pages;
  expect(page?.demoIds).toEqual([{ id: 'a', demos: [0, 1] }]);
  expect([...(page?.twice ?? [])].sort()).toEqual(['b', 'c']);
});
