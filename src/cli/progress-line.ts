// What a finished stage leaves behind, live line or not.
import type { Progress } from '../model/deps.ts';

export interface TerminalProgress extends Progress {
  /** Takes back what is not finished, so that other text can follow. */
  readonly close: () => void;
}

/** `compile: 381 in 1.2 s` */
export function stageLine(stage: string, ms: number, items?: number): string {
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  return items === undefined ? `${stage}: ${time}` : `${stage}: ${items} in ${time}`;
}
