// The rows of a covering array: every pair of levels, few rows, the same ones each time, and none with an excluded pair.
import { describe, expect, test } from 'vitest';
import { countPairs, type Factors, pairwise } from './pairwise.ts';

const SIZES = {
  color: ['red', 'green', 'blue'],
  size: ['small', 'large'],
  shape: ['round', 'square', 'flat', 'long'],
  weight: ['light', 'heavy'],
  price: ['low', 'high'],
} as const;

/** `color=red size=small` for each pair of levels, in the order of the factors. */
function pairsOf(factors: Factors): string[] {
  const levels = Object.entries(factors).map(([name, all]) => all.map((level) => `${name}=${level}`));
  return levels.flatMap((first, place) =>
    levels.slice(place + 1).flatMap((second) => first.flatMap((a) => second.map((b) => `${a} ${b}`))),
  );
}

const pairsIn = (rows: readonly Readonly<Record<string, string>>[]) =>
  new Set(
    rows.flatMap((row) => pairsOf(Object.fromEntries(Object.entries(row).map(([name, level]) => [name, [level]])))),
  );

describe('the rows of a covering array', () => {
  test('have every pair of levels', () => {
    const rows = pairwise(SIZES);
    expect(pairsOf(SIZES).filter((pair) => !pairsIn(rows).has(pair))).toEqual([]);
    expect(countPairs(SIZES)).toBe(pairsOf(SIZES).length);
  });

  test('have one level of each factor', () => {
    for (const row of pairwise(SIZES))
      for (const [name, levels] of Object.entries(SIZES)) expect(levels).toContain(row[name as keyof typeof row]);
  });

  test('are not many more than the pairs of the two largest factors', () => {
    expect(pairwise(SIZES).length).toBeLessThanOrEqual(14);
    const switches = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`switch${index}`, ['off', 'on']]));
    expect(pairwise(switches).length).toBeLessThanOrEqual(14);
  });

  test('are the same each time', () => {
    expect(pairwise(SIZES)).toEqual(pairwise(SIZES));
  });

  test('are all combinations of two factors', () => {
    expect(pairwise({ a: ['1', '2'], b: ['1', '2', '3'] })).toHaveLength(6);
  });
});

describe('an excluded pair', () => {
  const excluded = [{ size: 'large', color: 'red' } as const, { shape: 'flat', price: 'high' } as const];

  test('is in no row, and every other pair is', () => {
    const rows = pairwise(SIZES, excluded);
    const names = ['color=red size=large', 'shape=flat price=high'];
    expect(pairsOf(SIZES).filter((pair) => !pairsIn(rows).has(pair))).toEqual(names);
    expect(countPairs(SIZES, excluded)).toBe(pairsOf(SIZES).length - 2);
  });

  test('does not stop the generator where the best level leaves none for a later factor', () => {
    const factors = { a: ['1', '2'], b: ['1', '2'], c: ['1', '2'] } as const;
    const pairs = [
      { a: '1', c: '1' },
      { b: '1', c: '2' },
    ] as const;
    // What follows from the two: with `a=1`, `c` must be 2, and `b` with it.
    const rows = pairwise(factors, [...pairs, { a: '1', b: '1' }]);
    expect([...pairsIn(rows)].sort()).toEqual(
      pairsOf(factors)
        .filter((pair) => !['a=1 c=1', 'b=1 c=2', 'a=1 b=1'].includes(pair))
        .sort(),
    );
  });

  test('that follows from others has to be excluded too', () => {
    const factors = { a: ['1', '2'], b: ['1', '2'], c: ['1', '2'] } as const;
    const pairs = [
      { a: '1', c: '1' },
      { b: '1', c: '2' },
    ] as const;
    expect(() => pairwise(factors, pairs)).toThrow('No row can have {"a":"1","b":"1"}: exclude the pair.');
  });

  test('has two levels that exist', () => {
    expect(() => pairwise(SIZES, [{ color: 'pink' as 'red', size: 'large' }])).toThrow('is not a pair of levels');
    expect(() => pairwise(SIZES, [{ color: 'red' }])).toThrow('is not a pair of levels');
  });
});
