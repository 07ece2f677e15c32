// What the command line reaches outside itself; `main.ts` makes the real one, tests their own.
import type { BuildOptions, BuildResult, RouteReport } from '../model/build.ts';
import type { Progress, ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { SiteOutline } from '../model/outline.ts';
import type { EditedPages, RecalledBuild } from '../recall.ts';
import type { Serving } from './serving.ts';

/** The part of a Node stream that is used. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Questions to a person; null: the person gave up. */
export interface Dialog {
  text(question: TextQuestion): Promise<string | null>;
  choose<T extends string>(question: ChoiceQuestion<T>): Promise<T | null>;
}

export interface TextQuestion {
  readonly message: string;
  /** The answer of who just presses Enter. */
  readonly initial: string;
  /** What is wrong with an answer, as the end of a sentence. */
  readonly problem: (answer: string) => string | null;
}

export interface ChoiceQuestion<T extends string> {
  readonly message: string;
  readonly initial: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
}

export interface CliContext {
  /** What the last build of the same said, where nothing that it hangs on has changed since; null: it has to be done. */
  readonly recallBuild: (options: BuildOptions) => Promise<RecalledBuild | null>;
  /** `edited`: what is another since the last build, where that is known. */
  readonly runBuild: (options: BuildOptions, deps: ShellDeps, edited?: EditedPages | null) => Promise<BuildResult>;
  readonly inspectRoute: (
    route: string,
    options: BuildOptions,
    deps: ShellDeps,
  ) => Promise<Outcome<RouteReport | null>>;
  readonly outlineSite: (
    options: Pick<BuildOptions, 'root' | 'shownRoot' | 'configFile'>,
    deps: ShellDeps,
  ) => Promise<Outcome<SiteOutline | null>>;
  readonly deps: (progress: Progress) => Promise<ShellDeps>;
  /** The world of `serve`: made by it alone. */
  readonly serving: () => Promise<Serving>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** null: nobody sits at a terminal who could answer. */
  readonly dialog: (() => Promise<Dialog>) | null;
  readonly env: Environment;
  readonly cwd: string;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** Peak memory of the process and of its children so far, in MB of 1,048,576 bytes. */
  readonly peakRssMb: () => number;
}
