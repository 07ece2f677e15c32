// @vitest-environment happy-dom
// The rating of a page: how it is stored, and what is shown of it.
import { expect, test } from 'vitest';
import { readRating, showRating, storeRating } from '../../../src/client/feedback/rating.ts';

function memory(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const forbidden = {
  getItem: (): string | null => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
};

test.each([
  ['1', 1],
  ['0', 0],
  ['', null],
  ['2', null],
  ['true', null],
])('%j in the storage is %j', (stored, expected) => {
  expect(readRating(memory({ 'feedback-/ui/button/': stored }), '/ui/button/')).toBe(expected);
});

test.each([1, 0] as const)('%d is stored as a string, for this page alone', (rating) => {
  const storage = memory();
  storeRating(storage, '/ui/button', rating);
  expect([...storage.kept]).toEqual([['feedback-/ui/button', String(rating)]]);
  expect(readRating(storage, '/ui/button/')).toBeNull();
});

test.each([null, forbidden])('a browser without storage has no rating, and complains of nothing', (storage) => {
  storeRating(storage, '/ui/', 1);
  expect(readRating(storage, '/ui/')).toBeNull();
});

test.each([
  [1, ['true', 'false']],
  [0, ['false', 'true']],
  [null, ['false', 'false']],
] as const)('%j is shown as the pressed button', (rating, expected) => {
  const place = document.createElement('div');
  place.innerHTML = '<button data-vote="1" aria-pressed="true"></button><button data-vote="0"></button>';
  showRating(place, rating);
  expect([...place.children].map((button) => button.getAttribute('aria-pressed'))).toEqual(expected);
});
