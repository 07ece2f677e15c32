// Pages do not wait for TypeScript where they were made before; what it tells later asks for them anew.
import { describe, expect, test, vi } from 'vitest';
import type { Site } from '../../src/model/site.ts';
import type { Extracted } from '../../src/pipeline/api-types.ts';
import { lateTypes } from '../../src/serve/late-types.ts';

// Told apart by identity; nothing in them is read.
const SITE = {} as Site;
const OTHER = {} as Site;
const extracted = (): Extracted => ({ value: [], diagnostics: [] });

function started() {
  const patience: (() => void)[] = [];
  const arrived = vi.fn<() => void>();
  const late = lateTypes({
    patience: () => new Promise((resolve) => patience.push(resolve)),
    arrived,
  });
  const extractions: { resolve(value: Extracted): void; reject(error: Error): void }[] = [];
  const hurry = (site: Site) =>
    late(site, () => new Promise((resolve, reject) => extractions.push({ resolve, reject })))();
  const end = async (index: number, value = extracted()) => {
    extractions[index]?.resolve(value);
    await Promise.resolve();
    return value;
  };
  return { hurry, end, extractions, arrived, losePatience: () => patience.shift()?.() };
}

/** What was extracted first is known. */
async function known() {
  const all = started();
  const first = all.hurry(SITE);
  const before = await all.end(0);
  expect(await first).toBe(before);
  return { ...all, before };
}

describe('types', () => {
  test('are waited for where nothing is known, for as long as it takes', async () => {
    const { hurry, end, arrived, losePatience } = started();
    let isThere = false;
    const first = hurry(SITE).then((value) => {
      isThere = true;
      return value;
    });
    losePatience();
    await new Promise(setImmediate);
    expect(isThere).toBe(false);
    const value = await end(0);
    expect(await first).toBe(value);
    expect(arrived).not.toHaveBeenCalled();
  });

  test('are shown at once when they come in time', async () => {
    const { hurry, end, arrived } = await known();
    const second = hurry(SITE);
    const value = await end(1);
    expect(await second).toBe(value);
    expect(arrived).not.toHaveBeenCalled();
  });

  test('are those of before when they take too long, and what was made of them is owed', async () => {
    const { hurry, end, arrived, before, losePatience } = await known();
    const second = hurry(SITE);
    losePatience();
    expect(await second).toBe(before);
    expect(arrived).not.toHaveBeenCalled();
    const value = await end(1);
    await expect.poll(() => arrived).toHaveBeenCalledTimes(1);
    const third = hurry(SITE);
    await end(2, value);
    expect(await third).toBe(value);
  });

  test('are asked for once at a time, and a page that is saved meanwhile waits for nothing', async () => {
    const { hurry, end, arrived, before, extractions, losePatience } = await known();
    const second = hurry(SITE);
    expect(await hurry(SITE)).toBe(before);
    expect(extractions).toHaveLength(2);
    losePatience();
    await second;
    await end(1);
    await expect.poll(() => arrived).toHaveBeenCalledTimes(1);
  });

  test('of another config are waited for', async () => {
    const { hurry, end, extractions } = await known();
    const other = hurry(OTHER);
    expect(extractions).toHaveLength(2);
    const value = await end(1);
    expect(await other).toBe(value);
  });

  test('that fail late are asked for anew, so that somebody hears why', async () => {
    const { hurry, extractions, arrived, before, losePatience } = await known();
    const second = hurry(SITE);
    losePatience();
    expect(await second).toBe(before);
    extractions[1]?.reject(new Error('Gone.'));
    await expect.poll(() => arrived).toHaveBeenCalledTimes(1);
    const third = hurry(SITE);
    extractions[2]?.reject(new Error('Gone.'));
    await expect(third).rejects.toThrow('Gone.');
  });
});
