// Whether the ad of the network has come: looked for again and again, as nothing tells that it was blocked.

export interface Detection {
  /** How often was looked. */
  readonly attempt: number;
  /** null: not known yet. */
  readonly adblock: boolean | null;
  /** The network has no ad, and leads to the page of the backers. */
  readonly carbonOut: boolean;
  readonly isOver: boolean;
}

export interface Sight {
  readonly hasAd: boolean;
  /** Where the ad leads, as the page writes it. */
  readonly href: string | null;
}

export const POLL_MS = 500;
const MOST_ATTEMPTS = 30;
/** An ad that has not come after more attempts than these is taken for blocked: from the seventh, after three seconds. */
const PATIENCE = 6;

export const NOT_LOOKED: Detection = { attempt: 0, adblock: null, carbonOut: false, isOver: false };

export function lookAgain(
  { attempt: before, adblock }: Detection,
  { hasAd, href }: Sight,
  backersLink: string,
): Detection {
  const attempt = before + 1;
  const carbonOut = href === backersLink;
  if (hasAd || carbonOut) return { attempt, adblock: false, carbonOut, isOver: true };
  return {
    attempt,
    adblock: attempt > PATIENCE ? true : adblock,
    carbonOut: false,
    // A late ad is still one: who was taken for a reader with an ad blocker is looked at again.
    isOver: attempt >= MOST_ATTEMPTS,
  };
}

export interface Clock {
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number | undefined): void;
}

export interface WatchOptions {
  readonly look: () => Sight;
  readonly backersLink: string;
  readonly clock: Clock;
  /** Told of every change but that of the count. */
  readonly onChange: (detection: Detection) => void;
}

/** The first look is at once. Returns what ends it. */
export function watchForAd({ look, backersLink, clock, onChange }: WatchOptions): () => void {
  let detection = NOT_LOOKED;
  let timer: number | undefined;
  const again = (): void => {
    const last = detection;
    detection = lookAgain(last, look(), backersLink);
    timer = detection.isOver ? undefined : clock.setTimeout(again, POLL_MS);
    if (detection.adblock !== last.adblock || detection.carbonOut !== last.carbonOut) onChange(detection);
  };
  again();
  return () => clock.clearTimeout(timer);
}
