// Shapes of text that parsers drown in: each is rendered or turned away, whatever its size, and takes time as it grows.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';
import { timed } from '../support/cpu-time.ts';
import { SHAPES } from './shapes.ts';

const IS_LONG = process.env.DOCS_GEN_LONG === '1';
const KB = 1024;
/** Of the shapes, the ones of a quick run: a page each, and one of so many. */
const ONE_OF = IS_LONG ? 1 : 4;
/** CPU of a page of 64 KB in ms. */
const MOST_MS = 500;
/** Twice the text. */
const MOST_GROWTH = 2.5;
/** Below it, what the engine does beside the work is more than the work. */
const WORTH_COMPARING_MS = 100;

const textOf = (make: (size: number) => string, size: number) => make(size).slice(0, size);

test('there are 150 shapes and more, each another', () => {
  expect(new Set(SHAPES.map(([name]) => name)).size).toBe(SHAPES.length);
  expect(SHAPES.length).toBeGreaterThanOrEqual(150);
});

test.each(SHAPES.filter((_, index) => index % ONE_OF === 0))('%s: a page, or a diagnostic', async (_, make) => {
  for (const size of [8 * KB, ...(IS_LONG ? [64 * KB, 250 * KB] : [])]) {
    const { html, diagnostics } = await compilePage(textOf(make, size));
    const isRefused = diagnostics.some(({ code }) => code === 'markdown/too-complex');
    for (const { hint } of diagnostics) expect(hint).toMatch(/\S/);
    if (isRefused) expect(html).toBe('');
  }
});

describe.runIf(IS_LONG)('time', () => {
  test.each(SHAPES)('%s', { timeout: 120_000, retry: 2 }, async (_, make) => {
    const [half, whole] = [await fastest(textOf(make, 32 * KB)), await fastest(textOf(make, 64 * KB))];
    if (whole === null) return; // Turned away.
    expect(whole).toBeLessThan(MOST_MS);
    if (half !== null && whole > WORTH_COMPARING_MS) expect(whole / half).toBeLessThan(MOST_GROWTH);
  });
});

/** Of three: others share the machine. null: it was turned away. */
async function fastest(text: string): Promise<number | null> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3; time++) {
    const { value, ms } = await timed(() => compilePage(text));
    if (value.diagnostics.some(({ code }) => code === 'markdown/too-complex')) return null;
    best = Math.min(best, ms);
  }
  return best;
}
