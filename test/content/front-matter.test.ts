// Front matter: which fields are read, and which languages are rejected and never run.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { read, told } from './read-front-matter.ts';

describe('the front matter of a page', () => {
  test('is the text between the first line and the next line of three hyphens', () => {
    const { frontMatter, text, diagnostics } = read(
      "---\ntitle: Button\nwaiAria: 'https://a.example/#b'\n---\n# Hi\n\n---\n",
    );
    expect(diagnostics).toEqual([]);
    expect(frontMatter).toMatchObject({
      title: 'Button',
      waiAria: 'https://a.example/#b',
      components: [],
      hooks: [],
      layout: 'doc',
    });
    expect(text.slice(text.indexOf('#'))).toBe('# Hi\n\n---\n');
  });

  test('may have fields of the author, of any type', () => {
    const { frontMatter, diagnostics } = read('---\nauthors: 1\ntags: [a]\ndate: 2026-01-01\nunstyled: /base/\n---\n');
    expect(diagnostics).toEqual([]);
    expect(frontMatter).toMatchObject({ authors: 1, tags: ['a'], unstyled: '/base/' });
    expect(frontMatter).toHaveProperty('date');
  });

  test.each([
    '---\ntitle: Ünïcödé 😀\n---\n# Hi',
    '---\r\ntitle: a\r\n---\r\n# Hi',
    '---yaml\ntitle: a\n--- \n# Hi',
    '---\n---\n# Hi',
    '--- yml \ntitle: a\n---',
  ])('is replaced by spaces in the text, with all offsets and lines kept: %j', (source) => {
    const { text, diagnostics } = read(source);
    expect(diagnostics).toEqual([]);
    expect(text).toHaveLength(source.length);
    expect(text.match(/\r\n|\n/g)).toEqual(source.match(/\r\n|\n/g));
    const end = Math.max(source.indexOf('#'), 0);
    expect(text.slice(end === 0 ? source.length : end)).toBe(end === 0 ? '' : '# Hi');
    expect(text.slice(0, end).trim()).toBe('');
  });

  test.each([
    '# Hi\n\n---\ntitle: a\n---\n',
    ' ---\ntitle: a\n---\n',
    '----\ntitle: a\n----\n',
    '--- a sentence\n---\n',
    '---\n\nA rule above.\n',
    '',
    '---',
  ])('is empty if the first line is not three hyphens, or is a rule: %j', (source) => {
    const { frontMatter, text, diagnostics } = read(source);
    expect([text, diagnostics, frontMatter.title]).toEqual([source, [], undefined]);
  });

  test.each([
    ['components: Fab, Button', { components: ['Button', 'Fab'] }],
    ['components: [Fab, Button]', { components: ['Button', 'Fab'] }],
    ['hooks:\n  - useB\n  - useA', { hooks: ['useA', 'useB'] }],
    ['components:', { components: [] }],
    ['disableToc: true', { disableToc: true }],
    ["disableToc: 'true'", { disableToc: true }],
    ['date: 2024-01-02', { date: '2024-01-02' }],
    ['order: 3', { order: 3 }],
    ['title: yes', { title: 'yes' }],
    ['anything: [1, { of: mine }]', { anything: [1, { of: 'mine' }] }],
    ['# only a comment', { components: [] }],
    ['title: >\n  Two\n  lines', { title: 'Two lines' }],
    [
      'hero:\n  title: Hi\n  actions: [{ text: Go, href: /a/ }]',
      { hero: { title: 'Hi', actions: [{ text: 'Go', href: '/a/', primary: false }] } },
    ],
  ])('is parsed from %s', (yaml, expected) => {
    const { frontMatter, diagnostics } = read(`---\n${yaml}\n---\n`);
    expect(diagnostics).toEqual([]);
    expect(frontMatter).toMatchObject(expected);
  });

  test('is a separate object for each of two pages with the same text', () => {
    const source = '---\ncomponents: [A]\n---\n';
    expect(read(source).frontMatter).not.toBe(read(source).frontMatter);
  });

  test('has the places of its fields', () => {
    expect(read('---\ntitle: a\nroute: /b/\n---').placeOf('route')).toEqual({
      file: 'a.md',
      line: 3,
      column: 8,
      length: 3,
    });
  });
});

describe('front matter in the wrong place or language', () => {
  test.each([
    ['\n---\ntitle: a\n---\n# Hi\n', '2:1+3 content/front-matter-not-first'],
    [' \r\n\r\n---\r\ntitle: a\r\ntags:\r\n  - b\r\n---\r\n# Hi\r\n', '3:1+3 content/front-matter-not-first'],
    ['+++\ntitle = "a"\n\n[params]\nb = 1\n+++\n# Hi\n', '1:1+3 content/front-matter-language'],
    ['+++\n# comment\ntitle: a\n+++\n# Hi\n', '1:1+3 content/front-matter-language'],
  ])('is reported, and removed from the text: %j', (source, expected) => {
    const { text, diagnostics } = read(source);
    expect(diagnostics.map(({ at, code }) => `${at?.line}:${at?.column}+${at?.length} ${code}`)).toEqual([expected]);
    expect(text).toHaveLength(source.length);
    expect(text.trim()).toBe('# Hi');
  });

  test.each([
    '\n---\n\nA rule above.\n\n---\n',
    '\n---\nA sentence\n---\n',
    '\n---\nkey: value\nand a sentence\n---\n',
    '\n---\ntitle: a\n',
    '\ntitle: a\n---\n',
    '+++\ntext\n+++\n',
    '+++\ntitle = "a"\n',
    '++++\ntitle = "a"\n++++\n',
    '\n\n# Hi\n',
  ])('is not detected in %j', (source) => {
    const { text, diagnostics } = read(source);
    expect([text, diagnostics]).toEqual([source, []]);
  });

  test('takes little time to detect in a long text', () => {
    expect(read(`\n---\n${'a: b\n'.repeat(50_000)}c`).diagnostics).toEqual([]);
    expect(read(' \n'.repeat(50_000)).diagnostics).toEqual([]);
  });
});

describe('front matter in another language than YAML', () => {
  test.each([
    'js',
    'javascript',
    'JS',
    'coffee',
    'coffeescript',
    'cson',
    'json',
    'toml',
    'constructor',
    'toString',
    '__proto__'.slice(2, 7),
    'ts',
  ])('is an error and never runs: %s', (language) => {
    const canary = 'globalThis.frontMatterRan = true';
    const { frontMatter, text, diagnostics } = read(`---${language}\n(${canary}, { title: "x" })\n---\n# Hi`);
    expect(diagnostics).toMatchObject([
      { code: 'content/front-matter-language', severity: 'error', at: { line: 1, column: 1 } },
    ]);
    expect('frontMatterRan' in globalThis).toBe(false);
    expect(frontMatter.title).toBeUndefined();
    expect(text.trim()).toBe('# Hi');
  });

  test('would run with gray-matter alone: the canary works', () => {
    const matter: (text: string) => unknown = createRequire(import.meta.url)('gray-matter');
    matter('---js\n(globalThis.frontMatterRan = true, {})\n---\n');
    expect('frontMatterRan' in globalThis).toBe(true);
    Reflect.deleteProperty(globalThis, 'frontMatterRan');
  });

  test.each(['a: !!js/function "function () {}"', 'a: !mine x', 'a: !!binary x y'])(
    'in a YAML tag is an error: %s',
    (yaml) => {
      expect(told(`---\n${yaml}\n---\n`)).toMatchObject([expect.stringContaining('2:4+undefined content/bad-yaml')]);
    },
  );
});
