// The form of one entry of the catalogue.
import type { Severity } from '../model/outcome.ts';

/** Values that a message and its hint are made of. */
export type Params = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** What a mistake does, as the manual words it. The last two leave readers with a complete page. */
export const EFFECTS = {
  stops: 'docs-gen cannot continue without a guess or without a risk for your files.',
  missing: 'Readers would miss something.',
  broken: 'Readers would see something broken.',
  wrong: 'Readers would see something wrong.',
  dropped: 'Something you wrote would have no effect.',
  complete: 'The output is complete and could be better.',
  optional: 'The output is complete, and a change is optional.',
} as const;

export type Effect = keyof typeof EFFECTS;

export interface CatalogueEntry<P extends Params = Params> {
  /** Decides the severity, unless the config sets another one: see `severityOf`. */
  readonly effect: Effect;
  /**
   * True for an error that leaves the rest of the site correct: a baseline may accept it, the config may lower it, and a
   * watching server shows the page all the same. Every warning and every note is recoverable.
   */
  readonly recoverable?: true;
  /** One sentence: what is wrong, with the author's own words in it. */
  readonly message: (params: P) => string;
  /** What to do about it. */
  readonly hint: (params: P) => string;
  /**
   * For `docs-gen explain` and the page of all codes: what it means, why it matters, and an example of the mistake and
   * its fix. An example or a fix that starts with a capital word and has one line is a sentence, else a sample.
   */
  readonly explain: { readonly what: string; readonly why: string; readonly example: string; readonly fix: string };
}

/** The rule of all severities: a warning or a note leaves the output complete, everything else is an error. */
export function severityOf({ effect }: Pick<CatalogueEntry, 'effect'>): Severity {
  if (effect === 'optional') return 'info';
  return effect === 'complete' ? 'warning' : 'error';
}

export function isRecoverable({ effect, recoverable }: Pick<CatalogueEntry, 'effect' | 'recoverable'>): boolean {
  return severityOf({ effect }) !== 'error' || recoverable === true;
}

/** Gives an entry its parameter type; the identity otherwise. */
export function entry<P extends Params>(value: CatalogueEntry<P>): CatalogueEntry<P> {
  return value;
}
