// Why a file cannot be written: words without a path for what the system says, else the message.
import { expect, test } from 'vitest';
import { writeProblem } from '../../../src/lib/node/write-problem.ts';

test.each([
  [
    Object.assign(new Error("EACCES: permission denied, open '/a/b'"), { code: 'EACCES' }),
    'permission denied (EACCES)',
  ],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), 'the disk is full (ENOSPC)'],
  [new Error('The disk sings.'), 'The disk sings'],
  ['odd', 'odd'],
])('the reason for the write error “%s” is “%s”', (error, expected) => {
  expect(writeProblem(error)).toBe(expected);
});
