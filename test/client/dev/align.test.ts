// @vitest-environment happy-dom
// Which child was which: each number is the place of the match in the old list, -1 is new.
import { expect, test } from 'vitest';
import { align, inOrder, sharedEnds } from '../../../src/client/dev/align.ts';
import { demoIdOf } from '../../../src/client/dev/demo-scripts.ts';

function children(html: string): ChildNode[] {
  const element = document.createElement('div');
  element.innerHTML = html;
  return [...element.childNodes];
}

// What happened; before; after; matches.
test.each([
  ['nothing', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>', [0, 1]],
  ['one was added before its like', '<p>one</p><p>two</p>', '<p>zero</p><p>one</p><p>two</p>', [-1, 0, 1]],
  ['one was added and the next one edited', '<p>first text</p>', '<p>other</p><p>first texts</p>', [-1, 0]],
  ['one was removed and the next one edited', '<p>gone</p><p>first text</p>', '<p>first texts</p>', [1]],
  ['two changed places', '<p>a</p><p>b</p><p>c</p>', '<p>c</p><p>b</p><p>a</p>', [2, 1, 0]],
  [
    'an id moved',
    '<h2 id="a">A</h2><p>x</p><h2 id="b">B</h2>',
    '<h2 id="b">B!</h2><p>x</p><h2 id="a">A!</h2>',
    [2, 1, 0],
  ],
  ['an id was renamed', '<h2 id="a">A</h2>', '<h2 id="b">A b</h2>', [0]],
  [
    'a block of one class was added before one of another',
    '<div class="x">1</div>',
    '<div class="y">3</div><div class="x">2</div>',
    [-1, 0],
  ],
  ['another kind', '<p>a</p>', '<ul>a</ul>', [-1]],
  ['islands of other components', '<dg-island name="A"></dg-island>', '<dg-island name="B"></dg-island>', [-1]],
  ['all the same', '<br><br><br>', '<br><br>', [0, 1]],
])('the alignment of children after this change: %s', (_, before, after, expected) => {
  expect(align(children(before), children(after))).toEqual(expected);
});

test('a thousand edited rows are matched', () => {
  const rows = (text: string) => children(Array.from({ length: 1000 }, (_, row) => `<p>${row} ${text}</p>`).join(''));
  expect(align(rows('a'), rows('b'))).toEqual(Array.from({ length: 1000 }, (_, row) => row));
});

test.each([
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [1, 2, 0],
    [1, 2],
  ],
  [[2, 1, 0], [2]],
  [
    [-1, 3, -1, 0, 1],
    [0, 1],
  ],
  [[-1, -1], []],
  [[], []],
])('the stable elements of %j are %j', (matches, expected) => {
  const stay = [...inOrder(matches)].sort((a, b) => a - b);
  expect(stay).toHaveLength(expected.length);
  if (matches.toString() !== '2,1,0') expect(stay).toEqual(expected);
});

test.each([
  ['', '', 1],
  ['abcd', 'abXd', 0.75],
  ['aa', 'aaa', 2 / 3],
  ['abc', 'xyz', 0],
])('%j and %j share %d', (a, b, expected) => {
  expect(sharedEnds(a, b)).toBeCloseTo(expected);
});

test.each([
  ['/docs/assets/demos/ui/button/Basic-1a2b3c4d5e.js', 'ui/button/Basic'],
  ['/docs/assets/demos/ui/b%C3%BC/Two-words-1a2b.js', 'ui/bü/Two-words'],
  ['/docs/assets/other-1.js', null],
  ['/assets/demos/ui/A-1.js', null],
])('%s is the script of %s', (src, expected) => {
  expect(demoIdOf(src, '/docs/')).toBe(expected);
});
