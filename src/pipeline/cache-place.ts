// Where a run keeps for the next what took long to make.
import { join, resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { type Lock, type LockDeps, takeLock } from '../emit/lock.ts';
import { codeOf } from '../lib/node/error-code.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { PackStore } from '../model/pack-store.ts';
import type { Site } from '../model/site.ts';
import { aroundModules } from '../record/around.ts';

/** Of compiled pages, in the folder of the cache. */
export const PAGES_FOLDER = 'pages';

export interface KeptPlace extends CachePlace {
  /** Why something could not be kept, the first time; null: all was. */
  readonly problem: () => string | null;
}

/** null: nothing is kept. A cache that takes nothing ends no run: `problem` tells. */
export function keptBetweenBuilds(
  site: Pick<Site, 'root' | 'cacheDir'>,
  options: Pick<BuildOptions, 'cache' | 'cacheDir'>,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): KeptPlace | null {
  const folder = options.cacheDir ?? resolve(site.root, site.cacheDir);
  let problem: string | null = null;
  const note = (error: unknown): void => {
    problem ??= writeProblem(error);
  };
  const noting: CachePlace['writer'] = {
    stat: writer.stat,
    write: (path, body, temporary) => writer.write(path, body, temporary).catch(note),
    remove: (path) => writer.remove(path).catch(note),
  };
  return options.cache ? { folder, fs, writer: noting, around: aroundModules, problem: () => problem } : null;
}

/** Says once that something could not be kept. */
export function keptReport({ folder, problem }: Pick<KeptPlace, 'folder' | 'problem'>): Diagnostic[] {
  const said = problem();
  return said === null ? [] : [report('emit/cache-failed', { folder, problem: said })];
}

/** One build at a time: to put many files together takes away those before. */
export async function keepPack(pack: PackStore, place: KeptPlace, deps: LockDeps): Promise<Diagnostic[]> {
  const lock = await lockCache(place.folder, deps);
  if (lock !== null && 'code' in lock) {
    pack.discard();
    return [lock];
  }
  try {
    const problem = pack.save();
    return keptReport({ folder: place.folder, problem: () => problem ?? place.problem() });
  } finally {
    await lock?.release();
  }
}

/** null: there can be none, and nothing can be kept either, which is told where something is to be. */
async function lockCache(folder: string, deps: LockDeps): Promise<Lock | Diagnostic | null> {
  const busy = (held: { readonly pid: number; readonly host: string; readonly since: string }) =>
    report('emit/cache-locked', { folder, ...held });
  try {
    return await takeLock(join(folder, LOCK), deps, busy);
  } catch (error) {
    if (codeOf(error) === '') throw error;
    return null;
  }
}

/** Says who writes into the cache. */
const LOCK = 'lock';
