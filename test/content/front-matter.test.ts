// Front matter: what is read, what is never run, and where each mistake is shown.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFrontMatter } from '../../src/content/front-matter.ts';
import { readPlainYaml } from '../../src/content/plain-yaml.ts';

function read(source: string) {
  const { value, diagnostics } = readFrontMatter('a.md', source);
  return { ...value, diagnostics };
}

/** `line:column+length code message`, as a person would find it. */
function told(source: string): string[] {
  return read(source).diagnostics.map(
    ({ code, at, message }) => `${at?.line}:${at?.column}+${at?.length} ${code} ${message}`,
  );
}

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

describe('a mistake in the front matter', () => {
  test.each([
    ['title: a\n: b: c\n  d', '3:3+undefined content/bad-yaml'],
    ['title: Button: the basics', '2:8+undefined content/bad-yaml'],
    [`title: ${'a'.repeat(64 * 1024)}`, '2:1+undefined content/bad-yaml'],
    ['title: "open', '2:8+undefined content/bad-yaml'],
    ['tags: ["a" "b", "c"]', '2:12+undefined content/bad-yaml'],
    ["layout: doc\ntitle: 'open\ntags: [a", '3:8+undefined content/bad-yaml'],
    [
      'a: 1\n----\nb: 2',
      '3:1+4 content/bad-yaml The front matter is not valid YAML: a line that starts with three hyphens',
    ],
    ['title: 2024', '2:8+4 content/bad-front-matter "title" must be a string, not a number.'],
    ['tags: a', '2:7+1 content/bad-front-matter "tags" must be an array, not a string.'],
    ['tags:\n  - a\n  - 7', '4:5+1 content/bad-front-matter "tags" must be a string, not a number.'],
    ['layout: wide', '2:9+4 content/bad-front-matter "layout" must be one of "doc", "landing", "overview".'],
    ['hero:\n  titel: Hi', '3:3+5 content/bad-front-matter "hero.titel" is no field here, but "title" is.'],
    ['hero:\n  actions: [{ text: Go }]', '3:13+12 content/bad-front-matter "hero.actions.href" is missing.'],
    ['- a\n- b', '2:1+undefined content/bad-front-matter The front matter must be a list of fields, not an array.'],
    ['just text', '2:1+undefined content/bad-front-matter The front matter must be a list of fields, not a string.'],
    ['desciption: a', '2:1+10 content/unknown-front-matter "desciption" is no field of the front matter.'],
    [
      'title: a\npackageName: b\npackageName: c',
      '4:1+11 content/duplicate-key The front matter has the key "packageName" twice; the last one counts.',
    ],
    ['hero:\n  title: a\n  title: b', '4:3+5 content/duplicate-key'],
  ])('is reported at its place: %j', (yaml, expected) => {
    expect(told(`---\n${yaml}\n---\n`)).toEqual([expect.stringContaining(expected)]);
  });

  test('of a duplicate key is reported at both places, and the last one counts', () => {
    const { frontMatter, diagnostics } = read('---\ntitle: a\ntitle: b\n---\n');
    expect(frontMatter.title).toBe('b');
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        at: { line: 3, column: 1 },
        related: [{ message: 'first written at', at: { line: 2, column: 1, length: 5 } }],
      },
    ]);
  });

  test('does not affect the other fields', () => {
    const { frontMatter } = read('---\ntitle: a\norder: first\n---\n');
    expect([frontMatter.title, frontMatter.order]).toEqual(['a', undefined]);
  });

  test.each([
    ['---\ntitle: a\n---\n', undefined],
    ['---\ntitle: a\norder: first\ntags: 1\n---\n', ['tags', 'order']],
    ['---\ntitle: a: b\n---\n', 'all'],
    ['---\ntitle: a\n', 'all'],
    ['---\n- title\n---\n', 'all'],
    ['\n---\ntitle: a\n---\n', 'all'],
    ['---js\ntitle: a\n---\n', 'all'],
    ['---\ntitle: a\ntitle: b\n---\n', undefined],
    ['# No front matter\n', undefined],
  ])('makes the invalid fields unread: %j', (source, unread) => {
    expect(read(source).unread).toEqual(unread);
  });

  test('of a missing end is reported, and the page is read as text', () => {
    const { text, diagnostics } = read('---\ntitle: a\n\n# Hi');
    expect(diagnostics).toMatchObject([
      { code: 'content/unclosed-front-matter', at: { line: 1, column: 1, length: 3 } },
    ]);
    expect(text).toBe('---\ntitle: a\n\n# Hi');
  });

  test.each([
    [
      'a billion laughs',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map((key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcdefg'[index]}`)}]`)
        .join('\n')}`,
    ],
    ['nesting past the stack', `a: ${'['.repeat(20_000)}`],
  ])('that would exhaust memory or stack is an error: %s', (_name, yaml) => {
    expect(told(`---\n${yaml}\n---\n`)).toEqual([expect.stringContaining('content/bad-yaml')]);
  });

  test.each([
    ['"a\\0b"', '3:7+6', 'U+0000'],
    ['"\\x00"', '3:7+6', 'U+0000'],
    ['"\\u0000"', '3:7+8', 'U+0000'],
    ['["\\0"]', '3:8+4', 'U+0000'],
    ['"\\u0007"', '3:7+8', 'U+0007'],
    ['"\\x08"', '3:7+6', 'U+0008'],
    ['"\\a"', '3:7+4', 'U+0007'],
    ['"\\e[1m"', '3:7+7', 'U+001B'],
    ['"\\f"', '3:7+4', 'U+000C'],
    ['"\\N"', '3:7+4', 'U+0085'],
    ['"\\ud83d"', '3:7+8', 'U+D83D'],
    ['"\\U0001FFFE"', '3:7+12', 'U+1FFFE'],
    ['a\x07b', '3:8+1', 'U+0007'],
    ['[a, b\x1b]', '3:12+1', 'U+001B'],
    ['|\n  a\n  b\x7f', '5:4+1', 'U+007F'],
    ['a\uffff', '3:8+1', 'U+FFFF'],
    ['{ "a\\x07": b }', '3:9+7', 'U+0007'],
  ])('may be a character that HTML or XML cannot contain: %j', (value, place, name) => {
    expect(told(`---\ntitle: a\nmine: ${value}\n---\n`)).toEqual([
      `${place} content/bad-front-matter "mine" contains ${name}, a character that HTML or XML cannot contain.`,
    ]);
  });

  test('is not a tab, line end, direction mark or emoji', () => {
    expect(told('---\ntitle: "a\\t\\n\\u202e\\u2028😀"\n---\n')).toEqual([]);
  });

  test('of a misspelt field has the nearest field in its hint', () => {
    expect(read('---\ndesciption: a\n---').diagnostics[0]?.hint).toContain('did you mean "description"?');
  });

  test('is not an unknown field that resembles no other', () => {
    expect(read('---\nslug: a\nreviewers: [b]\n---').diagnostics).toEqual([]);
  });
});

describe('the fast path for plain fields', () => {
  const values = [
    'a',
    'a b',
    "it's",
    "'x'",
    '"x"',
    "'a # b'",
    'a # b',
    'a#b',
    'a: b',
    'a:b',
    'a:',
    'true',
    'NULL',
    '~',
    '1',
    '1.5',
    '0x1f',
    '-1',
    '[a]',
    '{a: b}',
    '&a b',
    '*a',
    '!t a',
    '|',
    '>',
    '@a',
    '`a`',
    '%a',
    'é',
    'a\tb',
    "'it''s'",
    '"a\\n"',
    '',
    ' a ',
    "'a' b",
    '"a" # c',
    '.inf',
    'nan',
    'yes',
    '2024-01-02',
    '- a',
    '? a',
    'a, b',
    'x: y: z',
    '<<',
    "''",
    '""',
    '/a/',
    'https://a.example/?b=c',
  ];
  const keys = ['title', 'a-b', 'true', 'null', '1', '"q"', 'a b', '? k', '<<', '__proto__'];
  const lines = keys.flatMap((key) =>
    values.flatMap((value) => [`${key}: ${value}`, `${key}:  ${value} `, `${key}:${value}`]),
  );
  const documents = [
    ...lines,
    ...lines.map((line) => `${line}\n  more`),
    ...lines.map((line) => `first: x\n${line}`),
    ...lines.map((line) => `${line}\r\nlast: x`),
  ];

  test('gives the same result as the YAML package for all documents that it reads', () => {
    const answered = documents.filter((yaml) => readPlainYaml(yaml) !== null);
    expect(answered.length).toBeGreaterThan(100);
    for (const yaml of answered) expect(readPlainYaml(yaml), yaml).toEqual(parse(yaml));
  });

  test.each(['title: a\ntitle: b', 'title: 1', 'title:', 'a: b: c', 'a: |\n  b', '', '# c'])(
    'does not read %j',
    (yaml) => {
      expect(readPlainYaml(yaml)).toBeNull();
    },
  );
});

describe('the list of head tags of a page', () => {
  const tag = (text: string) => told(`---\nhead:\n  - ${text}\n---\n`);

  test.each([
    '{ tag: meta, attributes: { name: species, content: Patella } }',
    '{ tag: link, attributes: { rel: help, href: /keepers/ } }',
    '{ tag: link, attributes: { rel: alternate icon, href: "https://acme.example/a" } }',
  ])('may contain %s', (text) => expect(tag(text)).toEqual([]));

  // Markdown is not trusted: these would run code, load what changes the page, or lead readers away.
  test.each([
    '{ tag: script, content: alert(1) }',
    '{ tag: script, attributes: { src: /a.js } }',
    '{ tag: style, content: "*{display:none}" }',
    '{ tag: noscript, content: <img src=x onerror=alert(1)> }',
    '{ tag: base, attributes: { href: "https://evil.example/" } }',
    '{ tag: meta, attributes: { http-equiv: refresh, content: "0;url=https://evil.example/" } }',
    '{ tag: meta, attributes: { HTTP-EQUIV: refresh, content: "0;url=https://evil.example/" } }',
    '{ tag: link, attributes: { rel: stylesheet, href: /a.css } }',
    '{ tag: link, attributes: { rel: icon stylesheet, href: /a.css } }',
    '{ tag: link, attributes: { REL: modulepreload, href: /a.js } }',
    '{ tag: link, attributes: { href: /a.css } }',
    '{ tag: link, attributes: { rel: help, href: "javascript:alert(1)" } }',
    '{ tag: link, attributes: { rel: icon, href: /a.svg, onload: alert(1) } }',
  ])('cannot contain %s', (text) => {
    const said = tag(text);
    expect(said.length).toBeGreaterThan(0);
    for (const line of said) expect(line).toContain('content/bad-front-matter');
  });
});
