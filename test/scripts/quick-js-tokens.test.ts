// The program is bundled with a quicker js-tokens: it gives what the installed one gives, whatever the code.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import jsTokens, { type JSXToken, type Token } from 'js-tokens';
import { beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error it is JavaScript.
import { FIRST, quickJsTokens } from '../../scripts/quick-js-tokens.mjs';
import { IS_LONG } from '../support/long-run.ts';

type Tokenise = (code: string, options: { jsx: boolean }) => Iterable<Token | JSXToken>;

const installed = readFileSync(createRequire(import.meta.url).resolve('js-tokens'), 'utf8');
let quick: Tokenise;

beforeAll(async () => {
  quick = (await import(`data:text/javascript,${encodeURIComponent(quickJsTokens(installed))}`)).default;
});

const both = (code: string) =>
  [true, false].map((jsx) => ({ quick: [...quick(code, { jsx })], slow: [...jsTokens(code, { jsx })] }));

function expectSame(code: string) {
  // The full comparison is slow, and its picture of the difference is only wanted when there is one.
  for (const { quick, slow } of both(code)) if (!isDeepStrictEqual(quick, slow)) expect(quick).toEqual(slow);
}

/** What code is made of, and what begins or ends it in the middle. */
const PIECES = [
  ...'(){}[]<>/\\\'"`;:,.?!=+-*&|^~%#@$_ \t\n\r\v\f\u2028\u00a0\ufeffé中😀\0',
  ...['=>', '...', '?.', '??', '**=', '>>>', '++', '--', '</', '/>', '<>', '</>', '${', '{`', '\r\n', '\\u0061', '\\'],
  ...[
    '//',
    '/*',
    '*/',
    '#!',
    '#a',
    '/[/]a/g',
    "'a'",
    '"b"',
    '`c`',
    `\`d \${e} f\``,
    '0x1f',
    '1_000n',
    '.5',
    '1e3',
    '0b1',
    '09',
  ],
  ...['const', 'return', 'if', 'for', 'function', 'typeof', 'yield', 'await', 'of', 'a', 'B', 'data-x', 'T,', 'text'],
  ...['<B.C d={e}>', '</B.C>', '<a b="c" />', '{/* g */}', '&amp;', '(h)', 'i: j', '{ k }'],
];

describe('the same tokens', () => {
  test('of code that is whole', () => {
    const file = fileURLToPath(new URL('../../src/lib/highlight/script.ts', import.meta.url));
    expectSame(readFileSync(file, 'utf8'));
    expectSame(installed);
  });

  test('of anything', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((list) => list.join(''));
    fc.assert(fc.property(fc.oneof(pieces, fc.string({ unit: 'binary' })), expectSame), {
      numRuns: IS_LONG ? 20_000 : 7_000,
      seed: 11,
    });
  });

  test('whatever comes first', () => {
    const starts = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
    for (const before of ['', 'a', '<b>', '<b '])
      for (const start of starts) for (const rest of ['', 'a', '0', '*', '.']) expectSame(before + start + rest);
  });
});

test('every character of the table begins a match', () => {
  for (const [pattern, first] of Object.entries<string>(FIRST)) {
    const source = new RegExp(`\\b${pattern} = /(.*)/yu?;$`, 'm').exec(installed)?.[1] ?? '';
    expect(source, pattern).not.toBe('');
    const begins = new RegExp(`^(?:${source})`, 'u');
    for (const character of first) {
      const rests = ['', 'a', '0', '/', '*', '.', 'u0061', '+'];
      expect(
        rests.some((rest) => begins.test(character + rest)),
        `${pattern} ${character}`,
      ).toBe(true);
    }
  }
});

test('another js-tokens is refused', () => {
  expect(() => quickJsTokens(installed.replace('yield ({', 'yield* ({'))).toThrow('js-tokens is another');
  expect(() => quickJsTokens('')).toThrow('js-tokens is another');
});
