// What became of an API: one entry for each thing that is not as it was.
import type { ApiSide, PageKind, Part } from './page.ts';

/** `breaking`: right code may be wrong now. `behavior`: it stays right and may do something else. */
export type Level = 'breaking' | 'behavior' | 'compatible';

export type Aspect =
  | 'type'
  | 'members'
  | 'signature'
  | 'required'
  | 'default'
  | 'class name'
  | 'kind'
  | 'deprecation'
  | 'inheritance';

export interface ApiChange {
  readonly change: 'added' | 'removed' | 'changed' | 'deprecated';
  readonly level: Level;
  readonly page: string;
  readonly kind: PageKind;
  readonly owner: string;
  /** null: the export itself. */
  readonly part: Part | null;
  readonly name: string | null;
  /** null unless it is changed. */
  readonly aspect: Aspect | null;
  readonly old: string | null;
  readonly new: string | null;
  /** Of a union. */
  readonly membersAdded: readonly string[];
  readonly membersRemoved: readonly string[];
  /** One sentence: what a user of the API has to know. May hold code in back-ticks. */
  readonly text: string;
  /** What is new and looks just the same: the removed thing may be that. */
  readonly renamedTo: string | null;
  /** Where the new page tells of it, or of its export when it is gone; null: no page is known. */
  readonly href: string | null;
}

export type ComparedSide = Pick<ApiSide, 'name' | 'version'>;

export interface ApiDiff {
  readonly old: ComparedSide;
  readonly new: ComparedSide;
  readonly counts: Readonly<Record<'breaking' | 'added' | 'removed' | 'changed' | 'deprecated', number>>;
  /** By page, then in the order of its sections. */
  readonly changes: readonly ApiChange[];
}
