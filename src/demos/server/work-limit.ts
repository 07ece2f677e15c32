// Stops work that does not end. It counts CPU time and not time on the clock, so a busy machine stops nothing.
import type { Timer } from '../../model/deps.ts';

export interface WorkLimit {
  /** The next part of the work begins, with a limit of its own in milliseconds of CPU time. */
  restart(limitMs: number): void;
  end(): void;
}

/** Time between two looks, in milliseconds. */
const LOOK_MS = 1000;
/** Work that uses no CPU time, such as a read that never returns, is stopped after an hour. */
const MOST_LOOKS = 3600;

/** `onOver` is called when the work has used up its limit. */
export function limitWork(limitMs: number, { cpuTime, every }: Timer, onOver: () => void): WorkLimit {
  let limit = limitMs;
  let used = 0;
  let looks = 0;
  let last = cpuTime();
  const end = every(LOOK_MS, () => {
    const now = cpuTime();
    // The process has other threads, but one thread cannot use more CPU time than time has passed.
    used += Math.min(now - last, LOOK_MS);
    last = now;
    looks += 1;
    if (used >= limit || looks >= MOST_LOOKS) onOver();
  });
  return {
    restart(nextLimitMs) {
      limit = nextLimitMs;
      used = 0;
      looks = 0;
      last = cpuTime();
    },
    end,
  };
}
