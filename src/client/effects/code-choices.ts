// Code that stands on the page in two languages or in several stylings: shows what the reader prefers, now and when that
// changes, here or in another tab.
import {
  type CodePreferences,
  type CodePreferencesStore,
  codePreferencesOf,
  showCodePreferences,
} from '../state/code-preferences.ts';

/** `event`: what made the page ask for this, over by now. */
export function followCodePreferences(window: Window, event: Event | null = null): CodePreferencesStore {
  const { document } = window;
  const preferences = codePreferencesOf(window);
  const hear = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || !target.parentElement?.matches('.dg-tabs-chosen')) return;
    preferences.choose({ codeVariant: target.dataset.variant, codeStyling: target.dataset.styling });
  };
  if (event?.type === 'change') hear(event);
  if (followed.has(document)) return preferences;
  followed.add(document);
  const show = () => showChoices(document, preferences.getSnapshot());
  preferences.subscribe(show);
  document.addEventListener('change', hear);
  show();
  return preferences;
}

const followed = new WeakSet<Document>();

export function showChoices(document: Document, preferences: CodePreferences): void {
  showCodePreferences(document, preferences);
  const { codeVariant, codeStyling } = preferences;
  for (const tab of document.querySelectorAll<HTMLInputElement>('.dg-tabs-chosen > input')) {
    const { variant, styling } = tab.dataset;
    if (variant === codeVariant || styling === codeStyling) tab.checked = true;
  }
  for (const group of document.querySelectorAll('.dg-demo-switch')) {
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('[data-act]:not(:disabled)')];
    const isWanted = ({ dataset: { act, value } }: HTMLElement) =>
      value === (act === 'variant' ? codeVariant : codeStyling);
    const chosen = buttons.find(isWanted) ?? buttons[0]; // What a demo does not have cannot show.
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
  }
}
