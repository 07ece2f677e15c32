// Mistakes in front matter: each is reported at its place.
import { describe, expect, test } from 'vitest';
import { read, told } from './read-front-matter.ts';

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
    ['cards: a', '2:8+1 content/bad-front-matter "cards" must be an array, not a string.'],
    [
      'cards:\n  - title: A\n  - title: 7',
      '4:12+1 content/bad-front-matter "cards.title" must be a string, not a number.',
    ],
    ['layout: wide', '2:9+4 content/bad-front-matter "layout" must be one of "doc", "landing", "overview", "blank".'],
    ['hero:\n  titel: Hi', '3:3+5 content/bad-front-matter "hero.titel" is not a field here, but "title" is.'],
    ['hero:\n  actions: [{ text: Go }]', '3:13+12 content/bad-front-matter "hero.actions.href" is missing.'],
    ['- a\n- b', '2:1+undefined content/bad-front-matter The front matter must contain fields, not an array.'],
    ['just text', '2:1+undefined content/bad-front-matter The front matter must contain fields, not a string.'],
    ['desciption: a', '2:1+10 content/unknown-front-matter "desciption" is not a known front matter field.'],
    [
      'title: a\npackageName: b\npackageName: c',
      '4:1+11 content/duplicate-key The front matter has the key "packageName" twice; the last value is used.',
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
        severity: 'error',
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
    ['---\ntitle: a\norder: first\npackageName: 1\n---\n', ['packageName', 'order']],
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
