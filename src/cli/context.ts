// What the command line reaches outside itself; `main.ts` makes the real one, tests their own.
import type { BuildOptions, BuildResult, RouteReport } from '../model/build.ts';
import type { Progress, ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';

/** The part of a Node stream that is used. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface CliContext {
  readonly runBuild: (options: BuildOptions, deps: ShellDeps) => Promise<BuildResult>;
  readonly inspectRoute: (
    route: string,
    options: BuildOptions,
    deps: ShellDeps,
  ) => Promise<Outcome<RouteReport | null>>;
  readonly deps: (progress: Progress) => Promise<ShellDeps>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Environment;
  readonly cwd: string;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** Most memory that the process held so far, in MB of 1,048,576 bytes. */
  readonly peakRssMb: () => number;
}
