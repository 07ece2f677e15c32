// Values of CSS properties: which are whole, and which units there are.
import { expect, test } from 'vitest';
import { openPart, unknownDimensions } from '../../src/lib/css-value.ts';

test.each([
  ['', null],
  ['1px solid rgb(0 0 0 / calc(1 * (2 + 3)))', null],
  ['[full-start] 1fr [full-end]', null],
  [`"a ) b" ')' /* ( */`, null],
  ['"a \\" ("', null],
  ['\\(', null],
  ['url("a.png")', null],
  ['rgb(0 0 0', '('],
  ['[a', '['],
  ['calc((1px)', '('],
  ['1px)', ')'],
  ['(1px]', ']'],
  ['"Inter', '"'],
  ["'Inter", "'"],
  ['"a\nb"', '"'],
  ['1px /* wide', '/*'],
  ['a\\', '\\'],
])('%j leaves %j without its counterpart', (value, open) => {
  expect(openPart(value)).toBe(open);
});

test.each([
  ['2px -2px +.5em 1.5rem 1e3px 0 50% 2X 4Q 100dvh 1fr', []],
  ['#2ab preserve-3d h1 var(--2x) "2qx" url(2qx.png) /* 2qx */', []],
  ['2qx', ['2qx']],
  ['calc(1px + 2.5pxx) -3me', ['2.5pxx', '-3me']],
])('%j holds the unknown dimensions %j', (value, unknown) => {
  expect(unknownDimensions(value)).toEqual(unknown);
});
