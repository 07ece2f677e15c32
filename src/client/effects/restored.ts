// Brings an open page up to date with settings that changed elsewhere: in another tab, or while the page was in the
// back/forward cache.
import { type ReaderColorsEnv, readReaderColors, showReaderColors } from '../state/reader-colors.ts';
import { readSetting } from '../state/scheme.ts';
import { showStoredUiSettings } from '../state/ui-settings.ts';

/** The color mode has a store on every page, which does the same. */
export function showStored(env: ReaderColorsEnv): void {
  const { document, storage, prefix } = env;
  showStoredUiSettings(document, prefix, storage);
  const colors = readReaderColors(document.cookie);
  if (colors || document.getElementById('dg-reader-colors')) showReaderColors(colors, env);
}

/** After the back/forward cache. */
export function catchUp(view: Window, env: ReaderColorsEnv): void {
  const { storage } = env;
  showStored(env);
  // Islands and tab groups hear of it as they hear of other windows: first that anything may have changed, then what there is.
  view.dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const key of Object.keys(storage ?? {})) {
    view.dispatchEvent(new StorageEvent('storage', { key, newValue: readSetting(storage, key) }));
  }
}
