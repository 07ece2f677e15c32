// Keeps what V8 makes of the program while it builds a small site: the next process with the same V8 takes it as it is.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const RECORDER = fileURLToPath(new URL('keep-code.mjs', import.meta.url));
/** Threads that a build of a small site starts, with the React that they run. */
const THREADS = { 'demo-worker': 'production', 'hydration-worker': 'development', 'types-worker': 'production' };

/** `file`: what the loader reads. Each run keeps what those before it kept, and adds what it needed beyond that. */
export async function writeCodeCache(root, file) {
  const site = await mkdtemp(join(tmpdir(), 'docs-gen-sample-'));
  try {
    const env = { ...process.env, NODE_OPTIONS: '' }; // V8 would take the code under the same flags only.
    const record = (args, NODE_ENV = 'production') =>
      run(process.execPath, [RECORDER, root, file, ...args], { cwd: site, env: { ...env, NODE_ENV } });
    const docsGen = (...args) => record(args);
    await docsGen('init', '.', '--yes', '--no-ci', '--quiet');
    await symlink(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
    for (const command of ['build', 'build', 'check']) await docsGen(command, '--cache-dir', 'cache'); // The second has nothing to do.
    for (const [name, mode] of Object.entries(THREADS)) await record(['--thread', name], mode);
  } finally {
    await rm(site, { recursive: true });
  }
}
