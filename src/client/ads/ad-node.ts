// The elements of an ad that docs-gen renders itself, and of the message to readers with an ad blocker.
//
// Ad blockers hide what has certain class names. The site's own ads and the message are for readers with ad blockers too, so
// the names here say nothing of ads.
import type { AdWords, HouseAd } from '../../model/ad-settings.ts';
import type { NetworkAd } from './network-ad.ts';
import type { AdShape } from './shape.ts';
import { siteAddress } from './web-address.ts';

export interface ShownAd {
  /** Text of the picture. */
  readonly name: string;
  /** Name of the advertiser, shown before the description; '': none. */
  readonly company: string;
  /** A safe address; null: the ad leads nowhere. */
  readonly link: string | null;
  /** The same. */
  readonly image: string | null;
  /** HTML of strangers. */
  readonly description: string;
  readonly publisher: string;
}

export interface AdNodeTools {
  readonly document: Document;
  /** Makes HTML of strangers safe to show. */
  readonly safeText: (html: string) => Node;
  readonly words: AdWords;
}

/** Of the picture, in pixels. */
const WIDTH = 130;
const HEIGHT = 100;

export function adNode(ad: ShownAd, shape: AdShape, { document, safeText, words }: AdNodeTools): HTMLElement {
  const make = makerOf(document);
  const notice = make('div', 'dg-notice');
  notice.dataset.shape = shape;
  const link = make('a', 'dg-notice-link');
  if (ad.link !== null) Object.assign(link, { href: ad.link, target: '_blank', rel: 'noopener sponsored' });
  const text = make('span', 'dg-notice-text');
  text.dir = 'auto'; // Its language is that of who advertises.
  text.append(safeText(ad.description));
  if (ad.company !== '') text.prepend(make('b', 'dg-notice-company', ad.company), ' ');
  if (shape === 'inline') text.prepend(make('span', 'dg-notice-mark', words.mark), ' ');
  // In a line there is room for the pictures of companies, which are shown smaller; those of the site's own need their size.
  if (ad.image !== null && (shape === 'image' || ad.company !== '')) {
    const image = document.createElement('img');
    Object.assign(image, { alt: ad.name, width: WIDTH, height: HEIGHT, decoding: 'async', src: ad.image });
    link.append(image);
  }
  link.append(text);
  if (shape === 'inline') link.append(' ', make('span', 'dg-notice-more', words.more));
  notice.append(link, make('span', 'dg-notice-by', credit(words.credit, ad.publisher)));
  return notice;
}

/** An ad of the site's own. `pictureAddress`: null for addresses that may not be shown. */
export function houseAd(ad: HouseAd, pictureAddress: (text: string) => string | null): ShownAd {
  const { name, description, poweredby, img, link } = ad;
  return {
    name,
    company: '',
    description,
    publisher: poweredby,
    link: siteAddress(link),
    image: img && pictureAddress(img),
  };
}

/** A neutral picture replaces one that does not load: it has the same size, so that nothing moves. */
export function replaceFailedPictures(place: HTMLElement): void {
  const replace = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && target.src !== NEUTRAL && !target.closest('[hidden]'))
      target.src = NEUTRAL;
  };
  place.addEventListener('error', replace, { capture: true });
}

/** A frame with a mountain and the sun, gray on light and dark pages. */
const NEUTRAL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><g fill="#8a94a6"><path opacity=".18" d="M0 0h130v100H0z"/><circle cx="82" cy="38" r="7"/><path d="M39 68l18-26 12 16 8-8 14 18z"/></g></svg>',
)}`;

/** Hidden pictures, by which the network counts. */
export function impressions({ impressions: addresses }: NetworkAd, document: Document): HTMLElement {
  const hidden = document.createElement('span');
  hidden.hidden = true;
  for (const src of addresses) {
    const image = document.createElement('img');
    Object.assign(image, { alt: '', width: 1, height: 1, src });
    hidden.append(image);
  }
  return hidden;
}

export function messageNode({ document, words: { blocked } }: Pick<AdNodeTools, 'document' | 'words'>): HTMLElement {
  const make = makerOf(document);
  const message = make('div', 'dg-notice dg-notice-message');
  for (const text of [blocked.likeMui, blocked.adblock, blocked.thanks]) message.append(make('p', '', text));
  return message;
}

/** What the click listener of analytics reads: the nearest such element above a click speaks for it. */
export function markForClicks({ dataset }: HTMLElement, label: string): void {
  dataset.gaEventCategory = 'ad';
  dataset.gaEventAction = 'click';
  dataset.gaEventLabel = label;
}

/** `ad by {{publisher}}` with its name. */
export function credit(template: string, publisher: string): string {
  return template.replace('{{publisher}}', () => publisher);
}

function makerOf(document: Document) {
  return <Name extends 'a' | 'b' | 'div' | 'p' | 'span'>(name: Name, className: string, text?: string) => {
    const element = document.createElement(name);
    if (className !== '') element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };
}
