// Runs a whole build by the bundled command line, in the test's process or in a child process, and reads its JSON.
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../../src/model/outcome.ts';
import { type CliRun, type RunCliOptions, runCli } from '../../support/run-cli.ts';
import { runCommandHere } from '../../support/run-command.ts';

/** The contract of `--format json`. */
export interface BuildReport {
  readonly ok: boolean;
  readonly routes: number;
  readonly artifacts: number;
  readonly written: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly timings: Readonly<Record<string, number>>;
  readonly peakRssMb: number;
}

export interface Built extends BuildReport {
  readonly run: CliRun;
}

export interface BuildSiteOptions extends RunCliOptions {
  readonly command?: 'build' | 'check';
  readonly args?: readonly string[];
  /** Builds in a child process rather than in that of the test. Default: only with an environment, or within another command. */
  readonly isChild?: boolean;
}

/** Folder of a fixture. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));
}

export const repository = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** `out` is relative to the root. */
export async function buildSite(root: string, out: string, options: BuildSiteOptions = {}): Promise<Built> {
  const { command = 'build', args = [], cwd, env, within, isChild = (env ?? within) !== undefined } = options;
  const words = [command, '--root', root, '--out', out, '--format', 'json', ...args];
  const run = await (isChild ? runCli(words, { cwd, env, within }) : runCommandHere(words, { cwd }));
  // The form is what `build.test.ts` asserts.
  return { ...(JSON.parse(run.stdout) as BuildReport), run };
}

/** Fails with the diagnostics of a build that did not succeed. */
export async function mustBuild(root: string, out: string, options: BuildSiteOptions = {}): Promise<Built> {
  const built = await buildSite(root, out, options);
  if (!built.ok) throw new Error(`The build failed: ${JSON.stringify(built.diagnostics, null, 2)}`);
  return built;
}

/** `tree/duplicate-path content/ui/pages.ts:4:5` for each diagnostic. */
export function placesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code, at }) => `${code} ${[at?.file, at?.line, at?.column].filter(Boolean).join(':')}`);
}
