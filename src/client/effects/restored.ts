// Brings a page up to date that comes back from the back/forward cache: it slept while settings changed on other pages.
import { type ReaderColorsEnv, readReaderColors, showReaderColors } from '../state/reader-colors.ts';
import { readSetting } from '../state/scheme.ts';
import { readUiSettings, showUiSettings } from '../state/ui-settings.ts';

/** The colour mode has a store on every page, which sees to itself. */
export function catchUp(view: Window, env: ReaderColorsEnv): void {
  const { document, storage, prefix } = env;
  showUiSettings(document, prefix, readUiSettings(storage, prefix, document.documentElement.lang));
  const colors = readReaderColors(document.cookie);
  if (colors || document.getElementById('dg-reader-colors')) showReaderColors(colors, env);
  // Islands and tab groups hear of it as they hear of other windows: first that anything may have changed, then what there is.
  view.dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const key of Object.keys(storage ?? {})) {
    view.dispatchEvent(new StorageEvent('storage', { key, newValue: readSetting(storage, key) }));
  }
}
