// The date of a page as its readers see it.
import { expect, test } from 'vitest';
import { createLastUpdated } from '../../src/render/last-updated.ts';

const lastUpdated = createLastUpdated();
const history = (modified: string, authors: readonly string[] = []) => ({ modified, authors });

// Language; the date in its words.
test.each([
  ['en', '2 January 2026'],
  ['de', '2. Januar 2026'],
  ['zh', '2026年1月2日'],
])('is written in %s', (language, text) => {
  expect(lastUpdated(history('2026-01-02T10:00:00Z'), language)).toEqual({ date: '2026-01-02', text, authors: [] });
});

test('is the day in UTC, wherever the build runs', () => {
  const { TZ } = process.env;
  process.env.TZ = 'Pacific/Kiritimati'; // UTC+14.
  try {
    expect(createLastUpdated()(history('2026-01-02T23:59:59Z'), 'en')).toMatchObject({
      date: '2026-01-02',
      text: '2 January 2026',
    });
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test('names the authors in their order', () => {
  expect(lastUpdated(history('2026-01-02T10:00:00Z', ['Bo', 'Ann']), 'en')?.authors).toEqual([
    { name: 'Bo' },
    { name: 'Ann' },
  ]);
});

test('is nothing where nothing is known', () => {
  expect(lastUpdated(null, 'en')).toBeNull();
});
