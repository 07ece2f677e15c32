// What a finished stage leaves behind, live line or not.
import type { Progress } from '../model/deps.ts';

export interface TerminalProgress extends Progress {
  /** Takes back what is not finished, so that other text can follow. */
  readonly close: () => void;
}

/** What takes less says nothing to who waits, and there are thirty stages: only who asks for timings hears of all of them. */
export const WORTH_A_LINE_MS = 100;

/** `compile: 381 in 1.2 s`; null: the stage took less than `leastMs`. */
export function finishedLine(stage: string, ms: number, items: number | undefined, leastMs: number): string | null {
  if (ms < leastMs) return null;
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  return items === undefined ? `${stage}: ${time}` : `${stage}: ${items} in ${time}`;
}
