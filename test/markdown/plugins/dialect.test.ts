// Directives, feature lists and HTML of the dialect become the HTML that readers get.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../support/compile-page.tsx';

const html = async (markdown: string) => (await compilePage(markdown)).html.trim();

test.each(['<featureList>\n\n- a\n- **b**\n\n</featureList>\n', '<featureList>\n- a\n- **b**\n</featureList>\n'])(
  'a feature list is a list with its class: %j',
  async (markdown) => {
    expect(await html(markdown)).toBe('<ul class="feature-list">\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>');
  },
);

describe('directives', () => {
  test.each([
    ['stand on lines of their own', '{{"demo": "A.js"}}\n', '[demo 0]'],
    ['need no empty lines around them', 'a\n{{"demo": "A.js"}}\nb\n', '<p>a</p>\n[demo 0]\n<p>b</p>'],
    ['follow each other', '{{"demo": "A.js"}}\n{{"component": "b"}}\n', '[demo 0]\n[component 0]'],
    [
      'stand in a callout',
      ':::info\n{{"demo": "A.js"}}\n:::\n',
      '<aside class="dg-callout dg-callout-info" role="note" aria-label="Information">\n[demo 0]\n</aside>',
    ],
    [
      'stand in details',
      '<details>\n<summary>S</summary>\n\n{{"demo": "A.js"}}\n\n</details>\n',
      '<details>\n<summary>S</summary>\n[demo 0]\n</details>',
    ],
    [
      'stand in details without empty lines',
      '<details>\n<summary>S</summary>\n{{"demo": "A.js"}}\n</details>\n',
      '<details>\n<summary>S</summary>\n\n[demo 0]\n\n</details>',
    ],
  ])('%s', async (_name, markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.html.trim()).toBe(expected);
    expect(page.said).toEqual([]);
  });

  test.each([
    ['{{ variable }} and {{new feature}}\n', '<p>{{ variable }} and {{new feature}}</p>'],
    ['{{variable}}\n', '<p>{{variable}}</p>'],
    ['`slotProps={{ a: 1 }}`\n', '<p><code>slotProps={{ a: 1 }}</code></p>'],
  ])('%j is text', async (markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.html.trim()).toBe(expected);
    expect(page.said).toEqual([]);
  });

  test('that cannot be read are left out and reported', async () => {
    const page = await compilePage('a\n\n{{"demo": "A.js",}}\n');
    expect(page.html.trim()).toBe('<p>a</p>');
    expect(page.said).toEqual(['3:1 error markdown/bad-directive']);
  });

  test('of the same demo twice give its id only to the first', async () => {
    const { page } = await compilePage('{{"demo": "A.js"}}\n\n{{"demo": "A.js"}}\n');
    expect(page.demos.map(({ anchorId }) => anchorId)).toEqual(['A', null]);
    expect(page.anchors).toEqual(['A', 'A.js', 'A.tsx']);
  });
});

test('a demo leaves its id to a heading of the same name', async () => {
  const { page, said } = await compilePage(
    '## usage\n\n{{"demo": "usage.js"}}\n\n{{"demo": "A.js", "anchorId": "b"}}\n',
  );
  expect(page.demos.map(({ anchorId }) => anchorId)).toEqual([null, 'b']);
  expect(said).toEqual(['3:1 error markdown/duplicate-id']);
});

describe('text in angle brackets that is not an HTML element', () => {
  test.each([
    ['Use <Button> now.\n', '<p>Use &lt;Button&gt; now.</p>', ['1:5 warning markdown/unknown-element']],
    ['Use <DatePicker/>.\n', '<p>Use &lt;DatePicker/&gt;.</p>', ['1:5 warning markdown/unknown-element']],
    [
      '<Foo a={1}>\n\nb\n\n</Foo>\n',
      '&lt;Foo a={1}&gt;\n<p>b</p>\n&lt;/Foo&gt;',
      ['1:1 warning markdown/unknown-element'],
    ],
    [
      '<div>\n<Bar>y</Bar>\n</div>\n',
      '<div>\n&lt;Bar&gt;y&lt;/Bar&gt;\n</div>',
      ['2:1 warning markdown/unknown-element'],
    ],
    ['<div title="<Foo>">\ny\n</div>\n', '<div title="&lt;Foo&gt;">\ny\n</div>', []],
    ['<div>\n<!-- <Foo> -->\ny\n</div>\n', '<div>\n\ny\n</div>', []],
    ['a < b && c > d <3\n', '<p>a &lt; b &amp;&amp; c &gt; d &lt;3</p>', []],
  ])('is text: %j', async (markdown, expected, diagnostics) => {
    const page = await compilePage(markdown);
    expect(page.html.trim()).toBe(expected);
    expect(page.said).toEqual(diagnostics);
  });
});

test.each(['<!-- c -->\n\na\n', 'a <!-- c -->\n', '<!-- c\n\nd -->\n\na\n'])(
  'a comment in %j is removed',
  async (markdown) => {
    expect((await html(markdown)).replace(/\s+<\/p>/, '</p>')).toBe('<p>a</p>');
  },
);
