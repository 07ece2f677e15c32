// The ad at the top of a page: chooses an ad, shows it in the box that the page keeps free, and reports it.
import type { AdSettings } from '../../model/ad-settings.ts';
import { runsHere } from '../gate.ts';
import { type AdEventsEnv, createAdEvents } from './ad-events.ts';
import { type AdNodeTools, adNode, houseAd, markForClicks, messageNode, replaceFailedPictures } from './ad-node.ts';
import { type AdChoice, chooseAd } from './choose.ts';
import { type Clock, type Detection, NOT_LOOKED } from './detection.ts';
import { freeUnseen } from './free-place.ts';
import { isCrawler } from './gate.ts';
import { callerOf, type NetworkCaller, type NetworkPlace, networkPlace } from './network-place.ts';
import type { AdShape } from './shape.ts';
import { siteAddress } from './web-address.ts';

/** What analytics calls the place. */
const PLACEMENT = 'body-top';

export interface Permission {
  /** Whether a network may be asked. */
  isGiven(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface TopAdEnv extends Pick<AdNodeTools, 'document' | 'safeText'>, Pick<AdEventsEnv, 'random' | 'track'> {
  readonly clock: Clock;
  /** Drawn once for a page. */
  readonly shape: AdShape;
  readonly userAgent: string;
  readonly hostname: string;
  readonly permission: Permission;
  /** Searched for the ad of the network: the page. */
  readonly root: Pick<ParentNode, 'querySelector'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Address of the picture of an ad of the site's own; null: it may not be shown. @default siteAddress */
  readonly pictureAddress?: (text: string) => string | null;
  /** Brings the ad of the network into a place. @default by its list or its script: see `callerOf` */
  readonly callNetwork?: NetworkCaller;
}

/** Returns what ends it. `box` is emptied first. While no ad can come, it is hidden as soon as it is out of view. */
export function showTopAd(box: HTMLElement, settings: AdSettings, env: TopAdEnv): () => void {
  const { document, random, permission, shape } = env;
  const events = createAdEvents({ ...env, displayRatio: settings.displayRatio });
  const draws = { message: random(), entry: random() };
  const isSkipped = isCrawler(env.userAgent) || !runsHere(settings.host, env);
  const tools = { ...env, words: settings.words };
  const call = env.callNetwork ?? callerOf(settings.network, shape, tools);
  const place = document.createElement('div');
  let detection = NOT_LOOKED;
  let shown: AdChoice | null = null;
  let label: string | null = null;
  let network: NetworkPlace | null = null;
  let hasNetworkFailed = false;
  let stopFreeing = (): void => undefined;

  const stop = (): void => {
    stopFreeing();
    network?.stop();
    events.stop();
    unsubscribe();
  };
  const crash = (error: unknown): void => {
    stop();
    box.replaceChildren();
    stopFreeing = freeUnseen(box);
    events.crash(label);
    console.error(error);
  };
  const guarded = <Arguments extends readonly unknown[]>(run: (...given: Arguments) => void) => {
    return (...given: Arguments): void => {
      try {
        run(...given);
      } catch (error) {
        crash(error);
      }
    };
  };

  const ask = async (...given: Parameters<NetworkCaller>): Promise<void> => {
    try {
      await call?.(...given);
    } catch (error) {
      events.crash(label);
      console.error(error);
      hasNetworkFailed = true;
      network?.stop();
      update();
    }
  };

  const update = guarded((): void => {
    const mayAskNetwork = call !== null && permission.isGiven();
    const choice = chooseAd({ ...detection, isSkipped, mayAskNetwork, hasNetworkFailed }, draws, settings);
    if (shown?.kind !== choice.kind || shown.label !== choice.label) show(choice);
    // Until the ad of a network was seen, there is no ad to report.
    events.settle(choice.kind === 'network' && detection.adblock !== false ? null : label);
  });
  const show = (choice: AdChoice): void => {
    stopFreeing();
    // Where ads are skipped, the page has no room for them from the start. An ad may still come late until the place is given up.
    if (choice.kind !== 'none' || isSkipped) box.hidden = isSkipped;
    else stopFreeing = freeUnseen(box, () => network && stop());
    shown = choice;
    label = choice.label === null ? null : `${choice.label}-${PLACEMENT}-${shape}`;
    if (label !== null) markForClicks(place, label);
    place.querySelector(':scope > .dg-notice')?.remove();
    if (choice.kind === 'network' && settings.network && call)
      network ??= networkPlace(place, settings.network, { ...tools, call: ask }, guarded(see));
    // A blocked ad may come late, and its place with it.
    network?.element.toggleAttribute('hidden', choice.kind !== 'network');
    if (choice.kind === 'message') place.append(messageNode(tools));
    if (choice.kind === 'in-house') {
      place.append(adNode(houseAd(choice.ad, env.pictureAddress ?? siteAddress), shape, tools));
      events.display(choice.ad.label);
    }
    if (choice.kind === 'network') network?.start();
  };
  const see = (seen: Detection): void => {
    detection = seen;
    update();
  };

  place.className = 'dg-notice-place';
  replaceFailedPictures(place);
  box.replaceChildren(place);
  const unsubscribe = permission.subscribe(update);
  update();
  return stop;
}
