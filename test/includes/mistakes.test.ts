// What can be wrong with an include: each mistake at the word that makes it, with its code.
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { expand } from './support.ts';

const FILES = {
  'a/_note.md': '<!-- #region short -->\nShort.\n<!-- #endregion short -->\n\nLong.\n',
  'a/Button.tsx': '// #region usage\na();\n// #endregion usage\n// #region open\nb();\n',
};
const fence = (words: string, code = '') => `\`\`\`tsx ${words}\n${code}\`\`\`\n`;

describe('a text that is too complex', () => {
  const stars = '*'.repeat(2000);

  test('includes nothing: the compiler rejects the page, and nothing else is reported', async () => {
    const { said, text } = await expand(`{{"include": "_missing.md"}}\n\n${stars}\n`);
    expect(said).toEqual([]);
    expect(text).toContain('_missing.md');
  });

  test('includes nothing as a fragment either', async () => {
    const { said, text } = await expand('{{"include": "_b.md"}}\n', {
      'a/_b.md': `{{"include": "_missing.md"}}\n\n${stars}\n`,
    });
    expect(said).toEqual([]);
    expect(text).toContain(stars);
  });

  test('of a million lines is put together', async () => {
    const { said } = await expand('{{"include": "_b.md"}}\n', { 'a/_b.md': '\n'.repeat(1_000_000) });
    expect(said).toEqual([]);
  });
});

describe('a single diagnostic is reported for', () => {
  test.each([
    // Written, code, line and column, hint.
    ['{{include: "_note.md"}}\n', 'bad-directive', '1:1', 'double quotes'],
    ['{{ "include": "_note.md" }}\n', 'bad-directive', '1:1', 'separate line'],
    ['{{"include": "_note.md"}} More.\n', 'bad-directive', '1:1', 'separate line'],
    ['{{"include": "_note.md",}}\n', 'bad-directive', '1:1', 'double quotes'],
    ['{{"include": 3}}\n', 'bad-directive', '1:4', '_note.md'],
    ['{{"include": ""}}\n', 'bad-directive', '1:4', '_note.md'],
    ['- {{"include": "_note.md", "regoin": "short"}}\n', 'unknown-option', '1:29', 'did you mean "region"?'],
    ['{{"include": "_note.md", "lines": 3}}\n', 'bad-option', '1:27', 'must be a string'],
    ['{{"include": "_note.md", "lines": "2", "region": "short"}}\n', 'bad-option', '1:27', 'either'],
    ['A\n\n  {{"include": "_nots.md"}}\n', 'missing-file', '3:17', 'did you mean "_note.md"?'],
    ['{{"include": "/b/_note.md"}}\n', 'missing-file', '1:15', 'did you mean "/a/_note.md"?'],
    ['{{"include": "."}}\n', 'missing-file', '1:15', 'a file in this folder'],
    ['{{"include": "/a"}}\n', 'missing-file', '1:15', 'a file in this folder'],
    ['{{"include": "/wombat/"}}\n', 'missing-file', '1:15', 'relative to the folder'],
    ['{{"include": "../../../../etc/passwd"}}\n', 'outside-root', '1:15', 'into the folder of the site'],
    ['{{"include": "/../../../x.md"}}\n', 'outside-root', '1:15', 'into the folder of the site'],
    ['{{"include": "_note.md", "region": "shart"}}\n', 'missing-region', '1:37', 'did you mean "short"?'],
    ['{{"include": "_note.md", "region": "x"}}\n', 'missing-region', '1:37', '#region x'],
    ['{{"include": "_note.md", "lines": "4-6"}}\n', 'bad-lines', '1:36', '"3-"'],
    ['{{"include": "a.md"}}\n', 'cycle', '1:15', 'from the cycle'],
    [`{{"include": "${'n'.repeat(300)}.md"}}\n`, 'missing-file', '1:15', 'relative to the folder'],
    ['{{"include": "a\\u0000b.md"}}\n', 'missing-file', '1:1', 'relative to the folder'],
    [fence('file="./Buton.tsx"'), 'missing-file', '1:14', 'did you mean "./Button.tsx"?'],
    [fence('file=""'), 'bad-option', '1:8', 'name of a file'],
    [fence('file="Button.tsx" regoin="usage"'), 'unknown-option', '1:26', 'did you mean "region"?'],
    [fence('file="Button.tsx" region="usge"'), 'missing-region', '1:34', 'did you mean "usage"?'],
    [fence('file="Button.tsx" region="x" tab="max"'), 'missing-region', '1:34', '#region x'],
    [fence('file=Button.tsx region=x max'), 'missing-region', '1:31', '#region x'],
    [fence('file="Button.tsx" region="open"'), 'broken-region', '1:34', '#endregion'],
    [fence('file="Button.tsx" lines="0"'), 'bad-lines', '1:33', '"3-"'],
    [fence('file="Button.tsx" lines="3-2"'), 'bad-lines', '1:33', '"3-"'],
    [fence('file="Button.tsx" lines="a"'), 'bad-lines', '1:33', '"3-"'],
    [fence('file="Button.tsx" lines="9-"'), 'bad-lines', '1:33', '"3-"'],
    [fence('file="Button.tsx" lines="1" region="usage"'), 'bad-option', '1:26', 'either'],
    [fence('file="Button.tsx"', '\n  mine();\n'), 'code-in-fence', '3:3', 'remove these lines'],
    [fence('file="../../../../x.tsx"'), 'outside-root', '1:14', 'into the folder of the site'],
  ])('%j: %s', async (markdown, code, place, hint) => {
    const { said, diagnostics } = await expand(markdown, FILES);
    expect(said).toEqual([`content/ui/a/a.md:${place} includes/${code}`]);
    expect(diagnostics[0]?.hint).toContain(hint);
  });
});

