// Local storage, or null where even naming it throws (blocked cookies, sandboxed frames).
import type { SettingsStorage } from './scheme.ts';

export function localStorageOf(view: Pick<Window, 'localStorage'>): SettingsStorage | null {
  try {
    return view.localStorage;
  } catch {
    return null; // The reader's browser forbids it; settings then last as long as the page.
  }
}
