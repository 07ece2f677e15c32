// esbuild for whoever asks it first: to load it and to start its process is a tenth of a small build, and most sites need neither.
import { spawnSync } from 'node:child_process';
import { collectGarbage } from './collect-garbage.ts';
import { keepPeaks } from './peak-memory.ts';

type Esbuild = typeof import('esbuild');

let loaded: Promise<Esbuild> | null = null;

let running = 0;
/** Contexts need the process until they are disposed of. */
let hasContexts = false;

export const build: Esbuild['build'] = (options) => ask((esbuild) => esbuild.build(options));
export const context: Esbuild['context'] = (options) => {
  hasContexts = true;
  return ask((esbuild) => esbuild.context(options));
};
export const transform: Esbuild['transform'] = (input, options) => ask((esbuild) => esbuild.transform(input, options));

/** Ends its process, where there is one. */
export async function stopEsbuild(): Promise<void> {
  if (loaded) await (await loaded).stop();
}

/** Entries of a run from which on the memory is worth more than the CPU time of a process that starts with an empty heap. */
const LARGE = 1_000;

/**
 * Frees memory before and after a large run: what this thread no longer uses, and esbuild's process unless it is still needed. The
 * next run starts a new process.
 */
export async function releaseMemory(entries: number): Promise<void> {
  if (entries < LARGE) return;
  collectGarbage();
  if (running > 0 || hasContexts) return;
  keepPeaks();
  await stopEsbuild();
}

/** Where the system gives no process, esbuild reaches for one all the same, and fails at that: what the system said is asked for once more. */
async function ask<T>(question: (esbuild: Esbuild) => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await withMemoryLimit(await load(), question);
  } catch (error) {
    throw error instanceof TypeError ? (spawnSync(process.execPath, ['--version']).error ?? error) : error;
  } finally {
    running -= 1;
  }
}

/**
 * Go's collector lets a heap grow to twice of what is in use. From this size on it collects more often instead: 1,400 demos that took
 * 1.5 GB take 0.7 to 1.1 GB, and a third more of esbuild's CPU time. Most sites never get there.
 */
const MEMORY_LIMIT = '700MiB';

/** esbuild's process is started by the first question, with the environment of that moment. */
function withMemoryLimit<T>(esbuild: Esbuild, question: (esbuild: Esbuild) => T): T {
  const isSet = process.env.GOMEMLIMIT !== undefined;
  process.env.GOMEMLIMIT ??= MEMORY_LIMIT;
  try {
    return question(esbuild);
  } finally {
    if (!isSet) delete process.env.GOMEMLIMIT;
  }
}

function load(): Promise<Esbuild> {
  loaded ??= import('esbuild');
  return loaded;
}
