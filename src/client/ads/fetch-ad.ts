// Asks an ad network for an ad, as often as it answers without one, up to a limit.
import { firstAd, type NetworkAd } from './network-ad.ts';

const MOST_FETCHES = 10;
/** An answer that goes on for longer is no list of ads: a usual one has a hundredth of it. */
const MOST_BYTES = 200_000;

export interface FetchAdEnv {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** False once the place is gone. */
  readonly isWanted: () => boolean;
}

/** null: there is no ad, for whatever reason; the place stays empty. */
export async function fetchAd(url: string, { fetch, isWanted }: FetchAdEnv): Promise<NetworkAd | null> {
  for (let attempt = 1; attempt <= MOST_FETCHES && isWanted(); attempt++) {
    try {
      const ad = firstAd(await askOnce(url, fetch));
      if (ad) return isWanted() ? ad : null;
    } catch {
      return null; // Blocked, offline, or a host that answers something else: the next try would meet the same.
    }
  }
  return null;
}

async function askOnce(url: string, fetch: FetchAdEnv['fetch']): Promise<unknown> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`The ad network answered with status ${answer.status}.`);
  return JSON.parse(await boundedText(answer));
}

async function boundedText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      throw new Error('The answer of the ad network is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
