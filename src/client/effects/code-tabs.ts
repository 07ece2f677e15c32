// Keeps tab groups of one storage key in step: on the page, over visits, and with other windows of the browser.
import type { SettingsStorage } from '../state/scheme.ts';

export interface CodeTabsEnv {
  readonly document: Document;
  /** null where the browser forbids it: groups are then in step on this page only. */
  readonly storage: SettingsStorage | null;
  /** Tells of changes that other windows make. */
  readonly events: Pick<Window, 'addEventListener'>;
}

const STORAGE_PREFIX = 'codeblock-';

export function keepTabsInStep({ document, storage, events }: CodeTabsEnv): void {
  for (const key of storageKeys(document)) {
    const label = read(storage, key);
    if (label !== null) select(document, key, label);
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const key = target.closest<HTMLElement>('[data-storage-key]')?.dataset.storageKey;
    if (key === undefined) return;
    select(document, key, target.value);
    write(storage, key, target.value);
  });
  events.addEventListener('storage', (event) => {
    if (event.key?.startsWith(STORAGE_PREFIX) && event.newValue !== null)
      select(document, event.key.slice(STORAGE_PREFIX.length), event.newValue);
  });
}

function storageKeys(document: Document): Set<string> {
  const groups = document.querySelectorAll<HTMLElement>('[data-storage-key]');
  return new Set([...groups].flatMap((group) => group.dataset.storageKey ?? []));
}

/** A group without a tab of that name stays as it is. */
function select(document: Document, key: string, label: string): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-storage-key]')) {
    if (group.dataset.storageKey !== key) continue;
    for (const input of group.querySelectorAll('input')) if (input.value === label) input.checked = true;
  }
}

function read(storage: SettingsStorage | null, key: string): string | null {
  try {
    return storage?.getItem(STORAGE_PREFIX + key) ?? null;
  } catch {
    return null; // Blocked storage: the default tab stays open.
  }
}

function write(storage: SettingsStorage | null, key: string, label: string): void {
  try {
    storage?.setItem(STORAGE_PREFIX + key, label);
  } catch {
    // Full or blocked storage: the choice lasts as long as the page.
  }
}
