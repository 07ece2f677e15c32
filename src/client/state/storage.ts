// The browser's storage, or null where even naming it throws (blocked cookies, sandboxed frames).
import type { SettingsStorage } from './scheme.ts';

export function localStorageOf(view: Pick<Window, 'localStorage'>): SettingsStorage | null {
  try {
    return view.localStorage;
  } catch {
    return null; // The reader's browser forbids it; settings then last as long as the page.
  }
}

/** Lasts as long as the tab. */
export function sessionStorageOf(view: Pick<Window, 'sessionStorage'>): SettingsStorage | null {
  try {
    return view.sessionStorage;
  } catch {
    return null; // The same.
  }
}
