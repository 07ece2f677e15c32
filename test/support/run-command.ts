// Runs a command of the bundled docs-gen in the test's process: the same code as in a child process, without a start of Node.
// What only a process has (signals, pipes, an environment, a peak of memory) needs `runCli`.
import { setTimeout } from 'node:timers/promises';
import { TICK_MS } from '../../src/record/stamps.ts';
import { type CliRun, cliEnvironment, type RunCliOptions } from './run-cli.ts';
import { openSharedTypeHost } from './type-host.ts';

const { runCommand }: typeof import('../../src/cli/command.ts') = await import(
  new URL('../../dist-cli/command.js', import.meta.url).href
);

export async function runCommandHere(
  args: readonly string[],
  { cwd = process.cwd(), env = {} }: Omit<RunCliOptions, 'within'> = {},
): Promise<CliRun> {
  // A build trusts no file that was written within a tick before it. A child process starts later than that by itself.
  await setTimeout(TICK_MS + 1);
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    write(text: string) {
      written[name] += text;
    },
  });
  const { HOME } = process.env;
  if (env.HOME !== undefined) process.env.HOME = env.HOME; // `os.homedir()` reads that of the process.
  try {
    const io = { stdout: output('stdout'), stderr: output('stderr'), env: { ...cliEnvironment(), ...env }, cwd };
    const code = await runCommand(args, { ...io, dialog: null }, { openTypeHost: openSharedTypeHost });
    return { code, ...written };
  } finally {
    if (env.HOME !== undefined) process.env.HOME = HOME;
  }
}
