// Asks the reader: a region at the bottom of the window that covers no more than it must and takes the focus only when it was called.
import type { ConsentClientConfig } from '../../model/client-config.ts';
import type { ConsentStore } from './store.ts';

const ID = 'dg-consent';

export interface DialogOptions {
  readonly document: Document;
  readonly consent: ConsentStore;
  readonly config: ConsentClientConfig;
  /** What the reader pressed to see it; null: the page asks by itself. */
  readonly opener: HTMLElement | null;
}

/** Nothing happens where it is open already. */
export function openConsent({ document, consent, config, opener }: DialogOptions): void {
  const open = document.getElementById(ID);
  if (open) {
    if (opener) open.focus();
    return;
  }
  const { texts, policy } = config;
  const region = make(document, 'section', { id: ID, className: 'dg-consent', tabIndex: -1 });
  region.setAttribute('aria-labelledby', `${ID}-title`);
  const title = make(document, 'h2', { id: `${ID}-title`, textContent: texts.title });
  const text = make(document, 'p', { textContent: consent.isRefusedByBrowser ? texts.refusedByBrowser : texts.text });
  if (policy !== null) text.append(' ', make(document, 'a', { href: policy, textContent: texts.policy }));
  const buttons = make(document, 'div', { className: 'dg-consent-buttons' });
  const close = (): void => {
    unsubscribe();
    region.remove();
    opener?.focus();
  };
  const button = (label: string, press: () => void): HTMLButtonElement => {
    const made = make(document, 'button', { type: 'button', textContent: label });
    made.addEventListener('click', press);
    return made;
  };
  const choice = (label: string, choose: 'all' | 'essential'): HTMLButtonElement => {
    const made = button(label, () => {
      consent.choose(choose);
      close();
    });
    // Whoever comes back to change it sees what holds.
    if (opener) made.setAttribute('aria-pressed', String(consent.getSnapshot() === choose));
    return made;
  };
  if (consent.isRefusedByBrowser) buttons.append(button(texts.close, close));
  else buttons.append(choice(texts.refuse, 'essential'), choice(texts.accept, 'all'));
  region.append(title, text, buttons);
  // Whoever has called it has made a choice before, or may leave it open.
  if (opener)
    region.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
  // A choice in another window answers for this one.
  const unsubscribe = consent.subscribe(close);
  const skip = document.querySelector('body > .dg-skip');
  if (skip) skip.after(region);
  else document.body.prepend(region);
  if (opener) region.focus();
}

function make<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
