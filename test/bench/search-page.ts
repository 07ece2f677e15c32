// What runs in the browser: a reader types each query letter by letter. It stands in a page's main thread, as browsers slow
// down no worker; what it loads and runs is what the worker does.
import { createPause } from '../../src/client/search/pause.ts';
import { createEngine, type SearchEngine } from '../../src/lib/search/engine.ts';
import type { RankedQuery } from '../search/support/ranking.ts';

/** What else runs on the machine is no part of it: all is done three times, and the quickest counts. */
const RUNS = [1, 2, 3];

export interface Typed {
  /** Milliseconds of each keystroke until its first answer, while files are still on their way. */
  readonly first: readonly number[];
  /** Until its whole answer, when everything is here. */
  readonly whole: readonly number[];
  /** The longest time in which nothing else could be done while files arrived. */
  readonly longestSlice: number;
}

export async function typeAll(queries: readonly RankedQuery[]): Promise<Typed> {
  const keys = queries.flatMap(({ text, product }) =>
    Array.from(text, (_, at): Key => ({ text: text.slice(0, at + 1), product })),
  );
  const arriving: (readonly Times[])[] = [];
  const here: (readonly Times[])[] = [];
  const slices: number[] = [];
  for (const _ of RUNS) {
    const engine = openEngine();
    const pulse = startPulse();
    await engine.open({ language: 'en', product: keys[0]?.product ?? null });
    arriving.push(await typeKeys(keys, engine));
    slices.push(pulse.stop());
    here.push(await typeKeys(keys, engine));
  }
  const quickest = (runs: readonly (readonly Times[])[], part: keyof Times) =>
    keys.map((_, at) => Math.min(...runs.flatMap((run) => run[at]?.[part] ?? [])));
  return {
    first: quickest(arriving, 'first'),
    whole: quickest(here, 'whole'),
    longestSlice: Math.min(...slices),
  };
}

type Key = Pick<RankedQuery, 'text' | 'product'>;

interface Times {
  readonly first: number;
  readonly whole: number;
}

function openEngine(): SearchEngine {
  const load = async (path: string) => (await fetch(`/${path}`)).json();
  return createEngine({ base: '/', pause: createPause(), load });
}

async function typeKeys(keys: readonly Key[], engine: SearchEngine): Promise<Times[]> {
  const pause = createPause();
  const times: Times[] = [];
  for (const { text, product } of keys) {
    await pause();
    const from = performance.now();
    let first = 0;
    await engine.ask({ text, product, language: 'en', isOnly: false, kinds: null, limit: 20 }, () => {
      if (first === 0) first = performance.now() - from;
    });
    times.push({ first, whole: performance.now() - from });
  }
  return times;
}

/** Messages to oneself, as fast as they come: the longest gap is the longest task. */
function startPulse(): { stop(): number } {
  const pause = createPause();
  let [isOn, longest, last] = [true, 0, performance.now()];
  const beat = async (): Promise<void> => {
    while (isOn) {
      await pause();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
  };
  const beating = beat();
  return {
    stop() {
      isOn = false;
      beating.catch(reportError);
      return longest;
    },
  };
}
