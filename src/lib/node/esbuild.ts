// esbuild for whoever asks it first: to load it and to start its process is a tenth of a small build, and most sites need neither.
import { spawnSync } from 'node:child_process';

type Esbuild = typeof import('esbuild');

let loaded: Promise<Esbuild> | null = null;

export const build: Esbuild['build'] = (options) => ask((esbuild) => esbuild.build(options));
export const context: Esbuild['context'] = (options) => ask((esbuild) => esbuild.context(options));
export const transform: Esbuild['transform'] = (input, options) => ask((esbuild) => esbuild.transform(input, options));

/** Ends its process, where there is one. */
export async function stopEsbuild(): Promise<void> {
  if (loaded) await (await loaded).stop();
}

/** Where the system gives no process, esbuild reaches for one all the same, and fails at that: what the system said is asked for once more. */
async function ask<T>(question: (esbuild: Esbuild) => Promise<T>): Promise<T> {
  const esbuild = await load();
  try {
    return await question(esbuild);
  } catch (error) {
    throw error instanceof TypeError ? (spawnSync(process.execPath, ['--version']).error ?? error) : error;
  }
}

function load(): Promise<Esbuild> {
  loaded ??= import('esbuild');
  return loaded;
}
