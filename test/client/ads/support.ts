// Settings of ads for tests: a network and three ads of the site's own.
import type { AdNetwork, AdSettings, HouseAd } from '../../../src/model/ad-settings.ts';

export const NETWORK: AdNetwork = {
  script: 'https://ads.example/show.js',
  scriptId: '_ads_js',
  element: '.ea-placement, #carbonads, .carbonads',
  link: '#carbonads a',
  backersLink: 'https://backers.example/page',
  inlineUrl: 'https://ads.example/inline.json',
  publisher: 'Carbon',
  label: 'carbon',
};

const house = (name: string): HouseAd => ({
  name,
  link: `https://${name}.example/`,
  img: `/assets/${name}.svg`,
  description: `<b>${name}.</b> A sentence.`,
  poweredby: 'Acme',
  label: `in-house-${name}`,
});

export const SETTINGS: AdSettings = {
  displayRatio: 0.1,
  inlineChance: 0.8,
  blockedMessageChance: 0.2,
  host: 'acme.example',
  network: NETWORK,
  inHouse: [house('one'), house('two'), house('three')],
  words: {
    mark: 'Ad',
    more: 'Get started',
    credit: 'ad by {{publisher}}',
    blocked: { likeMui: 'Like it?', adblock: 'Allow ads.', thanks: 'Thanks!' },
  },
};
