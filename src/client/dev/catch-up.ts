// Gives parts of a page that came with a change what scripts and readers' choices made of the others when the page was opened.
import { showChoices } from '../effects/code-choices.ts';
import { CODE_TABS_PREFIX } from '../effects/code-tabs.ts';
import { readSetting, type SettingsStorage } from '../state/scheme.ts';

export interface CatchUpEnv {
  readonly document: Document;
  readonly storage: SettingsStorage | null;
  /** Where scripts of the page hear of choices in other windows. */
  readonly events: Pick<Window, 'dispatchEvent'>;
}

export function catchUp(added: readonly Element[], { document, storage, events }: CatchUpEnv): void {
  const has = (selector: string) =>
    added.some((element) => element.matches(selector) || element.querySelector(selector) !== null);
  if (has('.dg-demo-switch, .dg-tabs-chosen')) showCodeChoices(document);
  if (has('[data-storage-key]')) {
    for (const group of document.querySelectorAll<HTMLElement>('[data-storage-key]')) {
      const key = CODE_TABS_PREFIX + (group.dataset.storageKey ?? '');
      const newValue = readSetting(storage, key);
      if (newValue !== null) events.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  }
  copyAttribute(document, '.dg-copy[data-key]', 'data-hint');
  copyAttribute(document, '#dg-nav a[data-group]', 'aria-expanded');
}

/** They stand at the root element from before the first paint on. */
function showCodeChoices(document: Document): void {
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  if (codeVariant !== 'TS' && codeVariant !== 'JS') return;
  if (codeStyling !== 'system' && codeStyling !== 'tailwind' && codeStyling !== 'css') return;
  showChoices(document, { codeVariant, codeStyling });
}

/** What a script gave to all of a kind that it found, when it was first needed. */
function copyAttribute(document: Document, selector: string, name: string): void {
  const value = document.querySelector(`${selector}[${name}]`)?.getAttribute(name);
  if (value === null || value === undefined) return;
  for (const element of document.querySelectorAll(`${selector}:not([${name}])`)) element.setAttribute(name, value);
}
