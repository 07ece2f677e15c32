// The states of ads that the lab page brings about, each as the surroundings in which it comes by itself. No host is asked.
import type { AdNetwork, AdSettings } from '../../model/ad-settings.ts';
import type { DemoAdEnv } from './demo-ad.ts';
import { creativeNodes, type LabCreative } from './lab-creatives.ts';
import type { TopAdEnv } from './top-ad.ts';
import { siteAddress } from './web-address.ts';

export const LAB_STATES = ['network', 'late', 'blocked', 'backers', 'own', 'refused', 'crawler', 'crash'] as const;
export type LabState = (typeof LAB_STATES)[number];

export const LAB_ANSWERS = ['good', 'late', 'empty', 'failure', 'hostile'] as const;
export type LabAnswer = (typeof LAB_ANSWERS)[number];

const BACKERS = 'https://example.com/backers';
const ADVERTISER = 'https://example.com/';

const NETWORK: AdNetwork = {
  script: 'https://example.com/never-asked.js',
  scriptId: 'never-added',
  element: '.carbonads',
  link: '.carbonads a',
  backersLink: BACKERS,
  inlineUrl: 'https://example.com/never-asked.json',
  publisher: 'Carbon',
  label: 'carbon',
};

export function labStateSettings(settings: AdSettings, state: LabState): AdSettings {
  return { ...settings, network: state === 'own' || state === 'crash' ? null : NETWORK };
}

/** What the network brings, and after how many milliseconds; null: nothing. */
const ANSWER_AFTER_MS: Readonly<Record<LabState, number | null>> = {
  network: 500,
  late: 4000,
  blocked: null,
  backers: 500,
  own: null,
  refused: null,
  crawler: null,
  crash: null,
};

type Given = Pick<TopAdEnv, 'document' | 'clock' | 'random' | 'track' | 'safeText' | 'shape' | 'root'>;

/** The ad of the network. */
export interface LabAd {
  readonly creative: LabCreative;
  readonly text: string;
  readonly credit: string;
}

export function labStateEnv(state: LabState, ad: LabAd, given: Given): TopAdEnv {
  return {
    ...given,
    userAgent: state === 'crawler' ? 'Googlebot' : 'a browser',
    hostname: '',
    permission: { isGiven: () => state !== 'refused', subscribe: () => () => undefined },
    fetch: async () => new Response('', { status: 404 }),
    // Pictures of the lab are part of the page.
    pictureAddress: (text) => (text.startsWith('data:image/svg+xml,') ? text : siteAddress(text)),
    safeText(html) {
      if (state === 'crash') throw new Error('The lab made the ad crash.');
      return given.safeText(html);
    },
    callNetwork(place) {
      const ms = ANSWER_AFTER_MS[state];
      if (ms === null) return;
      const href = state === 'backers' ? BACKERS : ADVERTISER;
      const { document, clock } = given;
      clock.setTimeout(() => place.append(...creativeNodes(ad.creative, { document, href, ...ad })), ms);
    },
  };
}

const LATE_AFTER_MS = 3000;

/** The answer of a host that is not there. */
export function labAnswer(answer: LabAnswer, description: string, { clock }: Pick<Given, 'clock'>): DemoAdEnv['fetch'] {
  const json = (ads: readonly unknown[]) => Response.json({ ads });
  const ad = { statlink: ADVERTISER, company: 'Example', description };
  return async () => {
    switch (answer) {
      case 'good':
        return json([{}, ad]);
      case 'late':
        await new Promise<void>((resolve) => clock.setTimeout(resolve, LATE_AFTER_MS));
        return json([ad]);
      case 'empty':
        return json([{}]);
      case 'failure':
        return new Response('', { status: 500 });
      case 'hostile':
        return json([
          { ...ad, statlink: 'javascript:alert(1)' },
          {
            ...ad,
            description: `${description}<script>alert(1)</script><img src=x onerror="alert(1)">`,
            pixel: 'javascript:alert(1)',
          },
        ]);
    }
  };
}
