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
])('the date of the last update is written in %s', (language, text) => {
  expect(lastUpdated(history('2026-01-02T10:00:00Z'), language)).toEqual({ date: '2026-01-02', text, authors: [] });
});

test('the date of the last update is in UTC, in every time zone of the build', () => {
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

test('the authors of a page are listed in their order', () => {
  expect(lastUpdated(history('2026-01-02T10:00:00Z', ['Bo', 'Ann']), 'en')?.authors).toEqual([
    { name: 'Bo' },
    { name: 'Ann' },
  ]);
});

test('the last update is null if the history is unknown', () => {
  expect(lastUpdated(null, 'en')).toBeNull();
});
