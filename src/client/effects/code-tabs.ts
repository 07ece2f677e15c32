// Keeps tab groups of one storage key in step: on the page, over visits, and with other windows of the browser.
import { readSetting, type SettingsStorage, writeSetting } from '../state/scheme.ts';

export interface CodeTabsEnv {
  readonly document: Document;
  /** null where the browser forbids it: groups are then in step on this page only. */
  readonly storage: SettingsStorage | null;
  /** Tells of changes that other windows make. */
  readonly events: Pick<Window, 'addEventListener'>;
}

export const CODE_TABS_PREFIX = 'codeblock-';

export function keepTabsInStep({ document, storage, events }: CodeTabsEnv): void {
  for (const key of storageKeys(document)) {
    const label = readSetting(storage, CODE_TABS_PREFIX + key);
    if (label !== null) select(document, key, label);
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const key = target.closest<HTMLElement>('[data-storage-key]')?.dataset.storageKey;
    if (key === undefined) return;
    select(document, key, target.value);
    writeSetting(storage, CODE_TABS_PREFIX + key, target.value);
  });
  events.addEventListener('storage', (event) => {
    if (event.key?.startsWith(CODE_TABS_PREFIX))
      select(document, event.key.slice(CODE_TABS_PREFIX.length), event.newValue);
  });
}

function storageKeys(document: Document): Set<string> {
  const groups = document.querySelectorAll<HTMLElement>('[data-storage-key]');
  return new Set([...groups].flatMap((group) => group.dataset.storageKey ?? []));
}

/** A group without a tab of that name stays unchanged. `label`: null selects the tab that the page starts with. */
function select(document: Document, key: string, label: string | null): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-storage-key]')) {
    if (group.dataset.storageKey !== key) continue;
    for (const input of group.querySelectorAll('input'))
      if (label === null ? input.defaultChecked : input.value === label) input.checked = true;
  }
}
