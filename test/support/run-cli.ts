// Runs docs-gen as its users do: the real launcher, in a process of its own.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../bin/docs-gen.js', import.meta.url));
const BUNDLE = fileURLToPath(new URL('../../dist-cli/main.cjs', import.meta.url));

export interface CliRun {
  /** null: the process was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunCliOptions {
  readonly cwd?: string;
  /** Added to the environment of the tests, where `NODE_ENV`, `CI` and colour settings are taken out; undefined removes. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** A command that runs the one that stands behind it, as `nice` does. */
  readonly within?: readonly string[];
}

export function runCli(args: readonly string[], options: RunCliOptions = {}): Promise<CliRun> {
  const child = spawnCli(args, options);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** The process itself, for tests of signals and pipes. */
export function spawnCli(
  args: readonly string[],
  { cwd, env = {}, within = [] }: RunCliOptions = {},
): ChildProcessWithoutNullStreams {
  if (!existsSync(BUNDLE)) throw new Error('The command line is not bundled: run `npm run prepare` first.');
  const [command = process.execPath, ...words] = [...within, process.execPath, LAUNCHER, ...args];
  const child = spawn(command, words, { cwd, env: { ...cliEnvironment(), ...env } });
  child.stdin.end();
  return child;
}

/** That of the tests, without what would change the output of the command line. */
export function cliEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, CI, NO_COLOR, FORCE_COLOR, GITHUB_WORKSPACE, ...inherited } = process.env;
  return inherited;
}
