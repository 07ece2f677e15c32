// The dialect as its authors write it, and the HTML that readers get.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../support/compile-page.tsx';

const html = async (markdown: string) => (await compilePage(markdown)).html.trim();
const said = async (markdown: string) => (await compilePage(markdown)).said;

describe('callouts', () => {
  test('hold any markdown, and may have a title', async () => {
    const { html, said } = await compilePage(
      ':::info Good to know\nText **b**.\n\n- a\n\n```md\n:::\n```\n\n:::\nafter\n',
    );
    expect(said).toEqual([]);
    expect(html).toMatchInlineSnapshot(`
      "<aside class="dg-callout dg-callout-info" role="note" aria-label="Information">
      <p class="dg-callout-title">Good to know</p>
      <p>Text <strong>b</strong>.</p>
      <ul>
      <li>a</li>
      </ul>
      <pre lang="md">:::</pre>
      </aside>
      <p>after</p>"
    `);
  });

  test.each([
    ['info', 'Information'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['error', 'Error'],
  ])('of the kind %s have their own class, which screen readers announce', async (kind, label) => {
    expect(await html(`:::${kind}\na\n:::\n`)).toBe(
      `<aside class="dg-callout dg-callout-${kind}" role="note" aria-label="${label}">\n<p>a</p>\n</aside>`,
    );
  });

  test.each([
    ['a kind that is not known is a plain aside', ':::danger\na\n:::\n', '1:1 warning markdown/unknown-callout'],
    ['one that never closes runs to the end of the page', 'b\n\n:::info\na\n', '3:1 warning markdown/unclosed-block'],
    [
      'one that never closes runs to the end of its item',
      '- :::info\n  a\n\nb\n',
      '1:3 warning markdown/unclosed-block',
    ],
    ['a closing line alone is left out', 'a\n\n:::\n', '3:1 warning markdown/stray-close'],
    [
      'a closing line with other colons closes nothing',
      ':::info\na\n\n::::\n\n:::\n',
      '4:1 warning markdown/stray-close',
    ],
  ])('%s', async (_name, markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.said).toEqual([expected]);
    expect(page.html).not.toContain(':::');
    expect(page.html).toMatch(/\ba\b/);
  });

  test('may have code in their titles, and no other markup', async () => {
    expect(await html(':::info The `sx` prop *now*\na\n:::\n')).toContain(
      '<p class="dg-callout-title">The <code>sx</code> prop *now*</p>',
    );
  });

  test('of an unknown kind are reported with the nearest name', async () => {
    expect((await compilePage(':::warnin\na\n:::\n')).diagnostics[0]?.hint).toBe('did you mean "warning"?');
    expect((await compilePage(':::danger\na\n:::\n')).diagnostics[0]?.hint).toBe(
      'use one of info, success, warning, error.',
    );
  });

  test('nest with more colons outside', async () => {
    expect(await html('::::warning\na\n:::info\nb\n:::\nc\n::::\n')).toMatchInlineSnapshot(`
      "<aside class="dg-callout dg-callout-warning" role="note" aria-label="Warning">
      <p>a</p>
      <aside class="dg-callout dg-callout-info" role="note" aria-label="Information">
      <p>b</p>
      </aside>
      <p>c</p>
      </aside>"
    `);
  });

  test.each([
    ['end the paragraph before them', 'b\n:::info\na\n:::\nc\n'],
    ['stand in a list', '- b\n\n  :::info\n  a\n  :::\n\n- c\n'],
    ['begin a list item', '- :::info\n  a\n  :::\n- b\n'],
    ['begin a numbered item in a quote', '> 1. :::info\n>    a\n>    :::\n'],
    ['stand in a quote', '> :::info\n> a\n> :::\n'],
    ['stand inside HTML', '<div>\n:::info\na\n:::\n</div>\n'],
    ['stand inside HTML in a quote', '> <div>\n> :::info\n> a\n> :::\n> </div>\n'],
    ['stand inside details', '<details>\n<summary>S</summary>\n\n:::info\na\n:::\n\n</details>\n'],
    ['have lines that end in CRLF', ':::info\r\na\r\n:::\r\n'],
    ['are closed by a line that is indented like the list before it', ':::info\n- b\n\n  a\n  :::\n\nc\n'],
  ])('%s', async (_name, markdown) => {
    const page = await compilePage(markdown);
    expect(page.said).toEqual([]);
    expect(page.html).toMatch(
      /<aside class="dg-callout dg-callout-info" role="note" aria-label="Information">[\s\S]*\ba\b[\s\S]*<\/aside>/,
    );
    expect(page.html).not.toMatch(/:::|&gt;|<\?/);
  });

  test.each([
    ['indented code', '    :::info\n    a\n', '<pre lang="">:::info\na</pre>'],
    ['a code span', '`:::info`\n', '<p><code>:::info</code></p>'],
    ['a fence', '```text\n:::info\n```\n', '<pre lang="text">:::info</pre>'],
  ])('in %s are text', async (_name, markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.html.trim()).toBe(expected);
    expect(page.said).toEqual([]);
  });
});

