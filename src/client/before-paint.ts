// The inline script of every head: built to a string of its own, with what it has to know put in by esbuild.
import { isCrawler } from './ads/gate.ts';
import { isRefused } from './consent/store.ts';
import { runsHere } from './gate.ts';
import { applyReaderSettings, hideAnnouncement } from './state/reader-settings.ts';

declare const STORAGE_PREFIX: string;
/** Id of the announcement; empty: there is none, and esbuild leaves out what only it needs. */
declare const ANNOUNCEMENT: string;
/** Milliseconds since 1970. */
declare const ANNOUNCED_UNTIL: number;
/** Whether pages have places for ads; false: esbuild leaves out what only these need. */
declare const HAS_ADS: boolean;
/** Of `AdSettings`. */
declare const AD_HOST: string | null;
/** Whether all ads are those of a network, which not every reader lets in. */
declare const HAS_NETWORK_ADS_ONLY: boolean;
/** Whether the site asks its readers for consent. */
declare const ASKS_CONSENT: boolean;

try {
  applyReaderSettings(window, STORAGE_PREFIX);
  if (ANNOUNCEMENT !== '')
    hideAnnouncement(window, `${STORAGE_PREFIX}-announcement`, ANNOUNCEMENT, {
      until: ANNOUNCED_UNTIL,
      now: Date.now(),
    });
  // No place is kept free where no ad will come.
  if (
    HAS_ADS &&
    (!runsHere(AD_HOST, location) ||
      isCrawler(navigator.userAgent) ||
      (HAS_NETWORK_ADS_ONLY && isRefused(window, ASKS_CONSENT)))
  )
    document.documentElement.setAttribute('data-no-ads', '');
} catch (error) {
  console.error(error); // The page is readable in its default look; the rest of the head must still run.
}
