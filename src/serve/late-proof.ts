// Types of demos and fences are checked when the whole site has been: no page waits for it, and what changes meanwhile is checked
// next.
import type { Diagnostic } from '../model/outcome.ts';

export interface LateProof<State> {
  /** Checks this state, unless it was checked, when the one before is finished. */
  start(state: State): void;
  /** Resolves when nothing is being checked. */
  idle(): Promise<void>;
}

export interface LateProofOptions<State> {
  readonly check: (state: State) => Promise<readonly Diagnostic[]>;
  /** Not called for a state that another one followed meanwhile. */
  readonly show: (diagnostics: readonly Diagnostic[]) => void;
  readonly failed: (error: unknown) => void;
  /** In milliseconds. */
  readonly now: () => number;
  readonly after: (ms: number) => Promise<unknown>;
}

/** Work that slows down edits waits until the author has paused for this part of the time that it took before. */
export const PAUSE = 0.5;

export function createLateProof<State extends object>({
  check,
  show,
  failed,
  now,
  after,
}: LateProofOptions<State>): LateProof<State> {
  let wanted: State | null = null;
  let done: State | null = null;
  let working: Promise<void> | null = null;
  let lastMs = 0;
  const work = async () => {
    try {
      while (wanted !== null && wanted !== done) {
        const state: State = wanted;
        if (lastMs > 0) await after(lastMs * PAUSE);
        if (wanted !== state) continue;
        const started = now();
        const found = await check(state);
        lastMs = now() - started;
        done = state;
        if (wanted === state) show(found);
      }
    } catch (error) {
      failed(error);
    } finally {
      working = null; // At once: a state that is wanted from here on starts again.
    }
  };
  return {
    start(state) {
      wanted = state;
      if (state !== done) working ??= work();
    },
    async idle() {
      while (working) await working;
    },
  };
}
