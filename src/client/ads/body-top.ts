// Brings ads to a page that has a place for one: that at its top, and those below demos whose code is opened.
//
// The file is named after the place, not after what stands in it: ad blockers block what is called an ad, and readers who
// have one are shown the site's own ads or a message.
import type { AdSettings } from '../../model/ad-settings.ts';
import { type TrackedWindow, track } from '../analytics/track.ts';
import { jsonWithSiteBase } from '../config.ts';
import { consentOf } from '../consent/store.ts';
import { showDemoAd } from './demo-ad.ts';
import { freeUnseen } from './free-place.ts';
import { safeText } from './safe-text.ts';
import { type AdShape, shapeOf } from './shape.ts';
import { showTopAd } from './top-ad.ts';

/** `box`: the place at the top, which names the settings. */
export async function startAds(box: HTMLElement, view: Window & TrackedWindow): Promise<void> {
  const { document, location, navigator } = view;
  const consent = consentOf(view);
  const env = {
    document,
    root: document,
    clock: { setTimeout: view.setTimeout.bind(view), clearTimeout: view.clearTimeout.bind(view) },
    random: Math.random,
    track: (name: string, params: { readonly eventAction: string; readonly eventLabel: string }) =>
      track(view, name, params),
    userAgent: navigator.userAgent,
    hostname: location.hostname,
    permission: { isGiven: () => consent.getSnapshot() === 'all', subscribe: consent.subscribe },
    safeText: (html: string) => safeText(html, document),
    fetch: view.fetch.bind(view),
  };
  let settings: AdSettings;
  try {
    settings = await fetchSettings(box, view);
  } catch (error) {
    env.track('ad', { eventAction: 'crash', eventLabel: String(null) });
    freeUnseen(box);
    throw error;
  }
  await shown(document);
  const shape: AdShape = shapeOf(env.random(), settings.inlineChance);
  showTopAd(box, settings, { ...env, shape });
  const expand = (frame: Element | null): void => {
    if (frame instanceof HTMLElement) void showDemoAd(frame, settings, env);
  };
  document.addEventListener('dg-expanded', ({ target }) => expand(target instanceof Element ? target : null));
  // Opened while this file was loaded: an ad that comes now must move nothing that the reader sees.
  for (const frame of document.querySelectorAll('.dg-demo[data-expanded]'))
    if (frame.getBoundingClientRect().bottom >= view.innerHeight) expand(frame);
}

async function fetchSettings(box: HTMLElement, view: Window): Promise<AdSettings> {
  const answer = await view.fetch(box.dataset.settings ?? '');
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  if (process.env.RELATIVE_BASE === 'yes') return jsonWithSiteBase(await answer.json(), view.document);
  return await answer.json(); // The same build wrote it, from this very type.
}

/** A page that the browser made ready ahead may never have a reader: no network counts it before it has. */
function shown(document: Document): Promise<unknown> | undefined {
  const { prerendering } = document as { prerendering?: boolean }; // Not in all browsers, nor in TypeScript's own types.
  if (!prerendering) return undefined;
  return new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
