// HTML that shows nothing: what measures its place renders there in browsers alone.
import { expect, test } from 'vitest';
import { isBlank } from '../../../src/demos/server/blank.ts';

const GRID =
  '<style data-emotion="css 1x">.css-1x{height:400px}.css-1x .row{background:red}</style><div class="css-1x"></div>';

test.each<[string, string, string[]]>([
  ['an element with a size', '<div style="height:400px;width:100%"></div>', []],
  ['one whose styles paint elements that do not exist yet', GRID, []],
  [
    'sheets for other elements',
    '<div class="grid"><p></p></div>',
    ['.card{border:1px solid}', 'html{background:#fff}'],
  ],
  ['properties that paint nothing', '<p style="border:0;border-radius:4px;background:none"></p>', []],
  ['a script, a style and a comment', '<!-- $ --><script>go()</script><style>p{color:red}</style><p></p>', []],
])('%s alone is blank', (_, html, sheets) => {
  expect(isBlank(html, sheets)).toBe(true);
});

test.each<[string, string, string[]]>([
  ['a text', '<div><p>a</p></div>', []],
  ['a picture', '<div><img src="a.png" alt=""/></div>', []],
  ['a control', '<button type="button"></button>', []],
  ['a background of its own', '<div style="height:4px;background:red"></div>', []],
  [
    'a border of its class',
    '<div class="card wide"></div>',
    ['.wide{height:1px}@media print{.card.wide{border:1px solid}}'],
  ],
  ['the content of a pseudo-element', '<i id="dot"></i>', ['p,#dot::before{content:"•"}']],
  ['a style of Emotion', GRID.replace('.row', ''), []],
  ['a rule for its type', '<main><hr2></hr2></main>', ['main > :not(p){outline:1px solid}']],
])('%s is seen', (_, html, sheets) => {
  expect(isBlank(html, sheets)).toBe(false);
});
