// Steps, cards, file trees, disclosures and figures: their elements, where they may stand, and what does not fit them.
import { describe, expect, test } from 'vitest';
import type { PageOrigin } from '../../src/model/page.ts';
import { compilePage } from '../support/compile-page.tsx';

/** Without the line feeds between blocks. */
async function html(markdown: string): Promise<string> {
  return (await compilePage(markdown)).html.trim().replace(/>\n+</g, '><');
}

/** `line:column problem | hint`. */
async function told(markdown: string): Promise<string[]> {
  const { diagnostics } = await compilePage(markdown);
  return diagnostics.map(({ at, code, message, hint }) =>
    code === 'markdown/unfit-block'
      ? `${at?.line}:${at?.column} ${message.replace(/^.*?: /, '')} ${hint}`
      : `${at?.line}:${at?.column} ${code}`,
  );
}

describe('steps', () => {
  test.each([
    ['items of a numbered list', ':::steps\n1. a\n2. b\n:::\n', '<ol class="dg-steps"><li>a</li><li>b</li></ol>'],
    ['a list that does not begin at 1', ':::steps\n3. a\n:::\n', '<ol start="3" class="dg-steps"><li>a</li></ol>'],
    [
      'headings of the highest level, with all that follows',
      ':::steps\nbefore\n\n#### A\n\na\n\n##### B\n\n#### C\n:::\n',
      '<p>before</p><ol class="dg-steps"><li><h4 id="a"><a class="dg-anchor" href="#a">A</a></h4><p>a</p><h5>B</h5></li><li><h4 id="c"><a class="dg-anchor" href="#c">C</a></h4></li></ol>',
    ],
  ])('are %s', async (_name, markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
    expect(await told(markdown)).toEqual([]);
  });

  test('of headings are listed in the contents list', async () => {
    const { page } = await compilePage('## Do\n\n:::steps\n### A\n\n### B\n:::\n');
    expect(page.toc.map(({ text }) => text)).toEqual(['Do', 'A', 'B']);
  });
});

describe('cards', () => {
  test.each([
    [
      'an item with a link and text',
      '- [A](/ui/a/) B `c`.',
      '<li class="dg-card"><p class="dg-card-title"><a href="/ui/a/">A</a></p><p>B <code>c</code>.</p></li>',
    ],
    [
      'an item with an icon, bold words and a paragraph',
      '- ![](https://x.example/i.svg) **A**\n\n  B',
      '<li class="dg-card"><p class="dg-card-icon"><img src="https://x.example/i.svg" alt="" decoding="async"/></p><p class="dg-card-title"><strong>A</strong></p><p>B</p></li>',
    ],
    ['an item of text alone', '- A', '<li class="dg-card"><p>A</p></li>'],
    [
      'a paragraph',
      '[A](/ui/a/)\nB',
      '<li class="dg-card"><p class="dg-card-title"><a href="/ui/a/">A</a></p><p>B</p></li>',
    ],
  ])('are made of %s', async (_name, body, expected) => {
    const markdown = `:::cards\n${body}\n:::\n`;
    expect(await html(markdown)).toBe(`<ul class="dg-cards">${expected}</ul>`);
    expect(await told(markdown)).toEqual([]);
  });

  test('with two links have a class for that, and both links can be clicked', async () => {
    const markdown = ':::cards\n- [A](/ui/a/) or [B](/ui/b/)\n:::\n';
    expect(await html(markdown)).toContain('<li class="dg-card dg-card-links">');
    expect(await told(markdown)).toEqual([
      '2:1 a card contains 2 links. keep one link: the whole card is clickable and opens it.',
    ]);
  });
});

