// Decides when files count as written: editors save a file in several steps, and what is between two of them is not worth reporting.
import { statSync } from 'node:fs';
import { isTemporary } from '../lib/node/temporary-files.ts';
import { type After, afterMs } from './change-queue.ts';

export interface WriteClock {
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly after: After;
}

export const SYSTEM_CLOCK: WriteClock = { now: () => performance.now(), after: afterMs };

/** Two steps of one save are not further apart. */
const STEP_MS = 100;
/** Between removing a file and creating it again. Authors wait longer for a deletion to show. */
const REPLACE_MS = 20;

export class UnfinishedWrites {
  readonly #clock: WriteClock;
  /** Files that are empty or missing, and since when. */
  readonly #begun = new Map<string, number>();
  #lastChange = Number.NEGATIVE_INFINITY;

  constructor(clock: WriteClock) {
    this.#clock = clock;
  }

  /** Milliseconds until files that are empty or missing count as saved like that: usually, an editor has begun to write them. */
  untilBlanksCount(paths: Iterable<string>, isKnown: (path: string) => boolean): number {
    const now = this.#clock.now();
    let remaining = 0;
    for (const path of paths) {
      const ms = longestStep(path, isKnown);
      if (ms === 0) {
        this.#begun.delete(path);
        continue;
      }
      const since = this.#begun.get(path) ?? now;
      this.#begun.set(path, since);
      remaining = Math.max(remaining, since + ms - now);
    }
    if (remaining <= 0) this.#begun.clear();
    return Math.max(0, remaining);
  }

  /** Files changed. */
  note(): void {
    this.#lastChange = this.#clock.now();
  }

  /** Milliseconds until the files that changed last count as written. */
  untilWritten(): number {
    return Math.max(0, this.#lastChange + STEP_MS - this.#clock.now());
  }
}

/** How long the path may be as it is now in the middle of a save; 0: it holds something. */
function longestStep(path: string, isKnown: (path: string) => boolean): number {
  const size = sizeOf(path);
  if (size === null) return isKnown(path) ? REPLACE_MS : 0;
  return size === 0 && !isTemporary(path) ? STEP_MS : 0;
}

/** null: nothing can be read there. Folders have a size. */
function sizeOf(path: string): number | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined ? null : found.isFile() ? found.size : 1;
  } catch {
    return null; // It is below a file, or may not be read.
  }
}
