// What the walk over a page's elements does: ids, contents, links, tables, and where the intro ends.
import { describe, expect, test } from 'vitest';
import type { Outline } from '../../../src/model/page.ts';
import { compilePage } from '../../support/compile-page.tsx';

describe('headings', () => {
  test('are links to themselves, and fill the contents list', async () => {
    const { html, page } = await compilePage('# T\n\n## A `b`\n\n### C\n\n#### D\n\n##### E\n');
    expect(html).toMatchInlineSnapshot(`
      "<h1>T</h1>[intro-end]
      <h2 id="a-b"><a class="dg-anchor" href="#a-b">A <code>b</code></a></h2>
      <h3 id="c"><a class="dg-anchor" href="#c">C</a></h3>
      <h4 id="d"><a class="dg-anchor" href="#d">D</a></h4>
      <h5>E</h5>"
    `);
    expect(page.toc).toEqual([
      { id: 'a-b', text: 'A b', depth: 2 },
      { id: 'c', text: 'C', depth: 3 },
    ]);
    expect(page.anchors).toEqual(['a-b', 'c', 'd']);
  });

  test('have the number of a footnote neither in their ids nor in their rows; the title has none either', async () => {
    const { page } = await compilePage('# Title[^a]\n\n## Usage[^a] today\n\n[^a]: Note.\n');
    expect([page.title, page.toc]).toEqual(['Title', [{ id: 'usage-today', text: 'Usage today', depth: 2 }]]);
  });

  test('of pictures only have the words of the pictures in their rows', async () => {
    const { page } = await compilePage(
      '# Title\n\n## ![A plan](https://a.example/p.png) ![](https://a.example/q.png)\n',
    );
    expect(page.toc).toEqual([{ id: 'section', text: 'A plan', depth: 2 }]);
  });

  test.each<[string, string, readonly string[], readonly string[]]>([
    ['equal ones are numbered', '## A\n\n### A\n\n## A\n', ['a', 'a-2', 'a-3'], []],
    ['fourth-level ones come last', '## B\n\n#### A\n\n## A\n', ['b', 'a', 'a-2'], []],
    ['an id of their own', '## A {#my-id}\n', ['my-id'], []],
    ['an id of their own behind code', '## A `b` {#c}\n', ['c'], []],
    ['an id of their own on any level', '# T {#top}\n\n## A\n\n##### E {#e}\n', ['top', 'a', 'e'], []],
    ['an id that is taken', '## A {#x}\n\n## B {#x}\n', ['x', 'x-2'], ['3:1 error markdown/duplicate-id']],
    [
      'an id that an earlier heading got',
      '## Use\n\n## B {#use}\n',
      ['use', 'use-2'],
      ['3:1 error markdown/duplicate-id'],
    ],
    ['an id in code is text', '## `{#x}`\n', ['x'], []],
    ['raw HTML with an id', '<h2 id="raw">R</h2>\n\n<h2>R</h2>\n', ['raw', 'r'], []],
    ['raw HTML in the text', '## A <span class="plan-pro"></span>\n', ['a'], []],
    [
      'ids of raw HTML are anchors',
      '<a id="x"></a>\n\n<h5 id="y">Y</h5>\n\n<a name="old"></a>\n',
      ['x', 'y', 'old'],
      [],
    ],
    ['ids of raw HTML are taken', '<div id="a">x</div>\n\n## A\n', ['a', 'a-2'], []],
    [
      'ids of raw HTML twice',
      '<b id="a">x</b>\n\n<b id="a">y</b>\n',
      ['a', 'a'],
      ['3:1 error markdown/duplicate-id'],
    ],
    ['the id of the page’s own frame is taken', '## Main content\n', ['main-content-2'], []],
    ['nothing but emoji', '## 🚀\n', ['section'], []],
    ['a third level before any second', '# T\n\n### A\n\n## B\n', ['a', 'b'], ['3:1 warning markdown/heading-order']],
    ['a third level first, in the contents still', '### A\n', ['a'], ['1:1 warning markdown/heading-order']],
  ])('%s', async (_name, markdown, ids, said) => {
    const page = await compilePage(markdown);
    expect([...page.page.anchors].sort()).toEqual([...ids].sort());
    expect(page.said).toEqual(said);
    for (const id of ids) expect(page.html).toMatch(new RegExp(`(?:id|name)="${id}"`));
    expect(page.html).not.toMatch(/ \{#|\{#(?!x\})/);
  });

  test('one that holds a link gets a sign of its own behind its words', async () => {
    expect((await compilePage('## See [b](/ui/b/)\n')).html).toBe(
      '<h2 id="see-b">See <a href="/ui/b/">b</a><a class="dg-anchor" href="#see-b" aria-labelledby="see-b"></a></h2>',
    );
    for (const heading of ['See **[b](/ui/b/)**', 'See[^b]'])
      expect((await compilePage(`## ${heading}\n\n[^b]: Note.\n`)).html).toMatch(
        /^<h2 id="[^"]*">See.*<\/a><\/(?:strong|sup)><a class="dg-anchor" href="[^"]*" aria-labelledby="[^"]*"><\/a><\/h2>/,
      );
  });

  test('one in a link is no link to itself', async () => {
    const { html, page } = await compilePage('# T\n\n<a href="/ui/b/">\n\n## One\n\n</a>\n\n## Two\n');
    expect(html).toContain('<a href="/ui/b/">\n<h2 id="one">One</h2>\n</a>');
    expect(html).toContain('<h2 id="two"><a class="dg-anchor" href="#two">Two</a></h2>');
    expect(page.anchors).toEqual(['one', 'two']);
  });

  const translate = (markdown: string, original: Outline) =>
    compilePage(markdown, {
      config: { languages: ['en', 'zh'] },
      source: { language: 'zh', route: '/zh/ui/a/' },
      original,
    });
  const original: Outline = { headingIds: ['usage', 'sizes', 'more'], headingLevels: [2, 3, 4] };

  test('a page in another language takes over the ids, heading by heading', async () => {
    const { page, said } = await translate('## 安装\n\n#### 更多\n\n### 使用\n', original);
    expect(page.headingIds).toEqual(['usage', 'sizes', 'more']);
    expect(page.headingLevels).toEqual([2, 3, 4]);
    expect(said).toEqual([]);
  });

  test.each([
    [
      'lacks one',
      'a\n\n## B\n\n#### C\n',
      ['b', 'c'],
      '5:1',
      'has 2 headings of levels 2 to 4, but the original has 3',
    ],
    [
      'lacks the last one',
      '## B\n\n### C\n',
      ['b', 'c'],
      '-:-',
      'has 2 headings of levels 2 to 4, but the original has 3',
    ],
    [
      'has one more',
      '## B\n\n### C\n\n#### D\n\n#### E {#own}\n',
      ['b', 'c', 'd', 'own'],
      '7:1',
      'has 4 headings of levels 2 to 4, but the original has 3',
    ],
    [
      'has other levels',
      '## B\n\n## C\n\n#### D\n',
      ['b', 'c', 'd'],
      '3:1',
      '"C" is a heading of level 2, but the original heading has level 3',
    ],
  ])('one that %s gets ids of its own, and that is told', async (_name, markdown, ids, place, message) => {
    const { page, said, diagnostics } = await translate(markdown, original);
    expect(page.headingIds).toEqual(ids);
    expect(said).toEqual([`${place} warning markdown/heading-mismatch`]);
    expect(diagnostics[0]?.message).toContain(message);
  });

  test('one without headings has no ids to share, nor has an original without any', async () => {
    expect((await translate('Soon.\n', original)).said).toEqual([]);
    const { page, said } = await translate('## B\n', { headingIds: [], headingLevels: [] });
    expect([page.headingIds, said]).toEqual([['b'], []]);
  });
});

test('the generated API section closes the contents list', async () => {
  const { page } = await compilePage('---\ntitle: T\ncomponents: Fab, Button\n---\n\n## API\n');
  expect(page.toc).toEqual([
    { id: 'api', text: 'API', depth: 2 },
    { id: 'api-2', text: 'API', depth: 2 },
  ]);
  expect(page.apiSection?.id).toBe('api-2');
  expect(page.anchors).toContain('api-2');
});

describe('the intro ends', () => {
  const LEAD = '<p class="description">Lead.</p>';
  test.each([
    [
      'behind title and description',
      `# T\n\n${LEAD}\n\ntext\n`,
      '<h1>T</h1>\n<p class="description">Lead.</p>[intro-end]',
    ],
    ['behind a title alone', '# T\n\ntext\n', '<h1>T</h1>[intro-end]\n<p>text</p>'],
    ['behind a description alone', `${LEAD}\n\ntext\n`, '<p class="description">Lead.</p>[intro-end]'],
    ['behind a title without its description', `# T\n\ntext\n\n${LEAD}\n`, '<h1>T</h1>[intro-end]\n<p>text</p>'],
    [
      'behind a description that holds HTML',
      '# T\n\n<p class="description">A <code>b</code>.</p>\n\nc\n',
      '<code>b</code>.</p>[intro-end]',
    ],
    ['behind a comment and a title', '<!-- c -->\n\n# T\n\ntext\n', '<h1>T</h1>[intro-end]'],
  ])('%s', async (_name, markdown, expected) => {
    expect((await compilePage(markdown)).html).toContain(expected);
  });

  test('nowhere when the page starts with something else', async () => {
    expect((await compilePage('text\n\n# T\n')).html).not.toContain('[intro-end]');
  });
});

describe('elements', () => {
  test('tables stand in a frame that the keyboard reaches', async () => {
    expect((await compilePage('| a | b |\n| :-: | - |\n| 1 | 2 |\n')).html).toMatchInlineSnapshot(
      `"<div class="dg-table dg-table-fits" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th style="text-align:center">a</th><th>b</th></tr></thead><tbody><tr><td style="text-align:center">1</td><td>2</td></tr></tbody></table></div>"`,
    );
  });

  test('tables in lists and quotes too', async () => {
    expect((await compilePage('- | a |\n  | - |\n\n> | b |\n> | - |\n')).html.match(/class="dg-table"/g)).toHaveLength(
      2,
    );
  });

  test('tasks say whether they are done', async () => {
    const { html } = await compilePage('- [ ] a\n- [x] b\n');
    expect(html).toContain('<input type="checkbox" disabled="" aria-label="Not done"/> a');
    expect(html).toContain('<input type="checkbox" checked="" disabled="" aria-label="Done"/> b');
  });

  test('footnotes lead there and back, with ids of their own', async () => {
    const { html, page, said } = await compilePage('a[^n]\n\n## B\n\n[^n]: c\n');
    expect(html).toMatch(/<a href="#fn-n" id="fnref-n"/);
    expect(html).toMatch(/<li id="fn-n">\n<p>c <a href="#fnref-n"/);
    expect(page.anchors).toEqual(expect.arrayContaining(['b', 'fnref-n', 'fn-n', 'footnote-label']));
    expect(page.toc.map(({ id }) => id)).toEqual(['b']);
    expect(said).toEqual([]);
  });

  test.each([
    ['~~a~~', '<p><del>a</del></p>'],
    ['a  \nb\\\nc', '<p>a<br/>\nb<br/>\nc</p>'],
    ['***', '<hr/>'],
    [
      '![alt *x*](/a.png "t")',
      '<figure class="dg-figure"><img src="/a.png" alt="alt x" decoding="async" [size 0]/><figcaption>t</figcaption></figure>',
    ],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['3) a', '<ol start="3">\n<li>a</li>\n</ol>'],
    ['a&nbsp;b &copy; &#35;', '<p>a\u00a0b © #</p>'],
  ])('%j is %s', async (markdown, expected) => {
    expect((await compilePage(markdown)).html.trim()).toBe(expected);
  });

  test('pictures and films of this site stand under its base', async () => {
    const markdown =
      '![a](/a.png) ![b](//x.y/b.png) ![c](https://x.y/c.png)\n\n<video src="/d.mp4" poster="/e.png"></video>\n';
    const { html } = await compilePage(markdown, { config: { base: '/docs/' } });
    expect([...html.matchAll(/(?:src|poster)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      '/docs/a.png',
      '//x.y/b.png',
      'https://x.y/c.png',
      '/docs/d.mp4',
      '/docs/e.png',
    ]);
  });
});
