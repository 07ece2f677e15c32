// The inline script of every head: built to a string of its own, with what it has to know put in by esbuild.
import { isCrawler } from './ads/gate.ts';
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

try {
  applyReaderSettings(window, STORAGE_PREFIX);
  if (ANNOUNCEMENT !== '')
    hideAnnouncement(window, `${STORAGE_PREFIX}-announcement`, ANNOUNCEMENT, {
      until: ANNOUNCED_UNTIL,
      now: Date.now(),
    });
  // No place is kept free where no ad will come.
  if (HAS_ADS && (!runsHere(AD_HOST, location) || isCrawler(navigator.userAgent)))
    document.documentElement.setAttribute('data-no-ads', '');
} catch (error) {
  console.error(error); // The page is readable in its default look; the rest of the head must still run.
}
