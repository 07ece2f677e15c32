// What the script of an ad network inserts: six creatives in the markup that networks such as Carbon and EthicalAds use.

/** Answered by the tests. */
export const CREATIVE_PICTURE = 'https://pictures.test/ad.svg';
export const PICTURE_BODY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="200"><path fill="#0b739e" d="M0 0h260v200H0z"/><circle cx="130" cy="100" r="60" fill="#fff"/></svg>';
const BROKEN_PICTURE = 'https://pictures.test/broken.svg';

const TEXT = 'Lighthouse watches every page of your site, and tells you before your readers do. Try it for free.';
const CREDIT = 'ads via Carbon';
const LINK = 'href="https://buy.example/" target="_blank" rel="noopener sponsored"';

const carbon = ({ text = TEXT, credit = CREDIT, picture = CREATIVE_PICTURE }) =>
  `<div id="carbonads"><span><span class="carbon-wrap">${
    picture &&
    `<a ${LINK} class="carbon-img"><img src="${picture}" alt="${CREDIT}" border="0" height="100" width="130" style="max-width: 130px;"></a>`
  }<a ${LINK} class="carbon-text">${text}</a></span><a ${LINK} class="carbon-poweredby">${credit}</a></span></div>`;

export const CREATIVES = {
  usual: carbon({}),
  wordy: carbon({
    text: `${TEXT} ${TEXT} ${TEXT}`,
    credit: 'ads via the International Network of Publishers of Documentation and Other Technical Texts, Limited',
  }),
  unbroken: carbon({ text: 'w'.repeat(160), credit: 'c'.repeat(120) }),
  'without its picture': carbon({ picture: BROKEN_PICTURE }),
  twice: carbon({}).repeat(2),
  ethical: `<div class="ea-placement"><div class="ea-content"><a ${LINK}><img src="${CREATIVE_PICTURE}" alt="Sponsored"></a><div class="ea-text"><a ${LINK}><strong>Lighthouse</strong> <span>${TEXT}</span></a></div></div><div class="ea-callout"><small><em><a ${LINK}>Ads by EthicalAds</a></em></small></div></div>`,
} as const;

export type Creative = keyof typeof CREATIVES;

/** The script of the network. */
export const scriptOf = (creative: Creative) =>
  `document.getElementById('_carbonads_js').insertAdjacentHTML('afterend', ${JSON.stringify(CREATIVES[creative])})`;
