// Analytics as a whole: its adapter, and all that happens on a page by itself. Loaded when the reader's agreement is there.
import type { AnalyticsClientConfig } from '../../model/client-config.ts';
import { loadAdapter } from './adapter.ts';
import { followClicks } from './clicks.ts';
import { followPageViews } from './page-view.ts';
import { type EventParams, followEvents, track } from './track.ts';
import { followProperties } from './user-properties.ts';
import { measureVitals } from './web-vitals.ts';

export interface AnalyticsOptions {
  readonly config: AnalyticsClientConfig;
  /** Whether what happened on the page so far may be told: not when the reader has agreed only just now. */
  readonly replay: boolean;
}

/** Returns what ends it, for a reader who takes the agreement back. */
export function startAnalytics(view: Window & typeof globalThis, { config, replay }: AnalyticsOptions): () => void {
  let isStopped = false;
  let stop = (): void => {
    isStopped = true;
  };
  loadAdapter(config, view, (address) => import(address))
    .then((adapter) => {
      if (isStopped) return adapter.stop();
      const ends = [followEvents(view, adapter.send, { replay }), collectEvents(view), adapter.stop];
      stop = () => {
        for (const end of ends) end();
      };
    })
    .catch((error: unknown) => console.error(error));
  return () => stop();
}

/** Puts on the queue what happens on the page by itself, whoever listens. Returns what ends it. */
export function collectEvents(view: Window & typeof globalThis): () => void {
  const random = () => view.Math.random();
  const ends = [followProperties(view), followClicks({ view, random }), followPageViews(view)];
  const tell = (name: string, params: EventParams) => track(view, name, params);
  measureVitals({ tell, random, load: () => import('web-vitals') }).catch((error: unknown) => console.error(error));
  return () => {
    for (const end of ends) end();
  };
}
