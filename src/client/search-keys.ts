// Which keys open the search: Ctrl+K or ⌘K anywhere, `/` outside of fields, and what is typed while its button has the focus.

export type SearchPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

export interface SearchFocus {
  /** The button of the search has the focus. */
  readonly isOnButton: boolean;
  /** A field has it, where letters are text. */
  readonly takesLetters: boolean;
  /** ⌘ takes the place of Ctrl, which edits text there. */
  readonly isApple: boolean;
  /** The reader has left single keys on. */
  readonly singleKeys: boolean;
}

/** What the search starts with; null: the key is not meant for it. */
export function seedOf(pressed: SearchPress, focus: SearchFocus): string | null {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = pressed;
  if (repeat || isComposing || defaultPrevented) return null;
  const isHeld = ctrlKey || metaKey;
  // Many keyboards have it behind AltGr, which is Ctrl and Alt to some browsers.
  if (key === '/' && (altKey || !isHeld)) return focus.takesLetters || !focus.singleKeys ? null : '';
  if (altKey) return null;
  if (isHeld) return /^k$/i.test(key) && metaKey === focus.isApple && ctrlKey !== metaKey ? '' : null;
  // A space presses the button.
  return focus.isOnButton && isText(key) && key !== ' ' ? key : null;
}

/** What a key writes is one character; `Enter` writes none. */
export function isText(key: string): boolean {
  return key.length === 1;
}
