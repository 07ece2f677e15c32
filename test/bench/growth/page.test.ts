// Twice the text takes at most 2.5 times the work, whatever it repeats: all that a build does with a page, in CPU time.
import { describe, expect, test } from 'vitest';
import { timed } from '../../support/cpu-time.ts';
import { IS_LONG } from '../../support/long-run.ts';
import { random } from '../../support/random.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { PAGE, type PageWork, pageWorker } from './page-work.ts';
import { filesOf, nameOf, PLACES, type Repetition, UNITS } from './repeated-text.ts';

const KB = 1024;
const MOST_GROWTH = 2.5;
/** All that is done for a page of 64 KB. What grows with the square and takes less is below 1 s for the longest page that is read. */
const WORTH_COMPARING_MS = 60;
/** Of 4 KB, and of 16: a test that waits for 64 KB of cubic work ends on another day. */
const HOPELESS_MS = 500;
/**
 * What else the machine does can only add to the CPU time of a piece of work, by caches that are cold and by collections of garbage
 * that are due: the least of several runs comes closest to the work. More runs make it truer, and hide nothing.
 */
const RUNS = [2, 6];
const SEED = 32;
const DRAWN = IS_LONG ? 4000 : 60;

const places = Object.keys(PLACES);

/** The inputs that were found first; with `DOCS_GEN_LONG`, each unit in each place; two units together, drawn. */
function repetitions(): Repetition[] {
  const chance = random(SEED);
  const draw = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T; // Below its length.
  const first = [
    ...['~', '`', '{{'].map((unit) => ({ unit, place: 'at the start' })),
    { unit: '<b>> [!NOTE]\n', place: 'in a region' },
  ];
  const single = IS_LONG ? places.flatMap((place) => UNITS.map((unit) => ({ unit, place }))) : [];
  const drawn = Array.from({ length: DRAWN }, (_, index) => {
    const unit = draw(UNITS);
    return { unit: index % 2 === 0 ? unit : unit + draw(UNITS), place: draw(places) };
  });
  return [...first, ...single, ...drawn];
}

interface Growth extends Repetition {
  /** Least CPU time in ms of 16, 32 and 64 KB. */
  readonly ms: readonly number[];
  readonly worst: number;
}

type Work = (files: Readonly<Record<string, string>>) => Promise<PageWork>;

/** With the code that every page needs optimized. */
async function warmWorker(): Promise<Work> {
  const work = await pageWorker(tempDir());
  const few = { [PAGE]: `# Title\n\nDescription.\n\n${'Words *b* [c](d/) `e`.\n'.repeat(100)}` };
  for (let run = 0; run < 20; run++) await work(few);
  return work;
}

/** null: it takes too little to say. */
async function growthOf(repetition: Repetition, work: Work): Promise<Growth | null> {
  const least = async (size: number, runs: number): Promise<number> => {
    const files = filesOf(repetition, size * KB);
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run++) best = Math.min(best, (await timed(() => work(files))).ms);
    return best;
  };
  for (const size of [4, 16]) {
    const ms = await least(size, 1);
    if (ms > HOPELESS_MS) return { ...repetition, ms: [ms], worst: Number.POSITIVE_INFINITY };
  }
  if ((await least(64, 1)) < WORTH_COMPARING_MS) return null;
  const ms = [Infinity, Infinity, Infinity];
  for (const runs of RUNS) {
    for (const [index, size] of [16, 32, 64].entries())
      ms[index] = Math.min(ms[index] ?? Infinity, await least(size, runs));
    if (worstOf(ms) <= MOST_GROWTH) break;
  }
  const growth = { ...repetition, ms, worst: worstOf(ms) };
  if (growth.worst <= MOST_GROWTH) return growth;
  // The engine's memory grows by steps, one of which may lie between two sizes: a square goes on at the next one.
  const next = await work(filesOf(repetition, 128 * KB));
  if (next.diagnostics.some(({ code }) => REFUSED.includes(code))) return growth;
  return { ...growth, worst: Math.min(growth.worst, (await least(128, 3)) / (ms[2] ?? 1)) };
}

const REFUSED = ['markdown/too-complex', 'content/bad-yaml'];

/** Of the doublings that are worth a comparison. */
function worstOf(ms: readonly number[]): number {
  const growths = ms.slice(1).map((now, index) => (now < WORTH_COMPARING_MS ? 0 : now / (ms[index] ?? now)));
  return Math.max(...growths);
}

describe('a page with twice the text', () => {
  test('takes at most 2.5 times the work', { timeout: IS_LONG ? 7_200_000 : 300_000 }, async () => {
    const work = await warmWorker();
    const all: Growth[] = [];
    for (const repetition of repetitions()) {
      const growth = await growthOf(repetition, work);
      if (growth) all.push(growth);
    }
    const worst = all.sort((a, b) => b.worst - a.worst).map(rowOf);
    if (IS_LONG) console.info(worst.slice(0, 5).join('\n'));
    expect(all.filter((growth) => growth.worst > MOST_GROWTH).map(rowOf)).toEqual([]);
  });

  test('is reported if its work grows with the square', () => {
    expect(worstOf([100, 400, 1600])).toBe(4);
    expect(worstOf([2, 8, 32])).toBe(0);
    expect(worstOf([20, 40, 80])).toBe(2);
  });
});

function rowOf(growth: Growth): string {
  return `${nameOf(growth)}: ${growth.ms.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}; ×${growth.worst.toFixed(2)}`;
}
