// Google's global tag function: the queue that its script reads, and consent as its host wants to be told of it.
import type { AnalyticsClientConfig } from '../../model/client-config.ts';
import type { AnalyticsAdapter } from './adapter.ts';
import { addTagScript } from './tag-script.ts';
import { USER_PROPERTIES } from './track.ts';

type GtagConfig = Extract<AnalyticsClientConfig, { adapter: 'gtag' }>;

export interface GtagWindow extends Window {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
}

/** Milliseconds in which the tag waits for an answer of the reader: behaviour §6.7. */
const WAIT_FOR_UPDATE_MS = 500;
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** Called when analytics is welcome. Storage for advertisements stays denied: readers are not asked for it. */
export function createGtag({ ids, script, integrity }: GtagConfig, view: GtagWindow): AnalyticsAdapter {
  const layer = view.dataLayer ?? [];
  view.dataLayer = layer;
  const gtag = view.gtag ?? tagFunction(layer);
  view.gtag = gtag;
  gtag('consent', 'default', { ...DENIED, wait_for_update: WAIT_FOR_UPDATE_MS });
  gtag('js', new Date());
  for (const id of ids) gtag('config', id, { send_page_view: false });
  const allow = (answer: 'granted' | 'denied') => gtag('consent', 'update', { ...DENIED, analytics_storage: answer });
  allow('granted');
  addTagScript(view.document, `${script}?id=${encodeURIComponent(ids[0] ?? '')}`, { integrity });
  let isStopped = false;
  return {
    send({ name, params }) {
      if (isStopped) return;
      if (name === USER_PROPERTIES) gtag('set', name, params);
      else gtag('event', name, params);
    },
    stop() {
      isStopped = true;
      allow('denied');
      forgetCookies(view);
    },
  };
}

/** The script tells commands from plain data by their type: an `arguments` object. */
function tagFunction(layer: unknown[]): (...command: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: an array would be read as data.
    layer.push(arguments);
  };
}

/** The tag sets `_ga` and its kin for the whole domain; nobody says which, so each is tried. */
function forgetCookies({ document, location }: Window): void {
  const names = document.cookie.split(/;\s*/).flatMap((pair) => /^_(?:ga|gid|gat)[^=]*(?==)/.exec(pair)?.[0] ?? []);
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  for (const name of names) for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
