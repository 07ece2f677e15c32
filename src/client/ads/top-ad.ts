// The ad at the top of a page: chooses what stands there, shows it in the box that the page keeps free, and tells of it.
import type { AdNetwork, AdSettings, HouseAd } from '../../model/ad-settings.ts';
import { type AdEventsEnv, createAdEvents } from './ad-events.ts';
import { type AdNodeTools, adNode, markForClicks, messageNode, type ShownAd } from './ad-node.ts';
import { type AdChoice, chooseAd } from './choose.ts';
import { type Clock, type Detection, NOT_LOOKED, type Sight, watchForAd } from './detection.ts';
import { isCrawler, isPublicCopy } from './gate.ts';
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
  /** Where the ad of the network is looked for: the page. */
  readonly root: Pick<ParentNode, 'querySelector'>;
  /** Address of the picture of an ad of the site's own; null: it may not be shown. @default siteAddress */
  readonly pictureAddress?: (text: string) => string | null;
  /** Brings the ad of the network into `place`. @default by its script, which stands on a page once */
  readonly callNetwork?: (place: HTMLElement, network: ScriptNetwork) => void;
}

type ScriptNetwork = AdNetwork & { readonly script: string };

/** Returns what ends it. `box` is emptied first. */
export function showTopAd(box: HTMLElement, settings: AdSettings, env: TopAdEnv): () => void {
  const { document, random, permission, shape } = env;
  const events = createAdEvents({ ...env, displayRatio: settings.displayRatio });
  const draws = { message: random(), entry: random() };
  const isSkipped = isCrawler(env.userAgent) || !isPublicCopy(env.hostname, settings.hosts);
  const script = settings.network?.script ?? null;
  const place = document.createElement(isSkipped ? 'span' : 'div');
  let detection = NOT_LOOKED;
  let shown: AdChoice | null = null;
  let label: string | null = null;
  let network: NetworkPlace | null = null;

  const stop = (): void => {
    network?.stop();
    events.stop();
    unsubscribe();
  };
  const crash = (error: unknown): void => {
    stop();
    box.replaceChildren();
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
  const callNetwork = guarded(env.callNetwork ?? addScript);

  const update = guarded((): void => {
    const mayAskNetwork = script !== null && permission.isGiven();
    const choice = chooseAd({ ...detection, isSkipped, mayAskNetwork }, draws, settings);
    if (shown?.kind === choice.kind && shown.label === choice.label) return;
    shown = choice;
    label = choice.label === null ? null : `${choice.label}-${PLACEMENT}-${shape}`;
    if (label !== null) markForClicks(place, label);
    place.querySelector(':scope > .dg-notice')?.remove();
    if (choice.kind === 'network' && settings.network && script !== null)
      network ??= networkPlace(place, { ...settings.network, script }, { ...env, callNetwork }, guarded(see));
    // A blocked ad may come late, and its place with it.
    network?.element.toggleAttribute('hidden', choice.kind !== 'network');
    events.settle(label);
    if (choice.kind === 'message') place.append(messageNode({ document, words: settings.words }));
    if (choice.kind === 'in-house') {
      const tools = { ...env, words: settings.words };
      place.append(adNode(houseAd(choice.ad, env.pictureAddress ?? siteAddress), shape, tools));
      events.display(choice.ad.label);
    }
    if (choice.kind === 'network') network?.start();
  });
  const see = (seen: Detection): void => {
    detection = seen;
    update();
  };

  place.className = 'dg-notice-place';
  box.replaceChildren(place);
  const unsubscribe = permission.subscribe(update);
  update();
  return stop;
}

function houseAd(ad: HouseAd, pictureAddress: (text: string) => string | null): ShownAd {
  const { name, description, poweredby, img, link } = ad;
  return { name, description, publisher: poweredby, link: siteAddress(link), image: img && pictureAddress(img) };
}

interface NetworkPlace {
  readonly element: HTMLElement;
  /** Calls the network and looks for its ad; a second call changes nothing. */
  start(): void;
  stop(): void;
}

function networkPlace(
  place: HTMLElement,
  network: ScriptNetwork,
  { document, root, clock, callNetwork }: Required<Pick<TopAdEnv, 'document' | 'root' | 'clock' | 'callNetwork'>>,
  onChange: (detection: Detection) => void,
): NetworkPlace {
  const element = document.createElement('div');
  element.className = 'dg-notice-guest';
  place.append(element);
  let timer: number | undefined;
  let stopWatching: (() => void) | null = null;
  const look = (): Sight => ({
    hasAd: root.querySelector(network.element) !== null,
    href: root.querySelector(network.link)?.getAttribute('href') ?? null,
  });
  return {
    element,
    start() {
      if (stopWatching) return;
      timer = clock.setTimeout(() => callNetwork(element, network), 0);
      stopWatching = watchForAd({ look, backersLink: network.backersLink, clock, onChange });
    },
    stop() {
      clock.clearTimeout(timer);
      stopWatching?.();
    },
  };
}

/** The script puts its ad beside itself. */
function addScript(place: HTMLElement, { script: src, scriptId, integrity }: ScriptNetwork): void {
  const { ownerDocument: document } = place;
  if (document.getElementById(scriptId)) return;
  const script = document.createElement('script');
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  Object.assign(script, { id: scriptId, async: true, src });
  place.append(script);
}