describe('alerts of GitHub', () => {
  test.each([
    ['NOTE', 'info', 'Information'],
    ['TIP', 'success', 'Success'],
    ['IMPORTANT', 'info', 'Information'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'error', 'Error'],
    ['note', 'info', 'Information'],
  ])('[!%s] is the callout %s', async (name, kind, label) => {
    expect(await html(`> [!${name}]\n> **a**\n>\n> b\n`)).toBe(
      `<aside class="dg-callout dg-callout-${kind}" role="note" aria-label="${label}">\n<p><strong>a</strong></p>\n<p>b</p>\n</aside>`,
    );
  });

  test.each(['> [!FOO]\n> a\n', '> [!TIP] a\n', '> a [!TIP]\n', '> [!constructor]\n> a\n'])(
    '%j is a quote',
    async (markdown) => {
      expect(await html(markdown)).toMatch(/^<blockquote>/);
    },
  );
});

describe('tab groups', () => {
  const group = (key: string, ...labels: string[]) =>
    `<codeblock${key}>\n\n${labels.map((label) => `\`\`\`bash ${label}\n${label} add\n\`\`\`\n`).join('\n')}\n</codeblock>\n`;

  test.each([
    // Written order stays; npm is open first where the key is the package manager's.
    [group(' storageKey="package-manager"', 'pnpm', 'npm', 'yarn'), 'pnpm npm yarn', 'npm'],
    [group(' storageKey="package-manager"', 'yarn', 'pnpm'), 'yarn pnpm', 'pnpm'],
    [group(' storageKey="package-manager"', 'bun'), 'bun', 'bun'],
    [group(' storageKey="pricing-plan"', 'Pro', 'npm'), 'Pro npm', 'Pro'],
    [group(' storageKey="constructor"', 'a', 'b'), 'a b', 'a'],
    [group('', 'a', 'b'), 'a b', 'a'],
  ])('%j has the tabs %s and opens %s', async (markdown, labels, first) => {
    const page = await compilePage(markdown);
    expect(page.html).toContain(`data-tabs="${labels}" data-first="${first}"`);
    expect(page.said).toEqual([]);
  });

  test('take the preferred order from the configuration', async () => {
    const config = { markdown: { storageKeys: { plan: ['Premium', 'Pro'] } } };
    expect((await compilePage(group(' storageKey="plan"', 'Pro', 'Premium'), { config })).html).toContain(
      'data-first="Premium"',
    );
  });

  test('leave out empty fences, and name fences without a label by their language', async () => {
    expect(await html('<codeblock>\n\n```bash a\n```\n\n```js\n1\n```\n\n</codeblock>\n')).toContain('data-tabs="js"');
  });

  test('show content that is not a fence below the tabs, or alone', async () => {
    expect(await html('<codeblock>\ntext\n\n```js a\n1\n```\n</codeblock>\n')).toMatch(
      /data-tabs="a"[\s\S]*<p>text<\/p>/,
    );
    expect(await html('<codeblock>\ntext\n</codeblock>\n')).toBe('<p>text</p>');
  });

  test('without an end are reported', async () => {
    expect(await said('a\n\n<codeblock>\n\n```js a\n1\n```\n')).toEqual(['3:1 warning markdown/unclosed-block']);
  });
});

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
  expect(said).toEqual(['3:1 warning markdown/duplicate-id']);
});

describe('fences', () => {
  test('have a language, a title, and highlighted code', async () => {
    expect(await html('```TSX title="src/a.tsx"\nconst a = <b>1</b>;\n```\n')).toBe(
      '<pre lang="tsx" title="src/a.tsx"><span class="k">const</span> a = &lt;<span class="g">b</span>&gt;1&lt;/<span class="g">b</span>&gt;;</pre>',
    );
  });

  test.each([
    ['```jsxx\na\n```\n', '1:1 warning markdown/unknown-language'],
    ['- a\n\n  ```constructor\n  a\n  ```\n', '3:3 warning markdown/unknown-language'],
    ['```__proto__\na\n```\n', '1:1 warning markdown/unknown-language'],
  ])('%j is plain text, and reported', async (markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.said).toEqual([expected]);
    expect(page.html).toContain('>a</pre>');
  });
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
