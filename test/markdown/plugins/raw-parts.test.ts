// Raw HTML parsed block by block: the same elements as when all of the page is parsed, or all of it is.
import fc from 'fast-check';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkParser } from '../../../src/lib/remark-parser.ts';
import { createSanitizer } from '../../../src/lib/safe-html.ts';
import { rawParts, replaceRawParts } from '../../../src/markdown/plugins/raw-parts.ts';
import { corpusSample, hasCorpus } from '../../support/corpus.ts';
import { IS_LONG } from '../../support/long-run.ts';

const parse = await remarkParser();
/** Code is no element when the parser comes to it: what it is shown as is made later. */
const code = (): Element => ({ type: 'element', tagName: 'dg-slot', properties: {}, children: [] });
const toRaw = unified().use(remarkRehype, { allowDangerousHtml: true, handlers: { code } }).freeze();
const parser = unified().use(rehypeRaw).freeze();

function htmlOf(markdown: string) {
  const tree = toRaw.runSync(parse(markdown));
  const parts = rawParts(tree);
  const whole = toHtml(parser.runSync(structuredClone(tree)));
  let parsed = 0;
  const byParts = toHtml(
    replaceRawParts(tree, (part) => {
      parsed++;
      return parser.runSync(part);
    }),
  );
  return { parts, byParts, whole, parsed };
}

const AROUND = (markdown: string) => `# Title\n\nBefore *it*.\n\n${markdown}\n\nBehind **it**, [a](/b/).\n\n- c\n`;

test.each([
  ['Press <kbd>Ctrl</kbd>.', 1],
  ['Two <kbd>a</kbd>\n\nNone\n\nlines <kbd>b</kbd>', 2],
  ['<div class="a">\n\nMarkdown *in* it\n\n</div>', 1],
  ['<details>\n<summary>A</summary>\n\n- b\n\n</details>', 1],
  ['| a | b |\n| - | - |\n| <kbd>a</kbd> | <br> b |', 1],
  ['- a <b>b</b>\n- c\n\n  <p>d</p>', 1],
  ['<img src="a.png" alt=""> and <br/> <hr>', 1],
  // Moved about by the parser, and still within their block.
  ['[a <a href="/c/">b</a> c](/d/)', 1],
  ['a **b <div>c</div> d** e', 1],
  ['<b>a <div>b</div></b>', 1],
  ['<p>\n\nA paragraph in another\n\n</p>', 1],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', 1],
])('%j is parsed in %j parts', (markdown, count) => {
  const { parts, byParts, whole } = htmlOf(AROUND(markdown));
  expect(parts?.length).toBe(count);
  expect(byParts).toBe(whole);
});

test.each([
  ['never ended', 'a <b>b'],
  ['ended in another block', '<div>\n\n- a</div>\n- b'],
  ['not nested', '<b>a <i>b</b> c</i>'],
  ['an end without a beginning', 'a</b>'],
  ['ends what stands around it', '<b>\n\n- a </b><b> c\n\n</b>'],
  ['read by rules of their own', '<table><tr><td>a</td></tr></table>'],
  ['a heading in a heading', '## a <h2>b</h2>'],
  ['a beginning that HTML takes for one', 'a <span/> b'],
  ['a comment within', 'a <!-- <b> --> c'],
  ['a quote that does not end', '<a title="b>c</a>'],
])('%s: all is parsed', (_, markdown) => {
  expect(htmlOf(AROUND(markdown)).parts).toBeNull();
});

test.runIf(hasCorpus)('pages of a real documentation', () => {
  let pages = 0;
  for (const { text } of corpusSample(6)) {
    const { parts, byParts, whole } = htmlOf(text);
    if (parts !== null) pages++;
    if (byParts !== whole) expect(byParts).toBe(whole); // A comparison of the test library takes long for each page.
  }
  expect(pages).toBeGreaterThan(10);
});

describe('keys and badges', () => {
  test.each([
    'Press <kbd><kbd class="key">Ctrl</kbd>+<kbd class="key">C</kbd></kbd> &amp; **<kbd>D</kbd>**.',
    '## Title [<span class="plan-pro"></span>](/plans/ "Pro")',
    '| a | b |\n| - | -: |\n| <kbd>a</kbd> | `b` <span class="c-d">e\\|</span> |',
    '- a\n\n  <span>\n\n  b\n\n  </span>\n- [ ] <kbd>c</kbd>  \n  d',
  ])('%j needs no parser', (markdown) => {
    const { byParts, whole, parsed } = htmlOf(AROUND(markdown));
    expect(byParts).toBe(whole);
    expect(parsed).toBe(0);
  });

  test.each([
    '<kbd onclick="a()">b</kbd>',
    '<kbd class="a b">c</kbd>',
    '<kbd><br></kbd>',
    '<span>[a](javascript:b)</span>',
    '<span>![a](data:text/html,b)</span>',
    '<b>a</b> <kbd>b</kbd>',
  ])('%j is for the parser', (markdown) => {
    expect(htmlOf(AROUND(markdown)).parsed).toBe(1);
  });

  test('any row of them is what the parser makes of it', () => {
    const tags = ['<kbd>', '<kbd class="key">', '</kbd>', '<span class="a">', '</span>', '<b>', '</b>'];
    const words = [
      'a ',
      '*b* ',
      '[c](/d/) ',
      '[',
      '](/e/)',
      '**',
      '`f`',
      '  \n',
      '\n- ',
      '\n\n',
      '&lt;',
      '\n| a | b |\n| - | - |\n| ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tags, ...tags, ...words), { maxLength: 14 }), (pieces) => {
        const { byParts, whole } = htmlOf(AROUND(pieces.join('')));
        expect(byParts).toBe(whole);
      }),
      { numRuns: IS_LONG ? 600 : 200, seed: 3 },
    );
  });

  test('the sanitiser leaves them as they are', () => {
    const html = '<kbd class="key">a</kbd> <span class="plan-pro"></span>';
    const { schema } = createSanitizer();
    expect(toHtml(sanitize(fromParse5(parseFragment(html)), schema))).toBe(html);
  });
});
