// Shows an ad at the top of a page, with a fake clock and chosen random numbers. What is observed is in view.
import { vi } from 'vitest';
import { safeText as realSafeText } from '../../../src/client/ads/safe-text.ts';
import type { AdShape } from '../../../src/client/ads/shape.ts';
import { showTopAd } from '../../../src/client/ads/top-ad.ts';
import type { AdSettings } from '../../../src/model/ad-settings.ts';
import { fakeClock, givenNumbers } from '../../support/fake-clock.ts';
import { SETTINGS } from './support.ts';

type Look = (
  entries: { readonly isIntersecting: boolean; readonly boundingClientRect: { readonly top: number } }[],
) => void;
const looks = new Set<Look>();

class InView {
  readonly #look: Look;
  constructor(look: Look) {
    this.#look = look;
  }
  observe() {
    looks.add(this.#look);
  }
  disconnect() {
    looks.delete(this.#look);
  }
}

/** The reader scrolls past all that is observed, or up to where it is below the window. */
export function scrollAway(to: 'above' | 'below' = 'above'): void {
  for (const look of looks) look([{ isIntersecting: false, boundingClientRect: { top: to === 'above' ? -200 : 900 } }]);
}

interface Options {
  readonly settings?: Partial<AdSettings>;
  /** In their order: message, entry, and one for each display that may be told. */
  readonly draws?: readonly number[];
  readonly shape?: AdShape;
  readonly userAgent?: string;
  readonly hostname?: string;
  readonly isPermitted?: boolean;
  readonly safeText?: (html: string) => Node;
  readonly callNetwork?: () => void;
  /** Of the list of the network. @default one that never answers */
  readonly fetch?: () => Promise<Response>;
}

export function show({
  settings = {},
  draws = [0.5, 0.5, 0, 0, 0, 0, 0],
  shape = 'image',
  userAgent = 'Chrome',
  hostname = 'acme.example',
  isPermitted = true,
  safeText = (html) => realSafeText(html, document),
  callNetwork,
  fetch = () => new Promise(() => undefined),
}: Options = {}) {
  looks.clear();
  vi.stubGlobal('IntersectionObserver', InView);
  const box = document.createElement('section');
  document.body.append(box);
  const clock = fakeClock();
  const told: string[] = [];
  let permitted = isPermitted;
  const listeners = new Set<() => void>();
  const stop = showTopAd(
    box,
    { ...SETTINGS, ...settings },
    {
      document,
      root: document,
      safeText,
      ...(callNetwork ? { callNetwork } : {}),
      clock,
      fetch,
      shape,
      userAgent,
      hostname,
      random: givenNumbers(...draws),
      track: (_, { eventAction, eventLabel }) => told.push(`${clock.now()} ${eventAction} ${eventLabel}`),
      permission: {
        isGiven: () => permitted,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
  );
  return {
    box,
    clock,
    told,
    stop,
    listeners,
    permit(given: boolean) {
      permitted = given;
      for (const listener of listeners) listener();
    },
    /** What the script of the network would put beside itself. */
    comes(href = 'https://buy.example/') {
      box
        .querySelector('.dg-notice-guest')
        ?.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${href}"></a></div>`);
    },
    scripts: () => [...document.querySelectorAll('script')].map(({ src }) => src),
    label: () => box.querySelector('[data-ga-event-category="ad"]')?.getAttribute('data-ga-event-label') ?? null,
    text: () => box.querySelector('.dg-notice')?.textContent ?? null,
    isNetworkShown: () => box.querySelector('.dg-notice-guest:not([hidden])') !== null,
  };
}
