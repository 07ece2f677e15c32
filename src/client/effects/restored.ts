// Brings a page up to date that comes back from the back/forward cache: it slept while settings changed on other pages.
import { type ReaderColorsEnv, readReaderColors, showReaderColors } from '../state/reader-colors.ts';
import { readSetting } from '../state/scheme.ts';

/** The colour mode has a store on every page, which sees to itself. */
export function catchUp(view: Window, env: ReaderColorsEnv): void {
  const { document, storage, prefix } = env;
  const html = document.documentElement;
  html.dir = readSetting(storage, `${prefix}-direction`) === 'rtl' ? 'rtl' : 'ltr';
  html.toggleAttribute(`data-${prefix}-dense`, readSetting(storage, `${prefix}-dense`) === 'true');
  const colors = readReaderColors(document.cookie);
  if (colors || document.getElementById('dg-reader-colors')) showReaderColors(colors, env);
  // Islands and tab groups hear of it as they hear of other windows: first that anything may have changed, then what there is.
  view.dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const key of Object.keys(storage ?? {})) {
    view.dispatchEvent(new StorageEvent('storage', { key, newValue: readSetting(storage, key) }));
  }
}
