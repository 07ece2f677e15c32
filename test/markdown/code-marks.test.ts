// What fences and notes in code mark, and what of it cannot be read.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const fence = (info: string, code: string) => `a\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;

/** `ins|text` for each line of the first block that has lines. */
async function lines(info: string, code: string): Promise<string[]> {
  const { html, said } = await compilePage(fence(info, code));
  expect(said).toEqual([]);
  return [
    ...html.matchAll(
      /<span class="l"( data-m="([^"]*)")?[^>]*>(.*?)\n?<\/span>(?=<span class="[lr]"|<\/span>|<\/pre>)/gs,
    ),
  ].map(([, , mark = '', text = '']) => `${mark}|${text.replace(/<[^>]*>/g, '')}`);
}

/** `3:7 code hint`. */
async function told(markdown: string, config: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const { diagnostics } = await compilePage(markdown, { config });
  return diagnostics.map(({ at, code, hint }) => `${at?.line}:${at?.column}+${at?.length} ${code} ${hint}`);
}

test('a block that marks nothing has no elements for its lines', async () => {
  const { html } = await compilePage(fence('text title="A"', 'a\nb'));
  expect(html).toContain('<pre lang="text" title="A">a\nb</pre>');
});

describe('words after the fence', () => {
  test.each<[string, readonly string[]]>([
    ['{1,3-4}', ['mark|a', '|b', 'mark|c', 'mark|d']],
    ['{3-}', ['|a', '|b', 'mark|c', 'mark|d']],
    ['{ 1, 2 - 3 }', ['mark|a', 'mark|b', 'mark|c', '|d']],
    ['ins={1} del=2 focus={3} error={4}', ['ins|a', 'del|b', 'focus|c', 'error|d']],
    ['{1} warning={1} mark={1}', ['mark warning|a', '|b', '|c', '|d']],
    ['title="A {2}" {1}', ['mark|a', '|b', '|c', '|d']],
  ])('%s', async (words, expected) => {
    expect(await lines(`text ${words}`, 'a\nb\nc\nd')).toEqual(expected);
  });

  test.each([
    ['lineNumbers', '<span class="l" data-n="1 ">'],
    ['lineNumbers=5', '<span class="l" data-n="5 ">'],
    ['lineNumbers={0}', '<span class="l" data-n="0 ">'],
    ['/b/', 'a <mark>b</mark>'],
    ['/a b/', '<mark>a b</mark>'],
    ['error={1}', 'data-t="'],
  ])('%s', async (words, expected) => {
    const { html, said } = await compilePage(fence(`text ${words}`, 'a b'));
    expect(html).toContain(expected);
    expect(said).toEqual([]);
  });

  test('the name of a tab may come before or after the words', async () => {
    const group = '<codeblock>\n\n```bash {1} npm\na\n```\n\n```bash lineNumbers\nb\n```\n\n</codeblock>\n';
    const { html, said } = await compilePage(group);
    expect(html).toContain('data-tabs="npm bash"');
    expect(said).toEqual([]);
  });
});

describe('notes in comments', () => {
  test.each<[string, string, readonly string[]]>([
    ['ts', 'a(); // [!code ++]\nb(); // [!code --]', ['ins|a();', 'del|b();']],
    ['tsx', '<A /> {/* [!code highlight] */}', ['mark|&lt;A /&gt;']],
    ['css', 'a {} /* [!code focus] */', ['focus|a {}']],
    ['bash', 'ls # [!code error]', ['error|ls']],
    ['html', '<b> <!-- [!code warning] -->', ['warning|&lt;b&gt;']],
    ['sql', 'select -- [!code ++]', ['ins|select']],
    ['ts', 'a // [!code ++] [!code focus]', ['ins focus|a']],
    ['ts', 'a // why [!code ++]\nb // [!code ++] why', ['ins|a // why', 'ins|b // why']],
    ['ts', '/* [!code ++] */ a', ['ins|a']],
    // On a line of its own it means the next ones.
    ['ts', 'a\n// [!code focus:2]\nb\nc\nd', ['|a', 'focus|b', 'focus|c', '|d']],
    ['ts', 'a // [!code ++:2]\nb\nc', ['ins|a', 'ins|b', '|c']],
    ['ts', '  // [!code ++]\n  a', ['ins|  a']],
  ])('%s %j', async (language, code, expected) => {
    expect(await lines(language, code)).toEqual(expected);
  });

  test.each([
    ['a b // [!code word:b]\nb', 1],
    ['// [!code word:b]\na b\nb', 2],
    ['// [!code word:b:1]\na b\nb', 1],
  ])('%j marks words', async (code, count) => {
    const { html, said } = await compilePage(fence('ts', code));
    expect(html.split('<mark>b</mark>')).toHaveLength(count + 1);
    expect(html).not.toContain('[!code');
    expect(said).toEqual([]);
  });

  test.each([
    ['md', 'a // [!code ++]'],
    ['text', 'a // [!code ++]'],
    ['ts', "const a = '[!code ++]'"],
    ['ts', 'a // [!code]'],
  ])('are text in %s %j', async (language, code) => {
    const { html, said } = await compilePage(fence(language, code));
    expect(html.replace(/<[^>]*>/g, '')).toContain(code);
    expect(said).toEqual([]);
  });
});

