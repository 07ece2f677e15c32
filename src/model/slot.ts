// A piece of a page that is no plain HTML: the markdown stage leaves a slot for it, rendering fills it with a template.

import type { CodeLanguage, Styling } from './demo.ts';

/** One block of code. */
export interface CodeSlot {
  /** As written after the fence, lower case; empty for none. */
  readonly language: string;
  readonly title: string | null;
  /** Highlighted, safe HTML. A template puts it in as it is: it is given a mark in its place, which is replaced later. */
  readonly html: string;
  /** Lines that the block shows. */
  readonly lines: number;
  /** How many of them are shown before the reader asks for all; null: all. The others are hidden in `html`. */
  readonly fold: number | null;
}

/** A block of code in a tab group. */
export interface CodeTab extends CodeSlot {
  /** Unique in its group. */
  readonly label: string;
}

/** What a reader prefers once for the whole site, and what each tab of a group is, in their order. */
export type TabPreference =
  | { readonly kind: 'variant'; readonly values: readonly CodeLanguage[] }
  | { readonly kind: 'styling'; readonly values: readonly Styling[] };

export interface CodeTabsSlot {
  readonly kind: 'tabs';
  /** The reader's preference that the group follows and sets; null: none. */
  readonly preference: TabPreference | null;
  /** Groups with the same key show the same tab; null: on its own. */
  readonly storageKey: string | null;
  /** Index of the tab that is open at first. */
  readonly first: number;
  readonly tabs: readonly CodeTab[];
}

/** A `dg-slot` element with its index stands for it in the tree. */
export type Slot =
  | { readonly kind: 'code'; readonly code: CodeTab }
  | CodeTabsSlot
  | { readonly kind: 'demo'; readonly index: number }
  | { readonly kind: 'component'; readonly index: number };
