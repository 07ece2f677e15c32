// `{{"include": …}}`: what stands in the place of the line, and where it comes from.
import { describe, expect, test } from 'vitest';
import { expand } from './support.ts';

describe('an include', () => {
  test('is replaced by the text of its file, without its front matter and its empty lines at the ends', async () => {
    const { text, page, origins, said } = await expand('# A\n\n{{"include": "_b.md"}}\n\nEnd.\n', {
      'a/_b.md': '---\ntitle: B\n---\n\nOne.\n\nTwo.\n\n\n',
    });
    expect(text).toBe('# A\n\nOne.\n\nTwo.\n\nEnd.\n');
    expect(said).toEqual([]);
    expect(origins).toEqual([
      'content/ui/a/a.md:1',
      'content/ui/a/a.md:2',
      'content/ui/a/_b.md:5',
      'content/ui/a/_b.md:6',
      'content/ui/a/_b.md:7',
      'content/ui/a/a.md:4',
      'content/ui/a/a.md:5',
    ]);
    expect(page.origin?.inputs).toEqual(['content/ui/a/_b.md', 'content/ui/a/a.md']);
    expect(page.origin?.segments).toHaveLength(3);
  });

  test.each([
    ['next to the page', '_b.md'],
    ['next to the page, with ./', './_b.md'],
    ['in another folder', '../_parts/b.md'],
    ['from the content folder', '/_parts/b.md'],
    ['next to the content folder, inside the site', '../../shared/b.md'],
    ['with spaces and signs in its name', '_b & c #1?.md'],
  ])('finds a file %s', async (_, path) => {
    const name = path.startsWith('/') ? path.slice(1) : `a/${path}`;
    const { text, said } = await expand(`{{"include": ${JSON.stringify(path)}}}\n`, { [name]: 'B.\n' });
    expect(said).toEqual([]);
    expect(text).toBe('B.\n');
  });

  test('of a file that includes others contains those too, with paths relative to the including file', async () => {
    const { text, origins, page } = await expand('{{"include": "../b/_b.md"}}\n', {
      'b/_b.md': 'B\n\n{{"include": "c/_c.md"}}\n',
      'b/c/_c.md': 'C\n',
    });
    expect(text).toBe('B\n\nC\n');
    expect(origins).toEqual(['content/ui/b/_b.md:1', 'content/ui/b/_b.md:2', 'content/ui/b/c/_c.md:1']);
    expect(page.origin?.inputs).toEqual(['content/ui/a/a.md', 'content/ui/b/_b.md', 'content/ui/b/c/_c.md']);
  });

  test.each([
    ['a list item', '1. {{"include": "_b.md"}}\n2. Two\n', '1. One\n\n   ```js\n   a\n   ```\n2. Two\n'],
    ['the text of a list item', '- One\n\n  {{"include": "_b.md"}}\n', '- One\n\n  One\n\n  ```js\n  a\n  ```\n'],
    ['a quote', '> {{"include": "_b.md"}}\n', '> One\n>\n> ```js\n> a\n> ```\n'],
  ])('in %s indents each line alike', async (_, markdown, expected) => {
    const { text, page } = await expand(markdown, { 'a/_b.md': 'One\n\n```js\na\n```\n' });
    expect(text).toBe(expected);
    expect(page.origin?.segments.find(({ file }) => file.endsWith('_b.md'))?.shift).toBe(
      markdown.indexOf('{{') === 2 ? 2 : markdown.startsWith('1.') ? 3 : 2,
    );
  });

  test.each([
    ['of a certain region', '"region": "two"', 'Two\n'],
    ['of a region with others in it, without their marks', '"region": "all"', 'One\n\n\nTwo\n\n\nThree\n'],
    ['with certain numbers, counted from the top of the file', '"lines": "7"', 'One\n'],
    ['of several ranges', '"lines": "7,15"', 'One\nThree\n'],
  ])('takes only the lines %s', async (_, option, expected) => {
    const fragment =
      '---\ntitle: B\n---\n\n<!-- #region all -->\n\nOne\n\n<!-- #region two -->\n\nTwo\n\n<!-- #endregion two -->\n\nThree\n\n<!-- #endregion -->\n\nEnd\n';
    const { text, said } = await expand(`{{"include": "_b.md", ${option}}}\n`, { 'a/_b.md': fragment });
    expect(said).toEqual([]);
    expect(text).toBe(expected);
  });

  test('keeps region markers inside code fences', async () => {
    const fragment = '```html\n<!-- #region a -->\n```\n';
    expect((await expand('{{"include": "_b.md"}}\n', { 'a/_b.md': fragment })).text).toBe(fragment);
  });

  test('of an empty file is an empty line', async () => {
    expect((await expand('A\n{{"include": "_b.md"}}\nB\n', { 'a/_b.md': '---\ntitle: B\n---\n' })).text).toBe(
      'A\n\nB\n',
    );
  });

  test.each(['\r\n', '\r'])('counts the lines of files that end them with %j', async (end) => {
    const { text, origins } = await expand(['A', '', '{{"include": "_b.md"}}', 'C', ''].join(end), {
      'a/_b.md': ['---', 'title: B', '---', 'B', ''].join(end),
    });
    expect(text).toBe('A\n\nB\nC\n');
    expect(origins.slice(2)).toEqual(['content/ui/a/_b.md:4', 'content/ui/a/a.md:4']);
  });
});

describe('a page keeps a text that', () => {
  test.each([
    ['is in a fence', '```md\n{{"include": "_b.md"}}\n```\n'],
    ['is in a sentence', 'Write {{"include": "_b.md"}} to include.\n'],
    ['is a demo', '{{"demo": "include.js"}}\n'],
    ['is a component with such a prop', '{{"component": "a.tsx", "include": "b"}}\n'],
    ['belongs to another tool', '{{ include }}\n{{ includes: 1 }}\n'],
    ['is a fence without a file', '```bash\ntar --file=a.tar\n```\n```bash install --file=a\n```\n'],
  ])('%s instead of an include', async (_, markdown) => {
    const { text, page, said } = await expand(markdown);
    expect(said).toEqual([]);
    expect(text).toBe(markdown);
    expect(page.origin).toBeUndefined();
  });
});
