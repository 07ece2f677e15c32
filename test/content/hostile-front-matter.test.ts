// Front matter of any kind: it is read or reported, nothing of it runs, and the size of it ends no build.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '../../src/content/front-matter.ts';
import { hostilePath, settings } from '../e2e/hostile/hostile-paths.ts';
import { IS_LONG } from '../support/long-run.ts';

const RUNS = { fields: IS_LONG ? 3500 : 100 };

describe('front matter', () => {
  const key = fc.constantFrom(
    'title',
    'description',
    'route',
    'tags',
    'hero',
    'head',
    'order',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '<<',
    '? a',
    '!!js',
    '"\\0"',
    "'",
    '&a',
    '*a',
  );
  const value = fc.oneof(
    fc.constantFrom(
      '&a [b]',
      '*a',
      '&a {b: *a}',
      '!!js/function "a"',
      '!!binary aGk=',
      '!!set {a}',
      '!!python/object:os.system x',
      '!<tag:yaml.org,2002:js> a',
    ),
    fc.constantFrom(
      '9e999',
      '-0',
      '0x7fffffffffffffff',
      '1'.repeat(400),
      '.nan',
      '.inf',
      '0o777',
      '1_000',
      '2024-02-30',
      '2001-12-14t21:59:43.10-05:00',
      '12:30:45',
      '~',
      'yes',
      'null',
    ),
    fc.constantFrom(
      '{__proto__: {canary: 1}}',
      '{constructor: {prototype: {canary: 1}}}',
      '[[[[[[[[[[]]]]]]]]]]',
      '>-\n  a',
      '|+\n\n',
      '"\\ud800"',
      '"\\0"',
      '"\\x1b[31m"',
      '{a: b',
      '[a',
      '"',
      "'",
    ),
    hostilePath,
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const engine = fc.constantFrom(
    '',
    '',
    '',
    ' yaml',
    'js',
    ' js',
    'javascript',
    'json',
    'toml',
    'coffee',
    '__proto__',
    'constructor',
  );
  const source = fc
    .tuple(
      engine,
      fc.array(fc.tuple(key, value), { maxLength: 6 }),
      fc.constantFrom('\n---\n', '\r\n---\r\n', '\n', '\n----\n', '\n...\n'),
    )
    .map(
      ([language, fields, end]) =>
        `---${language}\n${fields.map(([name, text]) => `${name}: ${text}`).join('\n')}${end}# Hi\n`,
    );

  test('of any kind is read, or told; nothing runs, and no object of the program changes', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { value, diagnostics } = readFrontMatter('a.md', text);
        expect(value.text).toHaveLength(text.length);
        expect(Object.getPrototypeOf(value.frontMatter)).toBe(Object.prototype);
        expect('canary' in {}).toBe(false);
        expect('canary' in value.frontMatter).toBe(false);
        for (const { code, hint } of diagnostics)
          expect([code, hint]).toEqual([expect.stringMatching(/^content\//), expect.stringMatching(/\S/)]);
      }),
      settings(RUNS.fields),
    );
  });

  test.each([
    [
      'aliases that multiply',
      `a: &a [${'x,'.repeat(9)}]\n${[...'bcdefghi'].map((name, i) => `${name}: &${name} [${`*${'abcdefgh'[i]},`.repeat(9)}]`).join('\n')}`,
    ],
    ['an alias of itself', 'a: &a [*a]'],
    [
      'merge keys that multiply',
      `a: &a {x: 1}\n${[...'bcdefghi'].map((name, i) => `${name}: &${name}\n  <<: [${`*${'abcdefgh'[i]},`.repeat(9)}]`).join('\n')}`,
    ],
    ['maps that nest', `a: ${'{a: '.repeat(5000)}`],
    ['lists that nest by line', Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}-`).join('\n')],
    ['40,000 keys', Array.from({ length: 40_000 }, (_, i) => `k${i}: a`).join('\n')],
    ['a key of 200,000 letters', `${'k'.repeat(200_000)}: a`],
    ['a number of 200,000 digits', `order: ${'9'.repeat(200_000)}`],
    ['20,000 anchors', Array.from({ length: 20_000 }, (_, i) => `k${i}: &a${i} b`).join('\n')],
  ])('with %s comes to an end', (_, yaml) => {
    const { value } = readFrontMatter('a.md', `---\n${yaml}\n---\n# Hi\n`);
    expect(value.text.trim()).toBe('# Hi');
  });
});
