// @vitest-environment happy-dom
// Twice the input takes at most 2.5 times the CPU time: single functions on the input that is hardest for them.
import { expect, test } from 'vitest';
import { align } from '../../../src/client/dev/align.ts';
import { codeFrame } from '../../../src/diagnostics/code-frame.ts';
import { highlight } from '../../../src/lib/highlight/highlight.ts';
import { stripTags } from '../../../src/lib/html.ts';
import { createSanitizer } from '../../../src/lib/safe-html.ts';
import { sanitizeFragment } from '../../../src/lib/sanitize-fragment.ts';
import { similarPages } from '../../../src/lib/similar-pages.ts';
import { hideMarkers } from '../../../src/markdown/markers.ts';
import { unique } from '../../../src/markdown/slug.ts';
import { SHAPES } from '../../markdown/shapes.ts';
import { compilePage } from '../../support/compile-page.tsx';
import { timed } from '../../support/cpu-time.ts';

const KB = 1024;
const MOST_GROWTH = 2.5;
/** Below it the engine's own work (compilation, garbage collection) is most of the time. */
const WORTH_COMPARING_MS = 100;
const RUNS = 5;
/** When the first runs show too much growth: more of them get closer to the work, and hide nothing. */
const MORE_RUNS = 15;

/** Makes the work for an input of a size; making the input is not measured. */
type Prepare = (size: number) => () => unknown;

const sanitizer = createSanitizer();
const repeated =
  (unit: string, work: (text: string) => unknown): Prepare =>
  (size) => {
    const text = unit.repeat(Math.ceil(size / unit.length));
    return () => work(text);
  };
const sanitized = (unit: string) => repeated(unit, (text) => sanitizeFragment(text, { sanitizer }));
const styled = (unit: string) => repeated(unit, (text) => sanitizeFragment(`<i style="${text}x">x</i>`, { sanitizer }));
const stripped = (unit: string) => repeated(unit, stripTags);

/** Sizes are characters, headings, pages, rows or frames. */
const FUNCTIONS: readonly (readonly [name: string, size: number, prepare: Prepare])[] = [
  [
    'the ids of equal headings',
    100_000,
    (size) => () => {
      const taken = new Map<string, number>();
      for (let index = 0; index < size; index++) unique('a', taken);
    },
  ],
  [
    'a marker behind tabs',
    2_000_000,
    (size) => {
      const text = `${'\t'.repeat(size)}:::`;
      return () => hideMarkers(text);
    },
  ],
  ...['<a', '<a<', '<b title="', '&amp', '<!--', '<b></b>'].map(
    (unit) => [`sanitizing ${unit}`, 100_000, sanitized(unit)] as const,
  ),
  ...[' ', 'color:red;', 'calc('].map((unit) => [`a style of ${JSON.stringify(unit)}`, 100_000, styled(unit)] as const),
  ...['<a', '<a "', '<!--'].map((unit) => [`stripping ${unit}`, 400_000, stripped(unit)] as const),
  ['colours of a long block', 60_000, repeated('const a = <b>{f("x", 1)}</b>;\n', (code) => highlight(code, 'tsx'))],
  [
    'the nearest of many pages',
    10_000,
    (size) => {
      const rows = Array.from({ length: size }, (_, i) => [`/a/group-${i % 40}/component-number-${i}/`, `${i}`]);
      const list = { languages: ['en'], products: { '/a/': 'A' }, pages: Object.fromEntries(rows) };
      return () => similarPages('/a/group-7/component-numbr-47/', list);
    },
  ],
  [
    'matching edited rows',
    500,
    (size) => {
      const rows = (text: string) => {
        const element = document.createElement('div');
        element.innerHTML = Array.from({ length: size }, (_, row) => `<p>${row} ${text}</p>`).join('');
        return [...element.childNodes];
      };
      const [before, after] = [rows('a'), rows('b')];
      return () => align(before, after);
    },
  ],
  [
    'frames of a long line',
    500_000,
    (size) => {
      const line = 'a=1;'.repeat(size / 4);
      return () => {
        for (let frame = 0; frame < 100; frame++)
          codeFrame(line, { file: 'a.js', line: 1, column: size / 2, length: 3 }, 80);
      };
    },
  ],
];

test.each(FUNCTIONS)('%s takes at most 2.5 times the work for twice the input', async (name, size, prepare) => {
  const half = await least(prepare(size));
  const whole = await least(prepare(size * 2));
  console.info(`${name}: ${half.toFixed(1)} ms, ${whole.toFixed(1)} ms, ×${(whole / half).toFixed(2)}`);
  if (whole > WORTH_COMPARING_MS) expect(whole / half).toBeLessThanOrEqual(MOST_GROWTH);
});

test.each(SHAPES)('a page of %s takes at most 2.5 times the work for twice the text', async (_, make) => {
  const textOf = (size: number) => make(size).slice(0, size);
  for (const runs of [RUNS, MORE_RUNS]) {
    const half = await leastOfPage(textOf(32 * KB), runs);
    const whole = await leastOfPage(textOf(64 * KB), runs);
    // The engine's memory grows in steps, one of which may be between two sizes: quadratic work grows by as much at the next one.
    const twice = await leastOfPage(textOf(128 * KB), runs);
    if (half === null || whole === null || whole <= WORTH_COMPARING_MS) return;
    const growth = Math.min(whole / half, twice === null ? Number.POSITIVE_INFINITY : twice / whole);
    if (growth <= MOST_GROWTH) return;
    if (runs === MORE_RUNS) expect(growth).toBeLessThanOrEqual(MOST_GROWTH);
  }
});

/** Least CPU time of several runs: other processes and a cold cache can only add to it. */
async function least(work: () => unknown, runs = RUNS): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) best = Math.min(best, (await timed(work)).ms);
  return best;
}

/** null: the page is refused as too complex. */
async function leastOfPage(text: string, runs: number): Promise<number | null> {
  const { diagnostics } = await compilePage(text);
  if (diagnostics.some(({ code }) => code === 'markdown/too-complex')) return null;
  return least(() => compilePage(text), runs);
}
