// The inline script of every head: built to a string of its own, with what it has to know put in by esbuild.
import { applyReaderSettings, hideAnnouncement } from './state/reader-settings.ts';

declare const STORAGE_PREFIX: string;
/** Id of the announcement; empty: there is none, and esbuild leaves out what only it needs. */
declare const ANNOUNCEMENT: string;
/** Milliseconds since 1970. */
declare const ANNOUNCED_UNTIL: number;

try {
  applyReaderSettings(window, STORAGE_PREFIX);
  if (ANNOUNCEMENT !== '')
    hideAnnouncement(window, `${STORAGE_PREFIX}-announcement`, ANNOUNCEMENT, {
      until: ANNOUNCED_UNTIL,
      now: Date.now(),
    });
} catch (error) {
  console.error(error); // The page is readable in its default look; the rest of the head must still run.
}
