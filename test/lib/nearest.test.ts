// "Did you mean".
import { expect, test } from 'vitest';
import { nearest } from '../../src/lib/nearest.ts';

test.each([
  ['prefx', ['name', 'prefix'], 'prefix'],
  ['titel', ['title', 'url'], 'title'], // Two letters of five: just near enough.
  ['Title', ['title'], 'title'],
  ['wombat', ['title', 'url'], null],
  ['', ['title', ''], null],
  ['title', [], null],
  // What all names have in common says nothing.
  ['./p2.png', ['./s.png', './q.png'], null],
  ['./logos.png', ['./logo.png'], './logo.png'],
  ['logo.pgn', ['logo.png'], 'logo.png'],
])('the word nearest to %j in %j is %j', (word, known, expected) => {
  expect(nearest(word, known)).toBe(expected);
});
