// What a finished stage leaves behind, live line or not.
import type { Progress } from '../model/deps.ts';

export interface TerminalProgress extends Progress {
  /** Takes back what is not finished, so that other text can follow. */
  readonly close: () => void;
}

/** What takes less says nothing to who waits, and there are thirty stages: `--timings` lists all of them. */
const WORTH_A_LINE_MS = 100;

/** `compile: 381 in 1.2 s`; null: the stage was over before anybody could have waited for it. */
export function finishedLine(stage: string, ms: number, items?: number): string | null {
  if (ms < WORTH_A_LINE_MS) return null;
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  return items === undefined ? `${stage}: ${time}` : `${stage}: ${items} in ${time}`;
}
