// Plausible: the queue that its script reads, with page views sent by hand so that they hold what the site knows of a page.
import type { AnalyticsClientConfig } from '../../model/client-config.ts';
import type { AnalyticsAdapter } from './adapter.ts';
import { addTagScript } from './tag-script.ts';
import { type EventParams, USER_PROPERTIES } from './track.ts';

type PlausibleConfig = Extract<AnalyticsClientConfig, { adapter: 'plausible' }>;
type Plausible = ((name: string, options?: object) => void) & { q?: unknown[] };

export interface PlausibleWindow extends Window {
  plausible?: Plausible;
}

export function createPlausible(
  { domain, script, integrity }: PlausibleConfig,
  view: PlausibleWindow,
): AnalyticsAdapter {
  view.plausible ??= queueFunction();
  addTagScript(view.document, script, { integrity, data: { domain } });
  let isStopped = false;
  let reader: EventParams = {};
  return {
    send({ name, params }) {
      if (isStopped) return;
      if (name === USER_PROPERTIES) {
        reader = { ...reader, ...params }; // Plausible knows no users: a page view tells of its own.
      } else if (name === 'page_view') {
        const { page_location, ...rest } = params;
        view.plausible?.('pageview', { u: page_location, props: { ...rest, ...reader } });
      } else view.plausible?.(name, { props: params });
    },
    stop() {
      isStopped = true;
    },
  };
}

/** Its script calls it for each entry of `q`, with what was called. */
function queueFunction(): Plausible {
  const plausible: Plausible = (...command) => {
    plausible.q = [...(plausible.q ?? []), command];
  };
  return plausible;
}
