// The list of keys: a native dialog, made when it is asked for. Its words stand at the button that opens it.
import { KEYS, type KeyTexts } from '../key-table.ts';
import { readSetting, writeSetting } from '../state/scheme.ts';
import type { KeysEnv } from './keys.ts';

export function showKeyList(env: KeysEnv): void {
  const { document } = env;
  const button = document.querySelector<HTMLElement>('[data-keys]');
  if (!button?.dataset.keys || document.querySelector('.dg-keys[open]')) return;
  const texts = JSON.parse(button.dataset.keys) as KeyTexts; // The same build wrote it, from this very type.
  const before = document.activeElement;
  const dialog = makeDialog(texts, env);
  dialog.addEventListener('close', () => {
    dialog.remove();
    openerOf(before, document)?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function makeDialog(texts: KeyTexts, { document, storage, prefix }: KeysEnv): HTMLDialogElement {
  const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) => {
    const made = document.createElement(name);
    made.append(...children);
    return made;
  };
  const list = element('dl');
  // Its own script listens to it.
  if (texts.search !== undefined) list.append(element('dt', element('kbd', '/')), element('dd', texts.search));
  for (const { action, key } of KEYS) list.append(element('dt', element('kbd', key)), element('dd', texts[action]));
  const title = element('h2', texts.title);
  title.id = 'dg-keys-title';
  const on = Object.assign(element('input'), {
    type: 'checkbox',
    checked: readSetting(storage, `${prefix}-keys`) !== 'off',
  });
  on.addEventListener('change', () => writeSetting(storage, `${prefix}-keys`, on.checked ? null : 'off'));
  const close = element('button', texts.close);
  close.className = 'dg-settings-reset';
  const form = element('form', title, list, element('label', on, texts.on), close);
  form.method = 'dialog';
  const dialog = element('dialog', form);
  dialog.className = 'dg-keys';
  dialog.setAttribute('aria-labelledby', title.id);
  // A click beside the form is one on the dialog's own backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  close.autofocus = true;
  return dialog;
}

/** What was focused, or the button of the popover that it stood in: a dialog closes popovers. */
function openerOf(before: Element | null, document: Document): HTMLElement | null {
  const popover = before?.closest('[popover]');
  if (popover) return document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  return before instanceof HTMLElement ? before : null;
}
