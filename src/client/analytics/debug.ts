// `?dg-debug=analytics`: prints every event of the page to the console, with what becomes of it. Web vitals are measured on
// this page, although analytics measures a sample of all page loads.
import type { AnalyticsClientConfig } from '../../model/client-config.ts';
import type { ConsentStore } from '../consent/store.ts';
import { runsHere } from '../gate.ts';
import { collectEvents } from './start.ts';
import { type EventParams, followEvents } from './track.ts';
import { measureVitals, VITALS_RATIO } from './web-vitals.ts';

export interface DebugOptions {
  /** Undefined: the site has no adapter. */
  readonly analytics: AnalyticsClientConfig | undefined;
  readonly consent: Pick<ConsentStore, 'getSnapshot' | 'subscribe' | 'isRefusedByBrowser'>;
}

export function printAnalytics(view: Window & typeof globalThis, options: DebugOptions): void {
  const print = (name: string, params: EventParams, unsent: string | null): void =>
    view.console.info(`[analytics] ${name}`, params, unsent === null ? 'sent' : `not sent: ${unsent}`);
  followEvents(view, ({ name, params }) => print(name, params, whyUnsent(view.location, options)));
  // Without a listener that sends, nothing collects events either.
  let stop: (() => void) | null = null;
  const follow = (): void => {
    const isSending = whyUnsent(view.location, options) === null;
    if (isSending) stop?.();
    stop = isSending ? null : (stop ?? collectEvents(view));
  };
  options.consent.subscribe(follow);
  follow();
  const sample = `a sample of ${VITALS_RATIO * 100} % of page loads sends web vitals`;
  measureVitals({
    tell: (name, params) => print(name, params, sample),
    random: () => 0,
    load: () => import('web-vitals'),
  }).catch((error: unknown) => view.console.error(error));
}

/** Null: the adapter gets the events. */
function whyUnsent(location: Pick<Location, 'hostname'>, { analytics, consent }: DebugOptions): string | null {
  if (analytics === undefined) return 'the site has no analytics adapter';
  if (!runsHere(analytics.host, location)) return `analytics runs on ${analytics.host}, this is ${location.hostname}`;
  if (consent.isRefusedByBrowser) return 'the browser refuses tracking';
  if (consent.getSnapshot() !== 'all') return 'the reader has not agreed';
  return null;
}
