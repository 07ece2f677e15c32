// Fences that take their code from a file.
import { describe, expect, test } from 'vitest';
import { expand } from './support.ts';

const BUTTON = `import { Button } from 'acme';

// #region usage
export function Save() {
  // #region inner
  return (
    <Button>
      {/* #region label */}
      Save
      {/* #endregion label */}
    </Button>
  );
  // #endregion inner
}
// #endregion usage
`;

async function codeOf(info: string, file = BUTTON, name = 'Button.tsx') {
  return expand(`\`\`\`tsx ${info}\n\`\`\`\n`, { [`a/${name}`]: file });
}

describe('a fence with `file`', () => {
  test('contains the file without its region markers', async () => {
    const { text, origins, said, page } = await codeOf(
      'file="./Button.tsx"',
      '\nconst a = 1;\n// #region b\nconst b = 2;\n// #endregion\n\n',
    );
    expect(said).toEqual([]);
    expect(text).toBe('```tsx\nconst a = 1;\nconst b = 2;\n```\n');
    expect(origins).toEqual([
      'content/ui/a/a.md:1',
      'content/ui/a/Button.tsx:2',
      'content/ui/a/Button.tsx:4',
      'content/ui/a/a.md:2',
    ]);
    expect(page.origin?.inputs).toEqual(['content/ui/a/Button.tsx', 'content/ui/a/a.md']);
  });

  test.each([
    ['a region', 'region="inner"', 'return (\n  <Button>\n    Save\n  </Button>\n);'],
    ['a region in JSX', 'region="label"', 'Save'],
    ['lines', 'lines="6-7"', 'return (\n  <Button>'],
    ['lines to the end', 'lines="14-"', '}'],
    ['several ranges', 'lines="1,4"', "import { Button } from 'acme';\nexport function Save() {"],
  ])('shows %s, without the indentation that all lines share', async (_, option, expected) => {
    const { text, said } = await codeOf(`file="./Button.tsx" ${option}`);
    expect(said).toEqual([]);
    expect(text).toBe(`\`\`\`tsx\n${expected}\n\`\`\`\n`);
  });

  test.each([
    ['//', '// #region a\nx\n// #endregion a\n'],
    ['/* */', '/* #region a */\nx\n/* #endregion a */\n'],
    ['#', '# #region a\nx\n# #endregion a\n'],
    ['# alone', '#region a\nx\n#endregion\n'],
    ['<!-- -->', '<!-- #region a -->\nx\n<!-- #endregion a -->\n'],
    ['--', '-- #region a\nx\n-- #endregion a\n'],
  ])('finds regions that are marked with %s', async (_, file) => {
    expect((await codeOf('file="Button.tsx" region="a"', `before\n${file}after\n`)).text).toBe('```tsx\nx\n```\n');
  });

  test.each([
    ['title', 'tsx title="Button.tsx"'],
    ['title="My button"', 'tsx title="My button"'],
    ['Hooks', 'tsx Hooks'],
    ['', 'tsx'],
  ])('with %j after it begins with %j', async (words, expected) => {
    const { text } = await codeOf(`file="./Button.tsx" ${words}`);
    expect(text.split('\n', 1)[0]?.trimEnd().replace(/ +/g, ' ')).toBe(`\`\`\`${expected}`);
  });

  test('has the title of any file name', async () => {
    const { text } = await expand('~~~tsx file="$1 & `a`.tsx" title\n~~~\n', { 'a/$1 & `a`.tsx': 'x\n' });
    expect(text.replace(/ +/g, ' ')).toBe('~~~tsx title="$1 &#38; &#96;a&#96;.tsx"\nx\n~~~\n');
  });

  test('may name it in single quotes or none', async () => {
    expect((await codeOf("file='Button.tsx'", 'x\n')).text).toBe('```tsx\nx\n```\n');
    expect((await codeOf('file=Button.tsx', 'x\n')).text).toBe('```tsx\nx\n```\n');
  });

  test('is longer than any fence in its file', async () => {
    const { text } = await codeOf('file="b.md"', 'A\n\n````md\n```\n````\n', 'b.md');
    expect(text).toBe('`````tsx\nA\n\n````md\n```\n````\n`````\n');
  });

  test('keeps the indentation at which it is written', async () => {
    const { text } = await expand('- A\n\n  ```js file="b.js"\n  ```\n\n> ~~~js file="b.js"\n> ~~~\n', {
      'a/b.js': '  if (a) {\n    b();\n  }\n',
    });
    expect(text).toBe(
      '- A\n\n  ```js\n  if (a) {\n    b();\n  }\n  ```\n\n> ~~~js\n> if (a) {\n>   b();\n> }\n> ~~~\n',
    );
  });

  test('in a fragment is relative to the fragment', async () => {
    const { text } = await expand('{{"include": "../b/_b.md"}}\n', {
      'b/_b.md': '```js file="c.js"\n```\n',
      'b/c.js': 'c\n',
    });
    expect(text).toBe('```js\nc\n```\n');
  });
});
