// The heap of a watching server over edits of all kinds, type errors included: a sample of `npm run bench:session`.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const BENCH = join(import.meta.dirname, '../bench/session.mjs');

test('the heap of a session grows by less than a tenth from the 50th edit to the 100th', {
  timeout: 300_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH, '100']);
  const growth = /The heap of the main thread is (\S+) % larger/.exec(stdout)?.[1];
  expect(Number(growth), stdout).toBeLessThan(10);
});
