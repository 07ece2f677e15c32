// Runs git and hands on what it writes, piece by piece, so that a reader who knows enough can stop it.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Throws when git is not there or fails; leaving the loop early ends the process. */
export async function* runGit(args: readonly string[], cwd: string): AsyncGenerator<string> {
  const child = spawn('git', args, { cwd, env: gitEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(isMissing(error) ? new Error('git is not installed') : error));
    child.on('close', resolve);
  });
  const said = text(child.stderr);
  // Told below, or of no interest to a reader who has left.
  ended.catch(() => {});
  said.catch(() => {});
  try {
    child.stdout.setEncoding('utf8'); // Keeps letters whole that lie across two pieces.
    for await (const chunk of child.stdout) yield String(chunk);
    const code = await ended;
    if (code !== 0) throw new Error((await said) || `git ended with ${code}`);
  } finally {
    if (child.exitCode === null) child.kill();
  }
}

/** Git takes no lock, asks nobody for a password, and speaks English. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
}

function isMissing(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT';
}
