// Of a long text, only what was cut out is kept.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { detached } from '../../src/lib/detached.ts';

test.each(['', 'a', 'Ein Wört', '\ud83d\ude00', '\ud83d'])('a text stays as it is: %j', (text) => {
  expect(detached(text)).toBe(text);
});

test('a piece does not hold on to the text that it was cut out of', () => {
  const before = heapMb();
  const kept = Array.from({ length: 50 }, (_, i) => detached(longText(i).slice(1000, 1040)));
  expect(heapMb() - before).toBeLessThan(10);
  expect(new Set(kept).size).toBe(1); // They are held until here.
});

/** A million characters, in one piece. */
function longText(i: number): string {
  return JSON.parse(JSON.stringify('a'.repeat(1_000_000) + i)) as string;
}

function heapMb(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('There is no gc.');
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
