import { describe, expect, test } from 'vitest';
import { openScratchFile } from '../../../src/lib/node/scratch-file.ts';
import { createTextStore } from '../../../src/lib/node/text-store.ts';

const noFile = () => {
  throw new Error('Memory is enough.');
};
/** About a third of a block each, and none like another. */
const texts = (count: number) => Array.from({ length: count }, (_, i) => `${i} é€🚀 `.repeat(40_000 + i));

describe('a text store', () => {
  // Of a small site half the characters, all, and none are held; with the first one too many, none is.
  test.each([
    [100, 3_300_000],
    [100, 1e9],
    [100, 0],
    [10_000, 1e9],
  ])('gives each text of %i pages back, if it holds up to %i characters', (pages, heldLength) => {
    const store = createTextStore(noFile, { heldLength });
    store.expect(pages);
    const all = ['', 'a', 'é€🚀', '\ud83d\ude80\n', 'x'.repeat(3_000_000), ...texts(6)];
    const places = all.map((text) => {
      const place = store.put(text);
      expect(store.get(place)).toBe(text);
      return place;
    });
    expect(places.map((place) => store.get(place))).toEqual(all);
    expect(new Set(places.map(({ text }) => text !== null))).toEqual(new Set([pages === 100 && heldLength === 1e9]));
    store.close();
    for (const place of places) expect(() => store.get(place)).toThrow();
  });

  test('puts into a file what is too much for memory, and takes it from there', () => {
    let opened = 0;
    const open = () => {
      opened++;
      return openScratchFile();
    };
    const store = createTextStore(open, { blocksInMemory: 2 });
    const all = texts(30);
    const places = all.map((text, index) => {
      const place = store.put(text);
      expect(store.get(place)).toBe(text);
      if (index > 3) expect(store.get(place)).toBe(text);
      return place;
    });
    expect(opened).toBe(1);
    for (const [index, place] of [...places.entries()].reverse()) expect(store.get(place) === all[index]).toBe(true);
    store.close();
    for (const place of places) expect(() => store.get(place)).toThrow();
  });
});
