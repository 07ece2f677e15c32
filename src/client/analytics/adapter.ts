// Who is told of events: the adapter that the config names, loaded when its time has come.
import type { AnalyticsClientConfig } from '../../model/client-config.ts';
import { createGtag } from './gtag.ts';
import { createPlausible } from './plausible.ts';
import type { TrackedEvent } from './track.ts';

export interface AnalyticsAdapter {
  readonly send: (event: TrackedEvent) => void;
  /** The reader has taken the agreement back: nothing may be stored or sent from now on. */
  readonly stop: () => void;
}

/** `loadModule`: the dynamic import of a script of the project. */
export async function loadAdapter(
  config: AnalyticsClientConfig,
  view: Window,
  loadModule: (address: string) => Promise<{ readonly default?: unknown }>,
): Promise<AnalyticsAdapter> {
  switch (config.adapter) {
    case 'gtag':
      return createGtag(config, view);
    case 'plausible':
      return createPlausible(config, view);
    case 'module':
      return ownAdapter((await loadModule(config.script)).default);
  }
}

/** The build has seen that it exports something as default; only here can it be seen what. */
function ownAdapter(send: unknown): AnalyticsAdapter {
  if (typeof send !== 'function')
    throw new Error('The module of `analytics.adapter` must export a function as default.');
  let isStopped = false;
  return {
    send({ name, params }) {
      if (isStopped) return;
      try {
        send(name, params);
      } catch (error) {
        console.error(`Analytics failed at the event ${name}.`, error); // What happened on the page goes on.
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
