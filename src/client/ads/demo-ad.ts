// The ad below a demo whose code its reader has opened: one line, for which a place of its height is kept while it is fetched.
import type { AdSettings } from '../../model/ad-settings.ts';
import { runsHere } from '../gate.ts';
import { createAdEvents } from './ad-events.ts';
import { adNode, impressions, markForClicks, replaceFailedPictures } from './ad-node.ts';
import { fetchAd } from './fetch-ad.ts';
import { isCrawler } from './gate.ts';
import type { TopAdEnv } from './top-ad.ts';

export type DemoAdEnv = Omit<TopAdEnv, 'shape' | 'root' | 'pictureAddress' | 'callNetwork'>;

/** Behind the frame of the demo; nothing where there is no network, or it may not be asked. */
export async function showDemoAd(frame: HTMLElement, settings: AdSettings, env: DemoAdEnv): Promise<void> {
  const { document, permission } = env;
  const { network, words } = settings;
  if (network === null || network.inlineUrl === null || frame.dataset.ad === 'off') return;
  if (!permission.isGiven() || isCrawler(env.userAgent) || !runsHere(settings.host, env)) return;
  const events = createAdEvents({ ...env, displayRatio: settings.displayRatio });
  const label = `${network.label}-demo-inline`;
  const place = document.createElement('div');
  place.className = 'dg-notice-below';
  replaceFailedPictures(place);
  frame.after(place);
  try {
    const ad = await fetchAd(network.inlineUrl, { fetch: env.fetch, isWanted: () => place.isConnected });
    if (ad === null) return; // The place stays as it is: what the reader has come to below it does not move.
    const node = adNode({ ...ad, name: ad.company, publisher: network.publisher }, 'inline', { ...env, words });
    markForClicks(node, label);
    place.append(node, impressions(ad, document));
    events.display(label);
  } catch (error) {
    place.replaceChildren();
    events.crash(label);
    console.error(error);
  }
}
