// Words of some pages edited in the file of all: the same as making it anew.
import { expect, test } from 'vitest';
import { editWords } from '../../src/search/edited-words.ts';
import { createWords } from '../../src/search/words-file.ts';

const pages: readonly (readonly string[])[] = [['press a button', 'onChange'], ['press'], ['buttons, pressed'], ['']];

test.each<[name: string, edits: Readonly<Record<number, readonly string[]>>]>([
  ['nothing', {}],
  ['a word that no page has had', { 1: ['press zebra'] }],
  ['a word that comes before all others', { 3: ['aardvark'] }],
  ['the only page with a word', { 0: ['press a button'] }],
  ['a word of a family that the page has', { 2: ['button buttons press'] }],
  ['a word that other pages have', { 3: ['a button'] }],
  ['all words of a page', { 1: [] }],
  ['words of three pages, of other letters too', { 0: ['Größe'], 2: ['按钮组件'], 3: ['Größe, onChange'] }],
  ['the last words of all', { 0: [], 1: [''], 2: [] }],
])('an edit of %s gives the same file as a new one', (_, edits) => {
  const edited = pages.map((texts, page) => edits[page] ?? texts);
  const changes = Object.entries(edits).map(([page, after]) => ({
    page: Number(page),
    before: pages[Number(page)] ?? [],
    after,
  }));
  expect(editWords(wordsFile(pages), changes)).toEqual(wordsFile(edited));
});

function wordsFile(texts: readonly (readonly string[])[]) {
  const words = createWords();
  for (const one of texts) words.add(one);
  return words.finish();
}
