// What demos read of the clock and of chance while a site is built.
import { expect, test } from 'vitest';
import { withLuck } from '../../../src/demos/server/luck.ts';

const SOURCES: readonly (readonly [string, () => unknown])[] = [
  ['new Date()', () => new Date()],
  ['Date()', () => (Date as unknown as () => string)()],
  ['Date.now()', () => Date.now()],
  ['performance.now()', () => performance.now()],
  ['Math.random()', () => Math.random()],
  ['crypto.randomUUID()', () => crypto.randomUUID()],
  ['crypto.getRandomValues()', () => [...crypto.getRandomValues(new Uint8Array(4))]],
];

test.each(SOURCES)('%s is the same in each build, and different in the second render', (_, read) => {
  expect(withLuck(1, read)).toEqual(withLuck(1, read));
  expect(withLuck(1, read)).not.toEqual(withLuck(2, read));
});

test.each(SOURCES)('%s is restored afterwards, even if the demo throws', (_, read) => {
  const throws = () => {
    throw new Error('no');
  };
  expect(() => withLuck(1, throws)).toThrow('no');
  expect(read()).not.toEqual(withLuck(1, read));
});

test('dates are Date objects during a render and after it', () => {
  const before = new Date(5);
  const made = withLuck(0, () => {
    expect(before).toBeInstanceOf(Date);
    expect(before.constructor).toBe(Date);
    expect(new Date(5)).toEqual(before);
    expect(Date.parse('2026-01-01')).toBe(Date.UTC(2026, 0));
    return new Date();
  });
  expect(made).toBeInstanceOf(Date);
  expect(made.constructor).toBe(Date);
});

test('a loop that waits for a point in time ends', () => {
  const waited = withLuck(1, () => {
    const end = performance.now() + 200;
    let looks = 0;
    while (performance.now() < end) looks++;
    return looks;
  });
  expect(waited).toBe(199);
});
