// Chunks go to whichever lane is free: every item is done once, lanes end together, and one that fails ends all.
import { expect, test } from 'vitest';
import { type Lane, workInChunks } from '../../src/workers/chunks.ts';

const sizeOf = (size: number) => size;
const pages = (count: number, size = 10) => Array.from({ length: count }, () => size);

/** A lane that takes a turn of the event loop for each chunk. */
function lane({ least = 0, most = 0 } = {}) {
  const chunks: (readonly number[])[] = [];
  const own: Lane<number> = {
    least,
    most,
    async work(chunk) {
      chunks.push(chunk);
      await new Promise((resolve) => setImmediate(resolve));
      return true;
    },
  };
  return { ...own, chunks };
}

/** A lane whose questions for another chunk can be waited for: its bounds are read for each. */
function watchedLane({ least, most, work }: Lane<number>) {
  let onQuestion = (): void => {};
  return {
    least,
    get most() {
      onQuestion();
      return most;
    },
    work,
    asksAgain: (isLast = () => true) =>
      new Promise<void>((resolve) => {
        const before = onQuestion;
        onQuestion = () => {
          before();
          if (isLast()) resolve();
        };
      }),
  };
}

test('every item is done once, and in order within each lane', async () => {
  const items = Array.from({ length: 500 }, (_, i) => i + 1);
  const lanes = [lane({ most: 900 }), lane({ most: 900 }), lane()];
  await workInChunks(items, { sizeOf, lanes });
  const done = lanes.map(({ chunks }) => chunks.flat());
  expect(done.flat().sort((a, b) => a - b)).toEqual(items);
  for (const own of done) expect(own).toEqual([...own].sort((a, b) => a - b));
  expect(lanes.map(({ chunks }) => chunks.length > 0)).toEqual([true, true, true]);
});

test('chunks are as large as they may be at first, and smaller towards the end, but not too small', async () => {
  const far = lane({ least: 30, most: 100 });
  await workInChunks(pages(60), { sizeOf, lanes: [far, lane()] });
  const sizes = far.chunks.map((chunk) => chunk.length * 10);
  expect(sizes[0]).toBe(100);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes.slice(0, -1).every((size) => size >= 30)).toBe(true);
  expect(sizes.at(-1)).toBeLessThanOrEqual(30);
});

test('an item that is larger than a chunk may be is a chunk', async () => {
  const only = lane({ most: 100 });
  await workInChunks([5000, 10, 5000], { sizeOf, lanes: [only] });
  expect(only.chunks).toEqual([[5000], [10], [5000]]);
});

test('a chunk that a lane refuses is done by the last lane, even when that has ended before', async () => {
  const here = lane();
  const last = watchedLane(here);
  let refusals = 0;
  const refusing: Lane<number> = {
    least: 0,
    most: 1000,
    async work(chunk) {
      refusals += chunk.length;
      await last.asksAgain(() => here.chunks.flat().length + refusals === 8); // Nothing is left for it: it ends.
      return false;
    },
  };
  await workInChunks([1, 2, 3, 4, 5, 6, 7, 8], { sizeOf, lanes: [refusing, refusing, last] });
  expect(here.chunks.flat().sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the first failure is told, and no chunk is begun after it', async () => {
  let release = (): void => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const chunks: (readonly number[])[] = [];
  const here = watchedLane({
    least: 0,
    most: 0,
    async work(chunk) {
      chunks.push(chunk);
      await isHeld;
      return true;
    },
  });
  const failing: Lane<number> = { least: 0, most: 20, work: async () => Promise.reject(new Error('lost')) };
  await expect(workInChunks(pages(100), { sizeOf, lanes: [failing, here] })).rejects.toThrow('lost');
  expect(chunks).toHaveLength(1);
  const asked = here.asksAgain();
  release();
  await asked;
  expect(chunks).toHaveLength(1);
});

test('nothing is nothing to do', async () => {
  const here = lane();
  await workInChunks([], { sizeOf, lanes: [here] });
  expect(here.chunks).toEqual([]);
});
