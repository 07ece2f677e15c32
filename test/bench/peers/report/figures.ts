/** What was measured of one tool with one number of pages. */
export interface Figures {
  /** With its version. */
  readonly name: string;
  /** With nothing kept from before. */
  readonly cold: Build | Failure;
  /** After a word of one page has changed. */
  readonly touched: Build | Failure;
  /** Once more, with nothing changed. */
  readonly unchanged: Build | Failure;
  /** null: there was no cold build. */
  readonly size: PageSizes | null;
}

export interface Build {
  readonly cpuSeconds: number;
  readonly seconds: number;
  /** null: unknown on this system. */
  readonly peakMb: number | null;
}

export interface Failure {
  readonly failed: string;
}

export interface PageSizes {
  /** Of all published files. */
  readonly bytes: number;
  /** Gzip of the middle page's HTML with the scripts and styles that it names. */
  readonly named: number;
  /** Gzip of the HTML, scripts and styles that a browser fetched; null: there is none here. */
  readonly fetched: number | null;
}

/** The tools in their order, of one number of pages; the first is ours, and what the others are compared with. */
export interface Round {
  readonly pages: number;
  readonly tools: readonly Figures[];
}

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  /** `2026-11-22` */
  readonly date: string;
  /** Of each build; the middle one is shown. */
  readonly runs: number;
  /** The same of tools that take longer than half a minute; at most `runs`. */
  readonly slowRuns: number;
}

export function hasFailed(build: Build | Failure): build is Failure {
  return 'failed' in build;
}

/** The run in the middle by CPU time; a failure where one run failed, as a tool that builds now and then is no use. */
export function middleRun(runs: readonly (Build | Failure)[]): Build | Failure {
  const failure = runs.find(hasFailed);
  if (failure) return failure;
  const builds = runs.flatMap((run) => (hasFailed(run) ? [] : [run]));
  const sorted = builds.sort((a, b) => a.cpuSeconds - b.cpuSeconds);
  return sorted[Math.floor(sorted.length / 2)] ?? { failed: 'not run' };
}
