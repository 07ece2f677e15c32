// The reader's last searches: kept in this browser, newest first, each once.
import type { SettingsStorage } from '../state/scheme.ts';
import { readSetting, writeSetting } from '../state/scheme.ts';

/** More would be a list to search in. */
const MOST = 5;
/** Longer is a text that was pasted by mistake. */
const LONGEST = 80;

export interface RecentSearches {
  read(): readonly string[];
  add(text: string): void;
  forget(): void;
}

export function recentSearches(storage: SettingsStorage | null, prefix: string): RecentSearches {
  const key = `${prefix}-recent-searches`;
  const read = () => parse(readSetting(storage, key));
  return {
    read,
    add(text) {
      if (text === '' || text.length > LONGEST) return;
      const others = read().filter((other) => other.toLowerCase() !== text.toLowerCase());
      writeSetting(storage, key, JSON.stringify([text, ...others].slice(0, MOST)));
    },
    forget: () => writeSetting(storage, key, null),
  };
}

/** Other scripts of the host and other versions of the site write there, too. */
function parse(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return value
      .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= LONGEST)
      .slice(0, MOST);
  } catch {
    return []; // No list of ours: the next search replaces it.
  }
}
