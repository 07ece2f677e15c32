// Shapes of text that parsers drown in: each is rendered or turned away, whatever its size.
import { expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';
import { IS_LONG } from '../support/long-run.ts';
import { SHAPES } from './shapes.ts';

const KB = 1024;
/** Of the shapes, the ones of a quick run: a page each, and one of so many. */
const ONE_OF = IS_LONG ? 1 : 4;

const textOf = (make: (size: number) => string, size: number) => make(size).slice(0, size);

test('the table of shapes has at least 150 entries, all different', () => {
  expect(new Set(SHAPES.map(([name]) => name)).size).toBe(SHAPES.length);
  expect(SHAPES.length).toBeGreaterThanOrEqual(150);
});

test.each(SHAPES.filter((_, index) => index % ONE_OF === 0))(
  'a page of the shape %s compiles or has a diagnostic',
  async (_, make) => {
    for (const size of [8 * KB, ...(IS_LONG ? [64 * KB, 250 * KB] : [])]) {
      const { html, diagnostics } = await compilePage(textOf(make, size));
      const isRefused = diagnostics.some(({ code }) => code === 'markdown/too-complex');
      for (const { hint } of diagnostics) expect(hint).toMatch(/\S/);
      if (isRefused) expect(html).toBe('');
    }
  },
);
