// The keys of the site: what the page listens to, what its list of keys shows, and what the manual says, in one table.

/** What a key does; `texts` of the render stage has a line for each. */
export type KeyAction = 'previous' | 'next' | 'contents' | 'list';

export interface KeyEntry {
  readonly action: KeyAction;
  /** `KeyboardEvent.key`: a character, so it moves with the layout of the keyboard. */
  readonly key: string;
}

export const KEYS: readonly KeyEntry[] = [
  { action: 'previous', key: 'p' },
  { action: 'next', key: 'n' },
  { action: 'contents', key: 'o' },
  { action: 'list', key: '?' },
];

/** Texts of the list, as the button that opens it carries them. */
export interface KeyTexts {
  readonly title: string;
  /** Absent: the site has no search. */
  readonly search?: string;
  readonly previous: string;
  readonly next: string;
  readonly contents: string;
  readonly list: string;
  /** Label of the switch that turns single keys off. */
  readonly on: string;
  readonly close: string;
}
