import fc from 'fast-check';
import jsTokens from 'js-tokens';
import { expect, test } from 'vitest';
import { withStandIns } from '../../../src/lib/highlight/stand-ins.ts';

const CODE = ['const a = ', '"b"', "'", '`${', '}`', '// c\n', '/* d */', '/e/u', '<F g="h">', '</F>', '{', '}', '.#i'];
const SIGNS = ['\\', '\n', ' ', '1n', 'ñame', '\ud83d', '\udc00', ...'…“éß名Ω٣\u0301\u200d\u2003\ufeff\u00a0😀𝒜²ª·§'];

test('the tokens of code are as long and of the same kinds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...CODE, ...SIGNS), { maxLength: 20 }), (pieces) => {
      const code = pieces.join('');
      const replaced = withStandIns(code);
      expect(replaced).toMatch(/^[\0-\xff]*$/);
      expect(shapeOf(replaced)).toEqual(shapeOf(code));
    }),
    { numRuns: 2_000 },
  );
});

test('code in Latin-1, and code with lines that end in another way, stays as it is', () => {
  expect(withStandIns('const größe = "§ ²";')).toBe('const größe = "§ ²";');
  expect(withStandIns('"…\u2028" // …\u2029x')).toBe('"…\u2028" // …\u2029x');
});

/** What is no token of the language may be two. */
function shapeOf(code: string) {
  const shape: { type: string; length: number }[] = [];
  for (const { type, value } of jsTokens(code, { jsx: true })) {
    const last = shape.at(-1);
    if (type === 'Invalid' && last?.type === type) last.length += value.length;
    else shape.push({ type, length: value.length });
  }
  return shape;
}
