// The events of ads: what analytics is sent about those that are shown and those that fail.
import type { Clock } from './detection.ts';

/** An ad counts as displayed after it was shown for this long. */
export const SETTLED_AFTER_MS = 2500;

export type TrackAd = (name: 'ad', params: { readonly eventAction: string; readonly eventLabel: string }) => void;

export interface AdEventsEnv {
  /** Share of displays that is reported, 0 to 1. */
  readonly displayRatio: number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly clock: Clock;
  readonly track: TrackAd;
}

export interface AdEvents {
  /** The label of the ad in the place; null: there is no ad yet. Reported once, after it has not changed for a while. */
  settle(label: string | null): void;
  /** An ad that docs-gen renders itself is there: reported at once. */
  display(label: string): void;
  /** Always reported. */
  crash(label: string | null): void;
  stop(): void;
}

export function createAdEvents({ displayRatio, random, clock, track }: AdEventsEnv): AdEvents {
  let timer: number | undefined;
  let waiting: string | null = null;
  const settled = new Set<string>();
  const isReported = (): boolean => random() <= displayRatio;
  const send = (eventAction: string, eventLabel: string): void => track('ad', { eventAction, eventLabel });
  const stop = (): void => {
    clock.clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };
  return {
    settle(label) {
      if (label === waiting && label !== null) return;
      stop();
      if (label === null || settled.has(label)) return;
      waiting = label;
      const isInSample = isReported();
      timer = clock.setTimeout(() => {
        settled.add(label);
        if (isInSample) send('display', label);
      }, SETTLED_AFTER_MS);
    },
    display(label) {
      if (isReported()) send('display', label);
    },
    crash: (label) => send('crash', String(label)),
    stop,
  };
}
