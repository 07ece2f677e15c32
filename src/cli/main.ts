// The real command line: hands the process to the program, and ends it with the program's exit code.
import { isatty } from 'node:tty';
import { commandContext } from './command.ts';
import { runProgram } from './program.ts';
import { ERASE_LINE, hasLiveLine } from './terminal.ts';

const context = commandContext({
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  dialog:
    isatty(0) && isatty(1) // `process.stdin` makes a stream of it, which takes 5 ms.
      ? async () => (await import('./dialog.ts')).createDialog(process.stdin, process.stdout)
      : null,
});
const args = process.argv.slice(2);

/** Why standard output took nothing more; null: it did. */
let unwritable: Error | null = null;

// `docs-gen explain | head -1` closes the pipe early. The run goes on, and its exit code stays true.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') unwritable ??= error;
});
process.stderr.on('error', () => {
  // Nobody is left to be told: what the run comes to is told by its exit code.
});
endOnSignal('SIGINT', 130);
endOnSignal('SIGTERM', 143);
process.on('uncaughtException', async (error) => end(await crashed(error)));
runProgram(args, context).then(end, async (error) => end(await crashed(error)));

async function crashed(error: unknown): Promise<number> {
  return tell(error, ({ reportCrash }) => reportCrash(error, args, context));
}

/** Where no file can be opened, there are no words of ours for it either. */
async function tell(error: unknown, report: (failure: typeof import('./failure.ts')) => number): Promise<number> {
  const failure = await import('./failure.ts').catch(() => null);
  if (failure !== null) return report(failure);
  process.stderr.write(`error: ${error instanceof Error ? error.stack : String(error)}\n`);
  return 1;
}

/** Waits until a reader at the other end of a pipe has got everything. */
async function end(code: number): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map(flushed));
  if (unwritable === null) process.exit(code);
  const failed = await tell(unwritable, ({ reportUnwritable }) => reportUnwritable(unwritable, context));
  await flushed(process.stderr);
  process.exit(code === 0 ? failed : code);
}

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}

function endOnSignal(signal: NodeJS.Signals, code: number): void {
  process.on(signal, () => {
    if (hasLiveLine(process.stderr, process.env)) process.stderr.write(ERASE_LINE);
    process.exit(code);
  });
}
