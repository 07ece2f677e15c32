// The answer of an ad network to an ad that can be shown. It is read field by field: nothing in it is trusted.
import { isRecord } from '../../lib/is-record.ts';
import { webAddress } from './web-address.ts';

export interface NetworkAd {
  readonly link: string;
  /** Name of who advertises. */
  readonly company: string;
  /** HTML as it came. */
  readonly description: string;
  /** null: none, or none that is a web address. */
  readonly image: string | null;
  /** Pictures that count the display. */
  readonly impressions: readonly string[];
}

/** The first entry that is not empty and has a link to count clicks by; null: there is none. @throws when it is no answer. */
export function firstAd(answer: unknown): NetworkAd | null {
  if (!isRecord(answer) || !Array.isArray(answer.ads))
    throw new TypeError('The answer of the ad network lists no ads.');
  for (const entry of answer.ads) {
    const ad = isRecord(entry) ? readAd(entry) : null;
    if (ad) return ad;
  }
  return null;
}

/** No text of an ad is longer; what is longer is cut. */
const LONGEST = 1000;
/** No ad is counted by more hosts. */
const MOST_PIXELS = 20;

function readAd(entry: Readonly<Record<string, unknown>>): NetworkAd | null {
  const link = webAddress(textOf(entry.statlink));
  if (link === null) return null;
  const timestamp = typeof entry.timestamp === 'number' ? String(entry.timestamp) : textOf(entry.timestamp);
  const seen = webAddress(textOf(entry.statimp));
  return {
    link,
    company: textOf(entry.company).slice(0, LONGEST),
    description: textOf(entry.description).slice(0, LONGEST),
    image: webAddress(textOf(entry.image)),
    impressions: [...(seen === null ? [] : [seen]), ...pixelsOf(textOf(entry.pixel), timestamp)],
  };
}

/** Several addresses with `||` between them, each with a place for the time of the display. */
export function pixelsOf(pixel: string, timestamp: string): string[] {
  return pixel
    .split('||', MOST_PIXELS)
    .flatMap((address) => webAddress(address.trim().replace('[timestamp]', () => timestamp)) ?? []);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
