// The elements of an ad that the site shows itself, and of the message to readers with an ad blocker.
//
// Ad blockers hide what has certain class names. The site's own ads and the message are for readers with ad blockers too, so
// the names here say nothing of ads.
import type { AdWords } from '../../model/ad-settings.ts';
import type { AdShape } from './shape.ts';

export interface ShownAd {
  readonly name: string;
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
  if (shape === 'inline') {
    text.prepend(make('span', 'dg-notice-mark', words.mark), ' ');
  } else if (ad.image !== null) {
    const image = document.createElement('img');
    Object.assign(image, { alt: ad.name, width: WIDTH, height: HEIGHT, decoding: 'async', src: ad.image });
    link.append(image);
  }
  link.append(text);
  if (shape === 'inline') link.append(' ', make('span', 'dg-notice-more', words.more));
  notice.append(link, make('span', 'dg-notice-by', credit(words.credit, ad.publisher)));
  return notice;
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
  return <Name extends 'a' | 'div' | 'p' | 'span'>(name: Name, className: string, text?: string) => {
    const element = document.createElement(name);
    if (className !== '') element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };
}