describe('a file tree', () => {
  test.each([
    ['a file', '- a.ts', '<li class="dg-tree-file"><bdi>a.ts</bdi></li>'],
    [
      'a file with a comment',
      '- a.ts starts `b`',
      '<li class="dg-tree-file"><bdi>a.ts</bdi> <span class="dg-tree-note">starts <code>b</code></span></li>',
    ],
    [
      'a file that stands out',
      '- **a.ts** now',
      '<li class="dg-tree-file"><bdi><strong>a.ts</strong></bdi> <span class="dg-tree-note">now</span></li>',
    ],
    ['a name with a space', '- `a b.ts`', '<li class="dg-tree-file"><bdi><code>a b.ts</code></bdi></li>'],
    ['a link', '- [a.md](/ui/a/)', '<li class="dg-tree-file"><bdi><a href="/ui/a/">a.md</a></bdi></li>'],
    ['a folder that is not shown', '- a/', '<li class="dg-tree-folder"><bdi>a/</bdi></li>'],
    [
      'more files',
      '- …\n- ...',
      '<li class="dg-tree-more"><bdi>…</bdi></li><li class="dg-tree-more"><bdi>...</bdi></li>',
    ],
    [
      'folders in folders',
      '- a/ all\n  - b\n    - c',
      '<li><details open=""><summary><bdi>a/</bdi> <span class="dg-tree-note">all</span></summary><ul><li><details open=""><summary><bdi>b</bdi></summary><ul><li class="dg-tree-file"><bdi>c</bdi></li></ul></details></li></ul></details></li>',
    ],
  ])('shows %s', async (_name, list, expected) => {
    const markdown = `:::filetree\n${list}\n:::\n`;
    expect(await html(markdown)).toBe(`<ul class="dg-tree">${expected}</ul>`);
    expect(await told(markdown)).toEqual([]);
  });
});

describe('a disclosure and a figure', () => {
  test.each([
    [
      ':::details More `x`\na\n\n- b\n:::\n',
      '<details><summary>More <code>x</code></summary><p>a</p><ul><li>b</li></ul></details>',
    ],
    [
      ':::figure What `x` is\n```js\na\n```\n:::\n',
      '<figure class="dg-figure"><pre lang="js">a</pre><figcaption>What <code>x</code> is</figcaption></figure>',
    ],
    [
      ':::figure A film\n<video src="https://x.example/a.mp4" width="3" height="2" controls onplay="x()"></video>\n:::\n',
      '<figure class="dg-figure"><video src="https://x.example/a.mp4" width="3" height="2" controls=""></video><figcaption>A film</figcaption></figure>',
    ],
  ])('%j', async (markdown, expected) => {
    expect((await html(markdown)).replace(/<\/?p>(?=<\/?video)|(?<=video>)<\/p>/g, '')).toBe(expected);
    expect(await told(markdown)).toEqual([]);
  });
});

const NO_STEPS =
  '1:1 it contains neither a numbered list nor a heading. write its steps as "1. …", "2. …", or start each one with a heading.';

describe('an invalid container is reported with its place, and shown', () => {
  test.each([
    [
      'a\n\n:::steps\nb\n:::\n',
      '3:1 it contains neither a numbered list nor a heading. write its steps as "1. …", "2. …", or start each one with a heading.',
    ],
    [':::steps\n- b\n:::\n', NO_STEPS],
    [':::steps\n:::\n', NO_STEPS],
    [
      ':::steps Install\n1. b\n:::\n',
      '1:1 it cannot have a title ("Install"). write the text as a paragraph before the block.',
    ],
    [
      ':::cards\n```js\nb\n```\n:::\n',
      '1:1 it contains neither a list nor a paragraph. write each card as "- [Title](/address/) Text."',
    ],
    [
      ':::cards\n- a\n\n## b\n:::\n',
      '4:1 it contains a heading, which is not a card. move it into a list item, or after the block.',
    ],
    [':::filetree\nb\n:::\n', '1:1 it does not contain a list. write each file as an item: "- src/".'],
    [
      ':::filetree\n- b\n\n  text\n:::\n',
      '4:3 an entry contains a paragraph. keep only its name, a comment on the same line and a list.',
    ],
    [':::filetree\n- > b\n:::\n', '2:1 an entry has no name. start the item with the name of a file or folder.'],
    [
      '- x\n\n  :::details\n  b\n  :::\n',
      '3:3 it has no summary. write the summary after the name: ":::details More options".',
    ],
    [
      '> :::figure\n> b\n> :::\n',
      '1:3 it has no caption. write the caption after the name: ":::figure What it shows".',
    ],
    [
      ':::figure b\n:::\n',
      '1:1 it is empty. put an image, a video, a table or code between its opening and closing line.',
    ],
  ])('as in %j', async (markdown, expected) => {
    expect(await told(markdown)).toEqual([expected]);
    if (/^(?:> |\s+)?b$/m.test(markdown)) expect(await html(markdown)).toContain('b');
  });

  test.each([
    [':::step\na\n:::\n', 'steps'],
    [':::card\n- a\n:::\n', 'cards'],
    [':::file-tree\n- a\n:::\n', 'filetree'],
    [':::detail A\na\n:::\n', 'details'],
    [':::Figure A\na\n:::\n', 'figure'],
  ])('with the nearest name for the unknown name in %j', async (markdown, near) => {
    const { diagnostics } = await compilePage(markdown);
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['markdown/unknown-callout', `did you mean "${near}"?`],
    ]);
  });

  test.each([
    ['an end is missing', '::::steps\n1. a\n\n   :::details B\n   b\n\n::::\n', ['4:4 markdown/unclosed-block']],
    ['an end is missing outside', ':::details A\n:::steps\n1. a\n:::\n', ['1:1 markdown/unclosed-block']],
    ['an end is left over', ':::details A\na\n:::\n\n:::\n', ['5:1 markdown/stray-close']],
    [
      'the ends are swapped',
      '::::details A\n:::details B\nb\n::::\n:::\n',
      ['2:1 markdown/unclosed-block', '5:1 markdown/stray-close'],
    ],
  ])('by this rule: %s', async (_name, markdown, expected) => {
    expect(await told(markdown)).toEqual(expected);
  });
});

