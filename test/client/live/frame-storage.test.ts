import { expect, test } from 'vitest';
import { createStorage, giveStorage } from '../../../src/client/live/frame-storage.ts';

test('the storage of the frame keeps texts as a browser does', () => {
  const storage = createStorage();
  storage.setItem('a', '1');
  storage.setItem('b', String({}));
  expect([storage.length, storage.getItem('a'), storage.key(1), storage.getItem('c')]).toEqual([2, '1', 'b', null]);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBe(null);
  storage.clear();
  expect(storage.length).toBe(0);
});

test('the storage of the frame replaces properties that throw', () => {
  const thrower = {
    get: () => {
      throw new Error('No origin.');
    },
    configurable: true,
  };
  const window = Object.defineProperty({}, 'localStorage', thrower) as Window; // All that is asked of it.
  const document = Object.defineProperty({}, 'cookie', thrower) as Document; // Likewise.
  giveStorage(window, document);
  window.localStorage.setItem('a', '1');
  document.cookie = 'a=1';
  expect([window.localStorage.getItem('a'), window.sessionStorage.length, document.cookie]).toEqual(['1', 0, '']);
});
