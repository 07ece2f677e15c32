// Values on their way from the one who makes them to the one who reads them.
import { expect, test } from 'vitest';
import { openQueue } from '../../../src/lib/node/queue.ts';

test('a queue hands over what is added before and while it is read, and ends', async () => {
  const { values, add, end } = openQueue<number>();
  add(1);
  add(2);
  const read: number[] = [];
  for await (const value of values) {
    read.push(value);
    if (value === 2) add(3);
    if (value === 3) end();
  }
  expect(read).toEqual([1, 2, 3]);
});

test('a queue takes more, and ends, after its reader has stopped', async () => {
  const { values, add, end } = openQueue<number>();
  add(1);
  for await (const value of values) {
    expect(value).toBe(1);
    break;
  }
  expect(() => add(2)).not.toThrow();
  expect(end).not.toThrow();
});
