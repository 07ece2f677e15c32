// The inline script of every head: built to a string of its own, with the storage prefix put in by esbuild.
import { applyReaderSettings } from './state/reader-settings.ts';

declare const STORAGE_PREFIX: string;

try {
  applyReaderSettings(window, STORAGE_PREFIX);
} catch (error) {
  console.error(error); // The page is readable in its default look; the rest of the head must still run.
}
