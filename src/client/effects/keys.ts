// Single keys that lead to the neighbours of a page, to its contents list, and to the list of these keys.
import { KEYS, type KeyAction } from '../key-table.ts';
import { readSetting, type SettingsStorage } from '../state/scheme.ts';
import { showKeyList } from './key-list.ts';

export interface KeysEnv {
  readonly document: Document;
  /** May throw on every call. */
  readonly storage: SettingsStorage | null;
  /** Where the reader's choice is stored: `<prefix>-keys`, `off`. */
  readonly prefix: string;
}

export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/** Where letters are text, or the control's own: fields, and what finds entries by their first letter. */
const TAKES_LETTERS =
  'input,textarea,select,[contenteditable],[role=textbox],[role=combobox],[role=listbox],[role=menu],[role=tree],[role=grid],[role=treegrid],[role=application],.dg-demo,dialog';

/** Null: the key is none of ours, or was meant for something else. */
export function actionOf(pressed: Pressed, takesLetters: boolean): KeyAction | null {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = pressed;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented || takesLetters) return null;
  return KEYS.find((entry) => entry.key === key)?.action ?? null;
}

/** `first`: the key that made this script load. */
export function startKeys(env: KeysEnv, first: KeyboardEvent): void {
  const { document, storage, prefix } = env;
  const press = (event: KeyboardEvent): void => {
    const takesLetters = event.target instanceof Element && event.target.closest(TAKES_LETTERS) !== null;
    const action = actionOf(event, takesLetters);
    // Read each time: another window may have turned the keys off.
    if (action === null || readSetting(storage, `${prefix}-keys`) === 'off') return;
    ACTIONS[action](env);
  };
  document.addEventListener('keydown', press);
  press(first);
}

/** The way to the list for those who press no keys. */
export function startKeyButton(env: KeysEnv, button: HTMLElement): void {
  const show = () => showKeyList(env);
  button.addEventListener('click', show);
  show(); // The click that made this script load.
}

const ACTIONS: Readonly<Record<KeyAction, (env: KeysEnv) => void>> = {
  previous: ({ document }) => document.querySelector<HTMLElement>('.dg-pager [rel=prev]')?.click(),
  next: ({ document }) => document.querySelector<HTMLElement>('.dg-pager [rel=next]')?.click(),
  contents: ({ document }) => focusContents(document),
  list: showKeyList,
};

/** Beside the page where there is room for it, else under the title. */
function focusContents(document: Document): void {
  const list = document.querySelector<HTMLElement>('.dg-contents');
  if (list && list.offsetHeight > 0) {
    list.querySelector<HTMLElement>('a[aria-current], a')?.focus();
    return;
  }
  const phone = document.querySelector<HTMLDetailsElement>('.dg-contents-phone');
  if (!phone) return;
  phone.open = true;
  phone.querySelector('summary')?.focus();
}
