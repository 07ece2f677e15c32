// What the command line asks of the pipeline, and what it gets back.
import type { Diagnostic } from './outcome.ts';

export interface BuildOptions {
  /** Absolute. */
  readonly root: string;
  /** Absolute; without it the pipeline looks for `site.config.*` in the root. */
  readonly configFile?: string;
  /** Absolute. */
  readonly outDir: string;
  /** Overrides the base of the config. */
  readonly base?: string;
  /** Warnings become errors before the stop test. */
  readonly strict: boolean;
  /** 0 works in the main thread. */
  readonly workers: number | 'auto';
  readonly cache: boolean;
  /** Absolute; overrides the folder of the config. */
  readonly cacheDir?: string;
  /** False stops before anything is written to `outDir`. */
  readonly emit: boolean;
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
  readonly timings: readonly StageTiming[];
  /** Content files that stand in no tree, relative to the root. */
  readonly unlisted: readonly string[];
  /** Text of a file that a diagnostic points to, for its code frame. */
  readSource(file: string): string | undefined;
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
