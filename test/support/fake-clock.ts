// A clock for tests of what waits: it stands still until it is told to go on.

import type { Timer } from '../../src/model/deps.ts';

export interface FakeClock {
  readonly now: () => number;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
  /** Runs what is due, each at its own moment; of two that are due together, the one that was set first. */
  readonly advance: (ms: number) => void;
  /** Number of timers that still wait. */
  readonly waiting: () => number;
}

export function fakeClock(): FakeClock {
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  let now = 0;
  let count = 0;
  return {
    now: () => now,
    setTimeout(run, ms) {
      timers.set(++count, { at: now + ms, run });
      return count;
    },
    clearTimeout(timer) {
      if (timer !== undefined) timers.delete(timer);
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([a, x], [b, y]) => x.at - y.at || a - b);
        if (!next) break;
        const [timer, { at, run }] = next;
        timers.delete(timer);
        now = at;
        run();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}

/** No time passes. */
export const stillTimer: Timer = { cpuTime: () => 0, every: () => () => {} };

/** The same numbers each time; fails when more are drawn than were given. */
export function givenNumbers(...numbers: readonly number[]): () => number {
  let next = 0;
  return () => {
    const number = numbers[next++];
    if (number === undefined) throw new Error(`Only ${numbers.length} numbers were given.`);
    return number;
  };
}