describe('a container works', () => {
  test.each([
    ['in a list item', '- x\n\n  :::filetree\n  - a\n  :::\n\n- y\n', 'dg-tree'],
    ['in a quote', '> :::steps\n> 1. a\n> :::\n', 'dg-steps'],
    ['in a callout', '::::info\n:::cards\n- a\n:::\n::::\n', 'dg-cards'],
    ['around a callout', '::::details A\n:::info\na\n:::\n::::\n', 'dg-callout-info'],
    ['around an alert', ':::details A\n> [!TIP]\n> a\n:::\n', 'dg-callout-success'],
    [
      'in each other, four deep',
      '::::::details A\n:::::details B\n::::steps\n1. x\n\n   :::filetree\n   - a\n   :::\n::::\n:::::\n::::::\n',
      'dg-tree',
    ],
    ['around tabs', ':::figure A\n<codeblock>\n\n```bash npm\na\n```\n\n</codeblock>\n:::\n', 'data-tabs'],
    ['around a demo', ':::figure A\n{{"demo": "A.js"}}\n:::\n', '[demo 0]'],
    ['inside HTML', '<div>\n\n:::steps\n1. a\n:::\n\n</div>\n', '<div>'],
    ['on a page with raw HTML, as without', '<b>x</b>\n\n:::filetree\n- a/\n  - **b**\n:::\n', '<details open="">'],
    ['with lines that end in CRLF', ':::steps\r\n1. a\r\n:::\r\n', 'dg-steps'],
  ])('%s', async (_name, markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.said).toEqual([]);
    expect(page.html).toContain(expected);
    expect(page.html).not.toMatch(/:::|&gt;|<\?/);
  });

  test('in an included text, and its mistakes have their place in the fragment', async () => {
    const origin: PageOrigin = {
      segments: [
        { line: 1, file: 'content/ui/a/a.md', name: 'a/a.md', sourceLine: 1, shift: 0 },
        { line: 3, file: 'content/ui/_parts/b.md', name: '_parts/b.md', sourceLine: 7, shift: 0 },
      ],
      inputs: ['content/ui/a/a.md', 'content/ui/_parts/b.md'],
      isWhole: true,
    };
    const { diagnostics } = await compilePage('a\n\n:::steps\nb\n:::\n', { source: { origin } });
    expect(diagnostics.map(({ at, code }) => `${at?.file}:${at?.line} ${code}`)).toEqual([
      'content/ui/_parts/b.md:7 markdown/unfit-block',
    ]);
  });

  test('as text where text is quoted', async () => {
    expect(await html('`:::steps`\n\n    :::steps\n')).toBe('<p><code>:::steps</code></p><pre lang="">:::steps</pre>');
  });

  test('without letting unsafe HTML through', async () => {
    const page = await compilePage(
      ':::details <script>x()</script>\n<img src="x" onerror="x()">\n:::\n\n:::cards\n- [A](javascript:x())\n:::\n',
    );
    expect(page.html).not.toMatch(/<script|onerror|javascript:/);
  });
});
