// Forms that markdown drops or shows as text without a word: each is told at its place, and what only looks like one is not.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

/** `3:5 code hint`. */
async function told(markdown: string, config: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const { diagnostics } = await compilePage(markdown, { config });
  return diagnostics.map(({ at, code, hint }) => `${at?.line}:${at?.column} ${code} ${hint}`);
}

const fence = (words: string) => `a\n\n\`\`\`ts ${words}\n\`\`\`\n`;
const unknown = (place: string, hint: string) => `${place} markdown/unknown-fence-option ${hint}`;
const REMOVE =
  'remove it: a fence accepts title, file, lines, lineNumbers, collapse, and marks such as {1,3-5} or ins={2}.';

describe('words behind a fence', () => {
  test.each<[string, readonly string[]]>([
    ['fiel="demo.ts"', [unknown('3:7', 'did you mean "file"?')]],
    ['File=demo.ts', [unknown('3:7', 'did you mean "file"?')]],
    ["npm tilte='A'", [unknown('3:7', REMOVE), unknown('3:11', 'did you mean "title"?')]],
    ['title="A" wombat=3', [unknown('3:17', REMOVE)]],
    ['region="a"', ['3:7 markdown/fence-without-file add file="…" with the name of the file, or remove "region".']],
    // The other word is right once this one is.
    ['fiel="demo.ts" region="a"', [unknown('3:7', 'did you mean "file"?')]],
    ['title="a b=c"', []],
    ['showLineNumbers', [unknown('3:7', 'did you mean "lineNumbers"?')]],
    ['title="A" colapse', [unknown('3:17', 'did you mean "collapse"?')]],
    ['twoslash', [unknown('3:7', REMOVE)]],
    ['{1} lineNumbers npm2yarn', [unknown('3:23', REMOVE)]],
    ['check-setup twoslash', [unknown('3:19', REMOVE)]],
    ['no-check twoslash', [unknown('3:16', REMOVE)]],
    ['title', [unknown('3:7', 'write title="…", or remove the word.')]],
    ['title=""', [unknown('3:7', 'write title="…", or remove the word.')]],
    ['focus', [unknown('3:7', 'write focus={1,3-5}, or remove the word.')]],
  ])('%s', async (words, expected) => {
    expect(await told(fence(words))).toEqual(expected);
  });

  test.each([
    ['- a\n\n  ~~~js twoslash\n  1\n  ~~~\n', '3:9'],
    ['> ```js twoslash\n> 1\n> ```\n', '1:9'],
    [':::info\n```js twoslash\n1\n```\n:::\n', '2:7'],
    ['<codeblock>\n```js npm twoslash\n1\n```\n</codeblock>\n', '2:11'],
    ['<div>\n\n```text twoslash\n1\n```\n\n</div>\n', '3:9'],
  ])('are errors in every kind of block: %j', async (markdown, place) => {
    expect((await compilePage(markdown)).said).toEqual([`${place} error markdown/unknown-fence-option`]);
  });

  test.each([`title='src/a.ts'`, 'title=src/a.ts', 'title="src/a.ts"'])('give a title: %s', async (words) => {
    expect((await compilePage(fence(words))).html).toContain('title="src/a.ts"');
  });

  test('may be for a remark plugin, unless they are near to known ones', async () => {
    const config = { markdown: { remarkPlugins: [() => () => {}] } };
    expect(await told(fence('wombat {a=b} wombat=3 fiel=a'), config)).toEqual([
      unknown('3:29', 'did you mean "file"?'),
    ]);
  });
});

describe('a space in an address', () => {
  test.each<[string, string, string]>([
    ['![x](my plan.png)', '1:6', 'write <my plan.png> or my%20plan.png'],
    ['- See [x](./my own file.pdf#a) too', '1:11', 'write <./my own file.pdf#a> or ./my%20own%20file.pdf#a'],
    ['[**x** y](my file.pdf "Title")', '1:11', 'write <my file.pdf> or my%20file.pdf'],
    ['| a |\n| - |\n| [x](my file (1).pdf) |', '3:7', 'write <my file (1).pdf> or my%20file%20(1).pdf'],
  ])('%s', async (markdown, place, hint) => {
    expect(await told(markdown)).toEqual([`${place} markdown/space-in-address ${hint}`]);
  });

  test.each([
    '`![x](my plan.png)`',
    '```text\n![x](my plan.png)\n```',
    '\\[x](my plan.png)',
    '[x\\](my plan.png)',
    '[1](see the text) and list[0](a, b.c)',
    '[x](</a b.png>) [y](/ui/b/ "see b.png")',
  ])('%s is none', async (markdown) => {
    expect((await told(markdown)).filter((line) => line.includes('markdown/'))).toEqual([]);
  });
});

describe('a directive inside a line', () => {
  test.each([
    ['text {{"include": "/_parts/frag.md"}}', '1:6'],
    ['a\n\n| {{"demo": "A.js"}} |\n| - |', '3:3'],
    ['**See** {{component: "b"}}.', '1:9'],
  ])('%s', async (markdown, place) => {
    const [first, ...rest] = await told(markdown);
    expect(first).toContain(`${place} markdown/directive-in-line move it to a separate line`);
    expect(rest).toEqual([]);
  });

  test.each([
    'a `{{"demo": "A.js"}}` b',
    'a \\{{"demo": "A.js"}}',
    '```text\na {{"demo": "A.js"}}\n```',
    'a {{ name }} {{ demo }}',
    'text\n\n{{"demo": "A.js"}}',
  ])('%s is none', async (markdown) => {
    expect(await told(markdown)).toEqual([]);
  });
});
