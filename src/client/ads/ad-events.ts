// The events of ads: what analytics is told of those that are shown and of those that fail.
import type { Clock } from './detection.ts';

/** An ad is displayed when it has stood for this long. */
export const SETTLED_AFTER_MS = 2500;

export type TrackAd = (name: 'ad', params: { readonly eventAction: string; readonly eventLabel: string }) => void;

export interface AdEventsEnv {
  /** Share of displays that is told, 0 to 1. */
  readonly displayRatio: number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  readonly clock: Clock;
  readonly track: TrackAd;
}

export interface AdEvents {
  /** The place has another ad from now on; null: none. Told when it stays. */
  settle(label: string | null): void;
  /** An ad of our own making is there: told at once. */
  display(label: string): void;
  /** Always told. */
  crash(label: string | null): void;
  stop(): void;
}

export function createAdEvents({ displayRatio, random, clock, track }: AdEventsEnv): AdEvents {
  let timer: number | undefined;
  const isTold = (): boolean => random() <= displayRatio;
  const tell = (eventAction: string, eventLabel: string): void => track('ad', { eventAction, eventLabel });
  const stop = (): void => {
    clock.clearTimeout(timer);
    timer = undefined;
  };
  return {
    settle(label) {
      stop();
      if (label === null || !isTold()) return;
      timer = clock.setTimeout(() => tell('display', label), SETTLED_AFTER_MS);
    },
    display(label) {
      if (isTold()) tell('display', label);
    },
    crash: (label) => tell('crash', String(label)),
    stop,
  };
}
