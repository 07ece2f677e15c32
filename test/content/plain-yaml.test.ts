// The fast path for front matter of plain fields: it gives the same result as the YAML package.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPlainYaml } from '../../src/content/plain-yaml.ts';

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
