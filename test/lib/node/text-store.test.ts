import { describe, expect, test } from 'vitest';
import { openScratchFile } from '../../../src/lib/node/scratch-file.ts';
import { createTextStore } from '../../../src/lib/node/text-store.ts';

const noFile = () => {
  throw new Error('Memory is enough.');
};
/** About a third of a block each, and none like another. */
const texts = (count: number) => Array.from({ length: count }, (_, i) => `${i} é€🚀 `.repeat(40_000 + i));

describe('a text store', () => {
  test('gives each text back', () => {
    const store = createTextStore(noFile);
    const all = ['', 'a', 'é€🚀', '\ud83d\ude80\n', 'x'.repeat(3_000_000), ...texts(6)];
    const places = all.map((text) => store.put(text));
    expect(places.map((place) => store.get(place))).toEqual(all);
    store.close();
  });

  test('puts into a file what is too much for memory, and takes it from there', () => {
    let opened = 0;
    const open = () => {
      opened++;
      return openScratchFile();
    };
    const store = createTextStore(open, 2);
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
    expect(() => store.get({ block: 0, start: 0, end: 1 })).toThrow();
  });
});
