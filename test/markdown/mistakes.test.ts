// Mistakes that would otherwise be shown as text, swallow the page or take a name of the frame: each is told at its place.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const FENCE = '```bash npm\na\n```';

/** `line:column code message`, as a person would find it. */
async function told(markdown: string): Promise<string[]> {
  const { diagnostics } = await compilePage(markdown);
  return diagnostics.map(({ at, code, message }) => `${at?.line}:${at?.column} ${code} ${message}`);
}

async function hints(markdown: string): Promise<(string | null)[]> {
  return (await compilePage(markdown)).diagnostics.map(({ hint }) => hint ?? null);
}

describe('ids of the frame', () => {
  test.each([
    ['a heading', 'a\n\n## E {#dg-nav}\n', 'section-dg-nav', '3:8'],
    ['a heading without a row', '##### E {#dg-nav}\n', 'section-dg-nav', '1:11'],
    ['raw HTML', 'a\n\n<div id="dg-config">x</div>\n', 'section-dg-config', '3:10'],
    ['a raw heading', '<h2 id="dg-nav">x</h2>\n', 'section-dg-nav', '1:9'],
    ['a demo', '{{"demo": "A.js", "anchorId": "dg-nav"}}\n', 'section-dg-nav', '1:1'],
  ])('are not given to %s', async (_name, markdown, id, place) => {
    const { page, said, html } = await compilePage(markdown);
    expect(said).toEqual([`${place} error markdown/reserved-id`]);
    expect(page.anchors).toContain(id);
    expect(html).not.toMatch(/id="dg-/);
  });

  test('are not made of words either, and two of them differ', async () => {
    const { page, said } = await compilePage('## DG nav\n\n<b id="section-dg-nav">a</b>\n\n## DG nav\n');
    expect(page.headingIds).toEqual(['section-dg-nav', 'section-dg-nav-2']);
    expect(said).toEqual(['3:1 error markdown/duplicate-id']);
  });
});

describe('a fence without an end', () => {
  test.each([
    ['on the page', 'a\n\n```js title="x"\nb\n\n## C\n', '3:1', '```js title="x"'],
    ['of tildes, closed with back-ticks', '~~~\na\n```\n', '1:1', '~~~'],
    ['of four, closed with three', '````md\na\n```\n', '1:1', '````md'],
    ['in a list item', '- a\n\n  ```js\n  b\n\nc\n', '3:3', '```js'],
    ['in a quote', '> ```js\n> a\n\nb\n', '1:3', '```js'],
    ['with CRLF', 'a\r\n\r\n```js\r\nb\r\n', '3:1', '```js'],
    ['in a callout that it swallows the end of', ':::info\n\n```js\na\n:::\n', '3:1', '```js'],
    ['with nothing behind it', '```', '1:1', '```'],
  ])('%s', async (_name, markdown, place, opener) => {
    expect(await told(markdown)).toContain(`${place} markdown/unclosed-block "${opener}" is not closed.`);
  });

  test.each([
    '```js\na\n```',
    '```js\n```\n',
    '```js\n\n```\n\n\n',
    '~~~\na\n~~~~  \n',
    '- a\n\n  ```js\n  b\n  ```\n',
    '> ```js\n> a\n> ```\n',
    '    ```\n    a\n',
    '```md\n~~~\n```\n',
    '```js\r\na\r\n```\r\n',
  ])('is none: %j', async (markdown) => {
    expect(await told(markdown)).toEqual([]);
  });

  test('is told how to end', async () => {
    expect(await hints('````md\na\n')).toEqual([
      'add "````" on a separate line, with the indentation of the opening line.',
    ]);
  });
});

describe('a line that is meant as a directive', () => {
  test.each([
    ['{{ "demo": "A.js" }}', '1:1', 'there is a space after the opening braces'],
    ['{{"demo": "A.js"', '1:1', 'it does not end with "}}" on the same line'],
    ['{{"demo": "A.js"}', '1:1', 'it does not end with "}}" on the same line'],
    ['{{"demo": "A.js"}} and more', '1:1', 'there is text after the closing braces'],
    ['{{demo: "A.js"}}', '1:1', 'the first key is not in double quotes'],
    ["{{'demo': 'A.js'}}", '1:1', 'the first key is not in double quotes'],
    ['{{component: "a"}}', '1:1', 'the first key is not in double quotes'],
    ['   {{demo: "A.js"}}', '1:4', 'the first key is not in double quotes'],
    ['- a\n\n  {{"demo": "A.js",}}', '3:3', 'the text between the braces is not valid JSON'],
    ['> {{"demo": A}}', '1:3', 'the text between the braces is not valid JSON'],
  ])('%j', async (markdown, place, problem) => {
    expect(await told(`${markdown}\n`)).toEqual([
      `${place} markdown/bad-directive The directive cannot be read: ${problem}.`,
    ]);
  });

  test.each([
    '{{variable}}',
    '{{ variable }}',
    '{{new feature}}: text',
    '{{demo}}',
    '{{demonstration: 1}}',
    '`{{demo: "A.js"}}`',
    '```\n{{demo: "A.js"}}\n```',
    '    {{demo: "A.js"}}',
  ])('is not %j', async (markdown) => {
    expect(await told(`${markdown}\n`)).toEqual([]);
  });
});

describe('a tab group', () => {
  test.each([
    `<codeblock>\n${FENCE}\n</codeblock>\n`,
    `<codeblock storageKey="k">\n${FENCE}\n\n</codeblock>\n`,
    `text\n<codeblock>\n${FENCE}\n</codeblock>\n`,
    `- a\n\n  <codeblock>\n  \`\`\`bash npm\n  a\n  \`\`\`\n  </codeblock>\n`,
  ])('needs no empty lines around its fences: %j', async (markdown) => {
    const { html, said } = await compilePage(markdown);
    expect(html).toContain('<div data-tabs="npm"');
    expect(said).toEqual([]);
  });

  test.each([`<div>\n<codeblock>\n${FENCE}\n</codeblock>\n</div>\n`, 'a\n<codeblock>\n\ntext\n\n</codeblock>\n'])(
    'without a fence that is read is told at its opening tag: %j',
    async (markdown) => {
      expect(await told(markdown)).toEqual(['2:1 markdown/empty-tabs The <codeblock> does not contain code.']);
    },
  );
});

describe('callouts of other dialects', () => {
  test.each([
    [':::info[Good to know]\na\n:::\n', '1:1 markdown/unknown-callout The callout ":::info[Good to know]" is unknown.'],
    [':::info{open}\na\n:::\n', '1:1 markdown/unknown-callout The callout ":::info{open}" is unknown.'],
    ['> [!DANGER]\n> a\n', '1:3 markdown/unknown-callout The callout "[!DANGER]" is unknown.'],
    ['- > [!toString]\n  > a\n', '1:5 markdown/unknown-callout The callout "[!TOSTRING]" is unknown.'],
  ])('%j', async (markdown, expected) => {
    expect(await told(markdown)).toEqual([expected]);
  });

  test('are told in the form that is known', async () => {
    expect(await hints(':::info[A]\na\n:::\n\n> [!DANGER]\n> a\n\n> [!NOTES]\n> a\n')).toEqual([
      'separate the title with a space: ":::info Title".',
      'use one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION].',
      'did you mean "[!NOTE]"?',
    ]);
  });

  test.each(['> [!NOTE]\n> a\n', '> [!DANGER] in a sentence\n', '> [a]\n', ':::info [a]\nb\n:::\n'])(
    'are none of %j',
    async (markdown) => {
      expect(await told(markdown)).toEqual([]);
    },
  );
});

describe('small slips', () => {
  test.each([
    ['a [p]() b\n', '1:3 markdown/empty-link The link has no address.'],
    ['a\n\n## C {#bad id}\n', '3:6 markdown/bad-id "{#bad id}" is not a valid id; it is shown as text.'],
    ['## C {#}\n', '1:6 markdown/bad-id "{#}" is not a valid id; it is shown as text.'],
    ['# A\n\nb\n\n# C\n', '5:1 markdown/second-title "C" is a second heading of level 1.'],
    ['a\n\nb [^1] c\n', '3:3 markdown/missing-footnote The footnote "[^1]" is not defined; it is shown as text.'],
    [
      '- *a [^name]*\n\n[^other]: b\n',
      '1:6 markdown/missing-footnote The footnote "[^name]" is not defined; it is shown as text.',
    ],
  ])('%j', async (markdown, expected) => {
    expect(await told(markdown)).toEqual([expected]);
  });

  test.each([
    '[n](https://a.example/)\n',
    '[n](//a.example/)\n',
    '# A\n',
    '## C `{#bad id}`\n',
    'a [^1]\n\n[^1]: b\n',
    'a `[^1]` \\[^1]\n\n```\n[^1]\n```\n',
    'a [^1 2] [^]\n',
  ])('none in %j', async (markdown) => {
    expect(await told(markdown)).toEqual([]);
  });
});

test.each(['script', 'style'])('<%s> is not said to be a matter of the configuration', async (name) => {
  expect(await hints(`<${name}>a</${name}>\n`)).toEqual([
    `it cannot be allowed by \`markdown.allowedTags\`; write \`<${name}>\` in backticks if it is an example.`,
  ]);
});
