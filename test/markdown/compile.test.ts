// A page as a whole: its texts and their limits, the places of what is wrong, and pages that stay silent.
import { describe, expect, test } from 'vitest';
import { compilePage, type TestPage } from '../support/compile-page.tsx';

const LEAD = '<p class="description">Lead.</p>';

describe('title and description', () => {
  test.each([
    ['---\ntitle: Head\n---\n\n# Text\n', 'Head', ''],
    ['---\na: 1\n---\n\n# Text `code` *em*\n', 'Text code em', ''],
    ['---\ntitle: "`Head`"\ndescription: "A `b`."\n---\n\na\n', 'Head', 'A b.'],
    [`---\na: 1\n---\n\n# Text\n\n${LEAD}\n`, 'Text', 'Lead.'],
    [`---\ndescription: Head.\n---\n\n# Text\n\n${LEAD}\n`, 'Text', 'Head.'],
    [
      '---\na: 1\n---\n\n# Text\n\n<p class="description">\nOver <code>two</code>\nlines.\n</p>\n',
      'Text',
      'Over two\nlines.',
    ],
    ['---\na: 1\n---\n\n## Second level\n\n# First\n\n# Another\n', 'First', ''],
    ['---\na: 1\n---\n\n# Text {#id}\n', 'Text', ''],
    ['---\na: 1\n---\n\n<h1>Raw</h1>\n', 'Raw', ''],
    ['---\na: 1\n---\n\n```md\n# Code\n```\n', '', ''],
  ])('%j', async (markdown, title, description) => {
    const { page } = await compilePage(markdown);
    expect(page.title).toBe(title);
    expect(page.description).toBe(description);
  });

  test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['---\na: 1\n---\n\ntext\n', {}, ['1:1 error markdown/missing-title', '1:1 warning markdown/missing-description']],
    [
      '---\na: 1\n---\n\ntext\n',
      { missingTitle: 'warning', missingDescription: 'error' },
      ['1:1 warning markdown/missing-title', '1:1 error markdown/missing-description'],
    ],
    ['---\na: 1\n---\n\ntext\n', { missingTitle: 'off', missingDescription: 'off' }, []],
    // Who could not be read is not missed.
    ['---\ntitle: One: two\n---\n\ntext\n', {}, []],
    ['---\ntitle: a\ndescription: {}\n---\n\ntext\n', {}, []],
    ['---\ntitle: 1\n---\n\ntext\n', {}, ['1:1 warning markdown/missing-description']],
    [`---\ntitle: ${'a'.repeat(70)}\ndescription: ${'b'.repeat(160)}\n---\n`, {}, []],
    [`---\ntitle: ${'a'.repeat(71)}\ndescription: b\n---\n`, {}, ['2:1 warning markdown/long-title']],
    [`---\ntitle: a\ndescription: ${'b'.repeat(161)}\n---\n`, {}, ['3:1 warning markdown/long-description']],
    [`---\ndescription: b\n---\n\n# ${'a'.repeat(71)}\n`, {}, ['5:1 warning markdown/long-title']],
    [
      `---\ntitle: b\n---\n\na\n\n<p class="description">${'a'.repeat(161)}</p>\n`,
      {},
      ['7:1 warning markdown/long-description'],
    ],
    [
      `---\ntitle: b\n---\n\n<p class="description">\n<em>${'a'.repeat(161)}</em>\n</p>\n`,
      {},
      ['5:1 warning markdown/long-description'],
    ],
    [
      '---\ntitle: abc\ndescription: defg\n---\n',
      { titleLimit: 2, descriptionLimit: 3 },
      ['2:1 warning markdown/long-title', '3:1 warning markdown/long-description'],
    ],
  ])('%j with %j', async (markdown, config, said) => {
    expect((await compilePage(markdown, { config: { markdown: config } })).said).toEqual(said);
  });
});

test('a page knows whether it brings its own title and description', async () => {
  expect((await compilePage(`# T\n\n${LEAD}\n`)).page).toMatchObject({ hasHeading: true, hasLead: true });
  expect((await compilePage('a\n')).page).toMatchObject({ hasHeading: false, hasLead: false });
});

