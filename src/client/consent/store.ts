// What a reader agreed to: one store for the page, whichever script asks first, kept in local storage.
import { readClientConfig } from '../config.ts';
import { localStorageOf } from '../state/storage.ts';

/** `essential`: refused. `all`: analytics and the ads of networks are welcome. */
export type Consent = 'unknown' | 'all' | 'essential';

export interface ConsentStore {
  /** What holds now. Nothing but `all` lets a script store or ask for what the site can do without. */
  getSnapshot(): Consent;
  subscribe(listener: () => void): () => void;
  /** The reader's choice: it is remembered. */
  choose(choice: 'all' | 'essential'): void;
  /** The browser refuses for its reader, by Do Not Track or Global Privacy Control: nobody is asked, and no choice counts. */
  readonly isRefusedByBrowser: boolean;
  /** False: the site asks nobody, and `all` holds unless the browser refuses. */
  readonly isAsked: boolean;
}

/** Behaviour §6.7. */
export const CONSENT_KEY = 'docs-cookie-consent';
const STORED = { all: 'analytics', essential: 'essential' } as const;

export interface ConsentEnv {
  readonly isAsked: boolean;
  readonly isRefusedByBrowser: boolean;
  /** May throw on every call; null where the browser forbids it: a choice then lasts as long as the page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Where `storage` and `pageshow` events arrive: the window. */
  readonly events: Pick<Window, 'addEventListener'>;
}

export function createConsentStore({ isAsked, isRefusedByBrowser, storage, events }: ConsentEnv): ConsentStore {
  const listeners = new Set<() => void>();
  const resolve = (chosen: Consent): Consent => {
    if (isRefusedByBrowser) return 'essential';
    return isAsked ? chosen : 'all';
  };
  let state = resolve(isAsked ? readChoice(storage) : 'unknown');
  const show = (chosen: Consent): void => {
    const next = resolve(chosen);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  if (isAsked) {
    // Null: all was removed.
    events.addEventListener('storage', ({ key }) => {
      if (key === CONSENT_KEY || key === null) show(readChoice(storage));
    });
    // A page that comes back from the back/forward cache has heard of no choice meanwhile.
    events.addEventListener('pageshow', ({ persisted }) => {
      const chosen = persisted ? readChoice(storage) : 'unknown';
      if (chosen !== 'unknown') show(chosen);
    });
  }
  return {
    isAsked,
    isRefusedByBrowser,
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(choice) {
      if (!isAsked) return;
      try {
        storage?.setItem(CONSENT_KEY, STORED[choice]);
      } catch {
        // Full or forbidden: the choice lasts as long as the page.
      }
      show(choice);
    },
  };
}

function readChoice(storage: ConsentEnv['storage']): Consent {
  let stored: string | null = null;
  try {
    stored = storage?.getItem(CONSENT_KEY) ?? null;
  } catch {
    // Forbidden by the reader's privacy settings: nobody has agreed to anything.
  }
  return stored === STORED.all ? 'all' : stored === STORED.essential ? 'essential' : 'unknown';
}

/** What readers set in their browsers: two signals, the older one under three names in its time. */
export interface PrivacySignals {
  readonly doNotTrack?: unknown;
  readonly msDoNotTrack?: unknown;
  readonly globalPrivacyControl?: unknown;
}

export function refusesTracking({ doNotTrack, msDoNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl === true || [doNotTrack, msDoNotTrack].some((value) => value === '1' || value === 'yes');
}

/** Whether the reader has refused, as known without a store: before the first paint. */
export function isRefused(view: Window, isAsked: boolean): boolean {
  return isRefusedByBrowser(view) || (isAsked && readChoice(localStorageOf(view)) === 'essential');
}

function isRefusedByBrowser(view: Window): boolean {
  return refusesTracking(view.navigator) || refusesTracking(view as PrivacySignals);
}

declare global {
  interface Window {
    /** Several scripts of a page hold this module each: they find the store of the page here. */
    docsGenConsent?: ConsentStore;
  }
}

export function consentOf(view: Window): ConsentStore {
  const known = view.docsGenConsent;
  if (known && typeof known.getSnapshot === 'function') return known;
  const store = createConsentStore({
    isAsked: readClientConfig(view.document).consent !== undefined,
    isRefusedByBrowser: isRefusedByBrowser(view),
    storage: localStorageOf(view),
    events: view,
  });
  view.docsGenConsent = store;
  return store;
}
