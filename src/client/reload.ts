// Reloads a page as soon as its reader is back at it: who reads elsewhere meets the new version on return, not a blank page.

export interface ReloadEnv {
  readonly hasFocus: () => boolean;
  readonly reload: () => void;
}

/** Asks whether the reader is back on the page. */
const FOCUS_POLL_MS = 100;

export function reloadWhenFocused({ hasFocus, reload }: ReloadEnv): void {
  const timer = setInterval(() => {
    if (!hasFocus()) return;
    clearInterval(timer);
    reload();
  }, FOCUS_POLL_MS);
}

/** `1`: the tab has just been reloaded for a new version. Lasts as long as the tab. */
export const RELOADED_KEY = 'docs-gen-reloaded';
