// The place for the ad of a network at the top of a page: how the ad is requested, and whether it has come.
import type { AdNetwork } from '../../model/ad-settings.ts';
import { type AdNodeTools, adNode, impressions } from './ad-node.ts';
import { type Clock, type Detection, type Sight, watchForAd } from './detection.ts';
import { fetchAd } from './fetch-ad.ts';
import type { AdShape } from './shape.ts';

/** Brings the ad of a network into `place`. */
export type NetworkCaller = (place: HTMLElement, network: AdNetwork) => void | Promise<void>;

interface CallTools extends AdNodeTools {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** A line of text comes from the list of the network, a picture from its script; where a network has one of the two, both do. */
export function callerOf(network: AdNetwork | null, shape: AdShape, tools: CallTools): NetworkCaller | null {
  if (network === null) return null;
  const { script, inlineUrl } = network;
  if (inlineUrl !== null && (shape === 'inline' || script === null))
    return (place) => showListedAd(place, { ...network, inlineUrl }, shape, tools);
  return script === null ? null : (place) => addScript(place, { ...network, script });
}

/** The script puts its ad beside itself. */
function addScript(
  place: HTMLElement,
  { script: src, scriptId, integrity }: AdNetwork & { readonly script: string },
): void {
  const { ownerDocument: document } = place;
  if (document.getElementById(scriptId)) return;
  const script = document.createElement('script');
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  Object.assign(script, { id: scriptId, async: true, src });
  place.append(script);
}

/** Where the list has no ad, or cannot be fetched, the place stays empty: after a while the ad counts as blocked. */
async function showListedAd(
  place: HTMLElement,
  { inlineUrl, publisher }: AdNetwork & { readonly inlineUrl: string },
  shape: AdShape,
  tools: CallTools,
): Promise<void> {
  const ad = await fetchAd(inlineUrl, { fetch: tools.fetch, isWanted: () => place.isConnected });
  if (ad === null) return;
  place.append(adNode({ ...ad, name: ad.company, publisher }, shape, tools), impressions(ad, tools.document));
}

export interface NetworkPlace {
  readonly element: HTMLElement;
  /** Calls the network and looks for its ad; a second call changes nothing. */
  start(): void;
  stop(): void;
}

interface PlaceTools extends AdNodeTools {
  readonly root: Pick<ParentNode, 'querySelector'>;
  readonly shape: AdShape;
  readonly clock: Clock;
  /** Must not throw. */
  readonly call: (place: HTMLElement, network: AdNetwork) => void;
}

export function networkPlace(
  place: HTMLElement,
  network: AdNetwork,
  { document, root, shape, words, clock, call }: PlaceTools,
  onChange: (detection: Detection) => void,
): NetworkPlace {
  const element = document.createElement('div');
  element.className = 'dg-notice-guest';
  element.dataset.shape = shape;
  element.dataset.mark = words.mark; // Styles show it before a line of text.
  place.append(element);
  let timer: number | undefined;
  let stopWatching: (() => void) | null = null;
  const find = (own: string, foreign: string) => element.querySelector(own) ?? root.querySelector(foreign);
  const look = (): Sight => ({
    hasAd: find('.dg-notice', network.element) !== null,
    href: find('.dg-notice-link', network.link)?.getAttribute('href') ?? null,
  });
  return {
    element,
    start() {
      if (stopWatching) return;
      timer = clock.setTimeout(() => call(element, network), 0);
      stopWatching = watchForAd({ look, backersLink: network.backersLink, clock, onChange });
    },
    stop() {
      clock.clearTimeout(timer);
      stopWatching?.();
    },
  };
}
