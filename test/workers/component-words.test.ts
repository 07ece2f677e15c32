// The words that components of a project are given: one frozen table for each language, as a script.
import { expect, test } from 'vitest';
import { withTexts } from '../../src/render/text-table.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { componentWords, wordsArtifacts } from '../../src/workers/component-words.ts';

const quotes = 'L’«"aide"» d\'un \\ \u2028 </script>';
const table = withTexts(new Map(Object.entries({ next: quotes, 'tags.beta': 'Bêta', 'pages.__proto__': 'P' })));
const texts = new Map([
  ['en', englishTexts],
  ['fr', table],
  ['de', englishTexts],
]);

const inBrowser = async (script: string) =>
  (await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`)).default;

test('the texts of components are the same in browsers and templates, with any characters', async () => {
  const words = componentWords(texts)('fr');
  const read = await inBrowser(words.script);
  expect(read).toEqual(table);
  expect(read.next).toBe(quotes);
  expect(Object.entries(read.pages)).toEqual([['__proto__', 'P']]);
  expect(JSON.parse(words.json)).toEqual(table);
});

test('the texts of components cannot be changed by one component for the others', async () => {
  const read = await inBrowser(componentWords(texts)('fr').script);
  expect(() => {
    read.tags.beta = 'mine';
  }).toThrow(TypeError);
});

test('the texts of components are in a file named by its content, so that two languages with the same texts share it', () => {
  const wordsOf = componentWords(texts);
  const all = ['fr', 'en', 'de', 'fr'].map(wordsOf);
  expect(wordsOf('en').path).toMatch(/^assets\/words-[\da-f]{10}\.js$/);
  expect(wordsOf('de').path).toBe(wordsOf('en').path);
  const files = wordsArtifacts(all);
  expect(files.map(({ path }) => path)).toEqual([wordsOf('en').path, wordsOf('fr').path].sort());
  expect(files.every(({ immutable, type }) => immutable && type === 'text/javascript')).toBe(true);
});

test('the texts of another table are in another file', () => {
  const other = new Map([['fr', { ...table, next: 'Suivant' }]]);
  expect(componentWords(other)('fr').path).not.toBe(componentWords(texts)('fr').path);
});
