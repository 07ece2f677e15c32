// Raw HTML parsed block by block: the same elements as when all of the page is parsed, or all of it is.
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkParser } from '../../../src/markdown/parser.ts';
import { rawParts, replaceRawParts } from '../../../src/markdown/plugins/raw-parts.ts';
import { corpusSample, hasCorpus } from '../../support/corpus.ts';

const parse = await remarkParser();
/** Code is no element when the parser comes to it: what it is shown as is made later. */
const code = (): Element => ({ type: 'element', tagName: 'dg-slot', properties: {}, children: [] });
const toRaw = unified().use(remarkRehype, { allowDangerousHtml: true, handlers: { code } }).freeze();
const parser = unified().use(rehypeRaw).freeze();

function htmlOf(markdown: string) {
  const tree = toRaw.runSync(parse(markdown));
  const parts = rawParts(tree);
  const whole = toHtml(parser.runSync(structuredClone(tree)));
  const byParts = toHtml(replaceRawParts(tree, (part) => parser.runSync(part)));
  return { parts, byParts, whole };
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
  for (const { text } of corpusSample(2)) {
    const { parts, byParts, whole } = htmlOf(text);
    if (parts !== null) pages++;
    if (byParts !== whole) expect(byParts).toBe(whole); // A comparison of the test library takes long for each page.
  }
  expect(pages).toBeGreaterThan(10);
});
