// "Reset settings" beyond the groups of its panel: removes what a reader chose on single pages, such as the package manager
// in tabs, the view of API rows, keyboard shortcuts and colors. Votes, searches and closed announcements are not settings.
import { CODE_TABS_PREFIX } from '../effects/code-tabs.ts';
import { cookiesOf } from './code-preferences.ts';
import { type ReaderColorsEnv, readerColorsCookie, readReaderColors, showReaderColors } from './reader-colors.ts';
import { writeSetting } from './scheme.ts';

/** The views of API rows, on pages of any product. */
const API_VIEWS = /(?:^|_)apiPage_/;

export function forgetChoices(events: Pick<Window, 'dispatchEvent'>, env: ReaderColorsEnv): void {
  const { document, storage, prefix } = env;
  if (readReaderColors(cookiesOf(document)) !== null) document.cookie = readerColorsCookie(null);
  showReaderColors(null, env);
  const isChoice = (key: string) => key.startsWith(CODE_TABS_PREFIX) || key === `${prefix}-keys` || API_VIEWS.test(key);
  const removed = Object.keys(storage ?? {}).filter(isChoice);
  for (const key of removed) writeSetting(storage, key, null);
  // This page follows as it follows other windows.
  for (const key of [...removed, `${prefix}-colors-css`])
    events.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}
