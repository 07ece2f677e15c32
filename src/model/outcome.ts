// What every stage returns: a value, and what it has to say about the author's files.

/** `info`: a note. It never fails a build, not even with `--strict`. */
export type Severity = 'error' | 'warning' | 'info';

/** A place in a file. `file` is posix and relative to the root; `line` and `column` count from 1, in UTF-16 units. */
export interface Location {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** How many characters the report underlines, on one line. */
  readonly length?: number;
}

export interface Related {
  readonly message: string;
  readonly at: Location;
}

/** One thing an author has to know. `code` is permanent; its prefix is the folder that raises it. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly at?: Location;
  readonly related?: readonly Related[];
}

/** What a stage that keeps things between builds had to do. */
export interface WorkDone {
  readonly items: number;
  /** How many of them were taken as they were. */
  readonly cacheHits: number;
}

/** User mistakes are values: a stage always returns one of these and never throws for what an author did. */
export interface Outcome<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
  /** For the table of `--timings`. */
  readonly work?: WorkDone;
}
