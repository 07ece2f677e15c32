// The form of one entry of the catalogue.
import type { Severity } from '../model/outcome.ts';

/** Values that a message and its hint are made of. */
export type Params = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

export interface CatalogueEntry<P extends Params = Params> {
  /** What it is unless the config says otherwise. */
  readonly severity: Severity;
  /** True of an error that a baseline may hold: the site is built right around it. Every warning may be in one. */
  readonly baseline?: true;
  /** One sentence: what is wrong, with the author's own words in it. */
  readonly message: (params: P) => string;
  /** What to do about it. */
  readonly hint: (params: P) => string;
  /**
   * For `docs-gen explain` and the page of all codes: what it means, why it matters, and an example of the mistake and
   * its mend. An example or a fix that starts with a capital word and has one line is a sentence, else a sample.
   */
  readonly explain: { readonly what: string; readonly why: string; readonly example: string; readonly fix: string };
}

/** Gives an entry its parameter type; the identity otherwise. */
export function entry<P extends Params>(value: CatalogueEntry<P>): CatalogueEntry<P> {
  return value;
}