describe('a diagnostic stands where its cause stands', () => {
  const HEAD = '---\ntitle: T\ndescription: D.\n---\n';
  test.each([
    ['behind front matter', `${HEAD}\n:::wrong\na\n:::\n`, '6:1 warning markdown/unknown-callout'],
    [
      'behind front matter with CRLF',
      `${HEAD}\n:::wrong\na\n:::\n`.replaceAll('\n', '\r\n'),
      '6:1 warning markdown/unknown-callout',
    ],
    ['in a list', '- a\n\n  - b\n\n    :::wrong\n    c\n    :::\n', '5:5 warning markdown/unknown-callout'],
    ['in a quote', '> a\n>\n> :::wrong\n> b\n> :::\n', '3:3 warning markdown/unknown-callout'],
    ['in a callout', ':::info\na\n\n```jsxx\nb\n```\n\n:::\n', '4:1 warning markdown/unknown-language'],
    [
      'in a callout in a list',
      '- a\n\n  :::info\n\n  ```jsxx\n  b\n  ```\n\n  :::\n',
      '5:3 warning markdown/unknown-language',
    ],
    ['behind a table', '| a |\n| - |\n| b |\n\nUse <Foo>.\n', '5:5 warning markdown/unknown-element'],
    ['in a table', '| a |\n| - |\n| <Foo> |\n', '3:3 warning markdown/unknown-element'],
    ['behind an emoji', '😀 <Foo>\n', '1:4 warning markdown/unknown-element'],
    ['behind a tab', 'a\t<Foo>\n', '1:3 warning markdown/unknown-element'],
    ['in HTML', '<div>\na\n:::wrong\nb\n:::\n</div>\n', '3:1 warning markdown/unknown-callout'],
    ['of a directive', `${HEAD}\na\n\n{{"demo": "A.js", "bg": "x"}}\n`, '8:19 warning markdown/unknown-background'],
    ['of a heading', '# T\n\na\n\n### B\n', '5:1 warning markdown/heading-order'],
    ['of a heading in a quote', '> ### B\n', '1:3 warning markdown/heading-order'],
  ])('%s', async (_name, markdown, expected) => {
    expect((await compilePage(markdown)).said).toEqual([expected]);
  });
});

test('every element of a block that is none, or is taken out, is told of where it stands', async () => {
  const { said } = await compilePage(
    '> <div>\n> <!-- <Aa> -->\n> <Aa b="<Aa>">\n> <Aa><script></script></Aa>\n> </div>\n',
  );
  expect(said).toEqual([
    '3:3 warning markdown/unknown-element',
    '4:3 warning markdown/unknown-element',
    '4:7 error markdown/html-removed',
  ]);
});

test('the second route of a file is silent', async () => {
  const page = await compilePage(':::wrong\na\n:::\n', { source: { primary: false } });
  expect(page.said).toEqual([]);
  expect(page.html).toContain('dg-callout-plain');
});

test('compiling a page twice gives the same', async () => {
  const text = '# T\n\n## A\n\n## A\n\n:::info\n[b](b.md)\n:::\n\n{{"demo": "A.js"}}\n';
  const plain = ({ page, ...rest }: TestPage) => ({ ...rest, page: { ...page, body: page.body.parts() } });
  expect(plain(await compilePage(text))).toEqual(plain(await compilePage(text)));
});

test('remark and rehype plugins of the configuration run', async () => {
  const remark = () => (tree: { children: unknown[] }) => {
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'from remark' }] });
  };
  const rehype = () => (tree: { children: unknown[] }) => {
    tree.children.push({
      type: 'element',
      tagName: 'h2',
      properties: {},
      children: [{ type: 'text', value: 'From rehype' }],
    });
  };
  const config = { markdown: { remarkPlugins: [remark], rehypePlugins: [[rehype, {}]] } };
  const { html, page } = await compilePage('a\n', { config });
  expect(html).toContain('<p>from remark</p>');
  expect(page.toc).toEqual([{ id: 'from-rehype', text: 'From rehype', depth: 2 }]);
});

test('the other parser makes the same page', async () => {
  const text =
    '# T\n\n:::info\n- a\n  - [ ] b\n:::\n\n| a |\n| - |\n| https://x.example |\n\n{{"demo": "A.js"}}\n\na[^1]\n\n[^1]: b\n';
  const config = { markdown: { parser: 'remark' } };
  expect((await compilePage(text, { config })).html).toBe((await compilePage(text)).html);
});