test('a diff marks its lines, but not its head', async () => {
  expect(await lines('diff', '--- a\n+++ b\n@@ -1 +1 @@\n-c\n+d\n e')).toEqual([
    '|--- a',
    '|+++ b',
    '|@@ -1 +1 @@',
    'del|-c',
    'ins|+d',
    '| e',
  ]);
});

describe('folding', () => {
  const long = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');
  /** Lines that are shown at first. */
  async function shown(words: string, count: number): Promise<number> {
    const { html, said } = await compilePage(fence(`text ${words}`, long(count)));
    expect(said).toEqual([]);
    return (html.split('hidden="until-found"')[0] ?? '').match(/line \d/g)?.length ?? 0;
  }

  test.each([
    ['', 40, 40],
    ['', 41, 20],
    ['noCollapse', 41, 41],
    ['collapse', 10, 5],
    ['collapse=8', 10, 8],
    ['{20}', 41, 20],
    // Its author wants that line to be seen.
    ['{21}', 41, 41],
    ['{21} collapse', 41, 5],
  ])('%s of %i lines shows %i', async (words, count, expected) => {
    expect(await shown(words, count)).toBe(expected);
  });
});

describe('a wrong mark is reported at its place', () => {
  const RANGE =
    'markdown/bad-line-range separate numbers and ranges with commas: {1,3-5}, or {7-} for line 7 and all following lines.';
  const OUTSIDE =
    'markdown/line-out-of-block correct the line number: the first line of the code is line 1, regardless of the number that is shown.';
  const NOTES = 'use one of ++, --, highlight, focus, error, warning, word:….';

  test.each<[string, string, readonly string[]]>([
    ['text {1,a}', 'a', [`3:9+5 ${RANGE}`]],
    ['text {2-1}', 'a\nb', [`3:9+5 ${RANGE}`]],
    ['text ins={x}', 'a', [`3:9+7 ${RANGE}`]],
    ['text {0}', 'a', [`3:9+3 ${OUTSIDE}`]],
    ['text title="A" {1,3-5}', 'a\nb', [`3:19+7 ${OUTSIDE}`]],
    [
      'text lineNumbers=on',
      'a',
      [
        '3:9+11 markdown/bad-fence-number set the number of the first line: lineNumbers=5, or write lineNumbers without a value.',
      ],
    ],
    [
      'text collapse=0',
      'a\nb\nc\nd\ne\nf',
      [
        '3:9+8 markdown/bad-fence-number set the number of visible lines: collapse=8, or write collapse without a value.',
      ],
    ],
    ['text collapse', 'a', ['3:9+8 markdown/nothing-to-fold remove "collapse", or set a smaller number.']],
    [
      'text /b/',
      'a',
      ['3:9+3 markdown/code-word-missing use the text that appears in the code; matching is case-sensitive.'],
    ],
    [
      'text wombat',
      'a',
      [
        '3:9+6 markdown/unknown-fence-option remove it: a fence accepts title, file, lines, lineNumbers, collapse, and marks such as {1,3-5} or ins={2}.',
      ],
    ],
    ['ts', 'a\nb // [!code hilight]', ['5:6+15 markdown/unknown-code-note did you mean "[!code highlight]"?']],
    ['ts', 'a // [!code add]', ['4:6+11 markdown/unknown-code-note did you mean "[!code ++]"?']],
    ['ts', 'a // [!code wombat]', [`4:6+14 markdown/unknown-code-note ${NOTES}`]],
    ['ts', 'a // [!code ++:0]', ['4:6+12 markdown/unknown-code-note did you mean "[!code ++]"?']],
    ['ts', 'a\n// [!code ++]', [`5:4+10 ${OUTSIDE}`]],
    [
      'ts',
      'a // [!code word:b]',
      ['4:6+14 markdown/code-word-missing use the text that appears in the code; matching is case-sensitive.'],
    ],
  ])('in words or comments: %s %j', async (info, code, expected) => {
    expect(await told(fence(info, code))).toEqual(expected);
  });

  test('if it has too many words to compare', async () => {
    expect(await told(fence(`text title="${'a'.repeat(2000)}"`, 'a'))).toEqual([
      '3:1+undefined markdown/long-fence-words shorten the opening line of the block.',
    ]);
  });

  test('in a list item', async () => {
    expect(await told('- a\n\n  ```ts {3}\n  a // [!code x]\n  ```\n')).toEqual([
      `3:9+3 ${OUTSIDE}`,
      `4:8+9 markdown/unknown-code-note ${NOTES}`,
    ]);
  });

  test('unless the word may belong to a remark plugin', async () => {
    const config = { markdown: { remarkPlugins: [() => () => {}] } };
    expect(await told(fence('text {a=b} wombat', 'a'), config)).toEqual([]);
    expect(await told(fence('text {9}', 'a'), config)).toEqual([`3:9+3 ${OUTSIDE}`]);
  });
});
