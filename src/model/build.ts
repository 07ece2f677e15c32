// What the command line asks of the pipeline, and what it gets back.
import type { ReactMode } from './bundle.ts';
import type { Diagnostic, Location } from './outcome.ts';

export interface BuildOptions {
  /** Absolute. */
  readonly root: string;
  /** What messages call the root: as a person wrote it. Default: the root itself. */
  readonly shownRoot?: string;
  /** Absolute; without it the pipeline looks for `site.config.*` in the root. */
  readonly configFile?: string;
  /** Absolute. */
  readonly outDir: string;
  /** Overrides the base of the config. */
  readonly base?: string;
  /** Warnings become errors before the stop test. */
  readonly strict: boolean;
  /** Threads that compile pages, the main one included: 0 is the same as 1. */
  readonly workers: number | 'auto';
  readonly cache: boolean;
  /** Absolute; overrides the folder of the config. */
  readonly cacheDir?: string;
  /** Builds pages with `draft: true` too. */
  readonly drafts: boolean;
  /** False stops before anything is written to `outDir`. */
  readonly emit: boolean;
  /** Addresses off this site are asked for, too. */
  readonly external: boolean;
  /** Default: true. False: neither projects for online editors nor live editing are made, and what is wrong with them is not told. */
  readonly editors?: boolean;
  /** `enforce` reports what the URL contract lists and the site has lost; `update` writes the contract anew. */
  readonly urls: 'enforce' | 'update' | 'ignore';
  /** Findings that are counted and not shown; `all` takes whatever may be accepted, for a new baseline. */
  readonly baseline?: readonly BaselineRow[] | 'all';
  /** Default: `production`. Only a session has another one. */
  readonly mode?: ReactMode;
}

/** One accepted finding. */
export interface BaselineRow {
  readonly code: string;
  /** Empty when the finding has no place. */
  readonly file: string;
  readonly fingerprint: string;
}

export interface StageTiming {
  readonly stage: string;
  readonly ms: number;
  readonly items?: number;
  readonly cacheHits?: number;
}

export interface BuildResult {
  /** False when any diagnostic is an error: then nothing was published. */
  readonly ok: boolean;
  readonly routes: number;
  readonly artifacts: number;
  /** null: nothing was emitted, by wish or because of errors. */
  readonly emit: { readonly written: number; readonly unchanged: number; readonly removed: number } | null;
  readonly diagnostics: readonly Diagnostic[];
  /** null: the run had no baseline. Rows are `gone` only when the run came to its end. */
  readonly baseline: { readonly accepted: readonly BaselineRow[]; readonly gone: readonly BaselineRow[] } | null;
  readonly timings: readonly StageTiming[];
  /** Content files that stand in no tree, relative to the root. */
  readonly unlisted: readonly string[];
  /** Code whose types could not be checked, or only in part; absent: the run did not check types. */
  readonly unchecked?: readonly UncheckedCode[];
  /** Of all languages, but of the first only when it is not English; absent: the run stopped before its plan. */
  readonly languages?: readonly LanguageReport[];
  /** The file of the URL contract, when it was written. */
  readonly urls?: { readonly file: string; readonly routes: number };
  /** Text of a file that a diagnostic points to, for its code frame. */
  readSource(file: string): string | undefined;
}

export interface UncheckedCode {
  readonly at: Location;
  /** What follows "because": `@acme/ui is not installed`. */
  readonly reason: string;
}

export interface LanguageReport {
  readonly language: string;
  /** Pages of authors in the first language. */
  readonly pages: number;
  /** Their routes. */
  readonly missingPages: readonly string[];
  /** Texts of the shell. */
  readonly texts: number;
  /** Their keys. */
  readonly missingTexts: readonly string[];
}

/** What each stage knew of one route, ready to print. */
export interface RouteReport {
  readonly route: string;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}
