// What stands in the place of the ad: the ad of the network, one of the site's own, a message, or nothing.
import type { AdSettings, HouseAd } from '../../model/ad-settings.ts';
import type { Detection } from './detection.ts';

export interface AdSituation extends Pick<Detection, 'adblock' | 'carbonOut'> {
  /** A crawler, or a copy of the site that shows no ads. */
  readonly isSkipped: boolean;
  /** False: the site has none, or its reader has not agreed. */
  readonly mayAskNetwork: boolean;
  /** Its script or list could not be called. */
  readonly hasNetworkFailed: boolean;
}

/** Two numbers from 0 up to 1, drawn once for a page: what was chosen stays. */
export interface AdDraws {
  readonly message: number;
  readonly entry: number;
}

export type AdChoice =
  | { readonly kind: 'none'; readonly label: null }
  | { readonly kind: 'message'; readonly label: string }
  | { readonly kind: 'in-house'; readonly label: string; readonly ad: HouseAd }
  | { readonly kind: 'network'; readonly label: string };

export function chooseAd(
  { isSkipped, mayAskNetwork, hasNetworkFailed, adblock, carbonOut }: AdSituation,
  draws: AdDraws,
  { network, inHouse, blockedMessageChance }: Pick<AdSettings, 'network' | 'inHouse' | 'blockedMessageChance'>,
): AdChoice {
  const own = (label: string): AdChoice => {
    const ad = inHouse[Math.floor(draws.entry * inHouse.length)];
    return ad ? { kind: 'in-house', label, ad } : NOTHING;
  };
  if (isSkipped) return NOTHING;
  if (network === null || !mayAskNetwork || hasNetworkFailed) return own('in-house');
  if (adblock === true)
    return draws.message < blockedMessageChance ? { kind: 'message', label: 'in-house-adblock' } : own('in-house');
  if (carbonOut) return own('in-house-carbon');
  return { kind: 'network', label: network.label };
}

const NOTHING: AdChoice = { kind: 'none', label: null };
