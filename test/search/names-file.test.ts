import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyHash } from '../../src/lib/search/hashes.ts';
import { createNames } from '../../src/search/names-file.ts';

const hashOf = (title: string, id: string) => {
  const names = createNames();
  const entry = { title, href: `/ui/a/#${id}`, keywords: [], text: '', code: '' };
  const page = { route: '/ui/a/', title: 'A', description: '', product: 'ui', language: 'en', groups: [] };
  names.add({ ...page, entries: [{ ...entry, kind: 'heading' }] });
  return names.finish([0]).hashes;
};

test.each([
  ['Color and size', 'color-and-size', ''],
  ['— API (v2.0)!', 'api-v2-0', ''],
  ['Größe', 'größe', ''],
  ['Größe', 'grosse', '#grosse'],
  ['Usage', 'usage-1', '#usage-1'],
  ['Usage', 'usag', '#usag'],
  ['A b', 'a--b', '#a--b'],
  ['A b', 'ab', '#ab'],
  ['A b', 'a-b-', '#a-b-'],
  ['!', 'a', '#a'],
])('the id of a heading %j, %j, is written as %j', (title, id, written) => {
  expect(hashOf(title, id)).toBe(written);
});

test('an id is left out where it follows from the title, and nowhere else', () => {
  const letter = fc.constantFrom(...'aZ09 -.!éß表@[`{');
  const text = fc.string({ unit: letter, maxLength: 5 });
  fc.assert(
    fc.property(text, text, (title, other) => {
      // As the index has it: on one line.
      const likely = likelyHash('heading', title.trim().replace(/ +/g, ' '), '');
      for (const id of [likely, other, `${likely}a`]) expect(hashOf(title, id)).toBe(id === likely ? '' : `#${id}`);
    }),
  );
});