test('a region that opens twice is reported with the second place', async () => {
  const { diagnostics } = await expand(fence('file="b.js" region="a"'), {
    'a/b.js': '// #region a\n// #endregion a\n// #region a\n// #endregion a\n',
  });
  expect(diagnostics).toMatchObject([
    { code: 'includes/broken-region', related: [{ at: { file: 'content/ui/a/b.js', line: 3 } }] },
  ]);
});

test('a circular include is reported where it closes, with all its files', async () => {
  const { said, diagnostics, text } = await expand('{{"include": "_b.md"}}\n', {
    'a/_b.md': 'B\n\n{{"include": "_c.md"}}\n',
    'a/_c.md': '{{"include": "_b.md"}}\n',
  });
  expect(said).toEqual(['content/ui/a/_c.md:1:15 includes/cycle']);
  expect(diagnostics[0]?.message).toContain('content/ui/a/_b.md → content/ui/a/_c.md → content/ui/a/_b.md');
  expect(text).toBe('B\n\n\n');
});

test('a mistake in a fragment is reported at the fragment', async () => {
  const { said } = await expand('\n\n{{"include": "_b.md"}}\n', {
    'a/_b.md': '---\ntitle: B\n---\n\n{{"include": "_c.md"}}\n',
  });
  expect(said).toEqual(['content/ui/a/_b.md:5:15 includes/missing-file']);
});

test('a symbolic link out of the site is not followed', async () => {
  const outside = tempDir();
  await writeFiles(outside, { 'secret.md': 'secret', 'folder/secret.md': 'secret' });
  const root = tempDir();
  await writeFiles(root, { 'content/ui/a/_inside.md': 'inside' });
  await symlink(join(outside, 'secret.md'), join(root, 'content/ui/a/_link.md'));
  await symlink(join(outside, 'folder'), join(root, 'content/ui/a/_folder'));
  await symlink(join(root, 'content/ui/a/_inside.md'), join(root, 'content/ui/a/_fine.md'));
  const { said, text, diagnostics } = await expand(
    '{{"include": "_link.md"}}\n{{"include": "_folder/secret.md"}}\n{{"include": "_fine.md"}}\n',
    {},
    root,
  );
  expect(said).toEqual([
    'content/ui/a/a.md:1:15 includes/outside-root',
    'content/ui/a/a.md:2:15 includes/outside-root',
  ]);
  expect(diagnostics[0]?.message).toContain('through a symbolic link');
  expect(text).toBe('\n\ninside\n');
});

test('an included file that is not UTF-8 is rejected', async () => {
  const root = tempDir();
  await writeFiles(root, { 'content/ui/a/a.md': '' });
  await writeFile(join(root, 'content/ui/a/b.js'), Uint8Array.of(97, 0xff, 98));
  const { said, diagnostics } = await expand(fence('file="b.js"'), {}, root);
  expect(said).toEqual(['content/ui/a/a.md:1:14 includes/unreadable-file']);
  expect(diagnostics[0]?.message).toContain('0xFF');
});

test('exponentially growing includes are stopped', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`a/_${i}.md`, `{{"include": "_${i + 1}.md"}}\n`.repeat(2)]),
  );
  const { diagnostics } = await expand('{{"include": "_0.md"}}\n', { ...files, 'a/_40.md': 'end\n' });
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(/^includes\/too-large .* more than 1000 files\.$/),
  ]);
});

test('a page with failed includes is not reported for content that they may have', async () => {
  const { page } = await expand('{{"include": "_missing.md"}}\n');
  expect(page.origin?.isWhole).toBe(false);
});
