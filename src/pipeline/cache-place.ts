// Where a run keeps for the next what took long to make.
import { join, resolve } from 'node:path';
import { publicRoots } from '../assets/public.ts';
import { codeFolders, contentFolders } from '../config/site-folders.ts';
import { report } from '../diagnostics/report.ts';
import { checkCacheFolder, markCache } from '../emit/cache-folder.ts';
import { type Lock, type LockDeps, type LockHolder, tryLock } from '../emit/lock.ts';
import { cacheReader } from '../lib/node/cache-reader.ts';
import { codeOf } from '../lib/node/error-code.ts';
import type { ReservedFolder } from '../lib/node/reserved-folder.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { PackStore } from '../model/pack-store.ts';
import type { Site } from '../model/site.ts';
import { aroundModules } from '../record/around.ts';

/** Of compiled pages, in the folder of the cache. */
export const PAGES_FOLDER = 'pages';

export interface KeptPlace extends CachePlace {
  /** Why something could not be kept, the first time; null: all was. */
  readonly problem: () => string | null;
}

/** Absolute. */
export function cacheFolder(
  site: Pick<Site, 'root' | 'cacheDir'>,
  { cacheDir }: Pick<BuildOptions, 'cacheDir'>,
): string {
  return cacheDir ?? resolve(site.root, site.cacheDir);
}

/** Folders of a site in which a build must not write. */
export function authorFolders(site: Site): ReservedFolder[] {
  const published = publicRoots(site).map((path) => ({ path, kind: 'public folder' }));
  return [...contentFolders(site), ...published, ...codeFolders(site)];
}

/**
 * The value is null where nothing is kept: without a cache, and where the folder may be somebody's, which is an error.
 * A cache that cannot be written to ends no run: see `keptReport`.
 */
export async function openCache(
  site: Site,
  options: Pick<BuildOptions, 'cache' | 'cacheDir'>,
  { fs, writer, home }: Pick<ShellDeps, 'fs' | 'writer' | 'home'>,
): Promise<Outcome<KeptPlace | null>> {
  if (!options.cache) return { value: null, diagnostics: [] };
  const folder = cacheFolder(site, options);
  const { root } = site;
  const diagnostics = await checkCacheFolder({ folder, root, home, reserved: authorFolders(site) }, { fs, writer });
  if (diagnostics.length > 0) return { value: null, diagnostics };
  const unmarked = await markCache(folder, { writer }).then(() => null, writeProblem);
  // An unmarked folder that is empty stays so: the next build would take what is in it for somebody's files.
  if (unmarked !== null && !(await writer.list(folder))?.length)
    return { value: null, diagnostics: [report('emit/cache-failed', { folder, problem: unmarked })] };
  let problem: string | null = null;
  const note = (error: unknown): void => {
    problem ??= writeProblem(error);
  };
  const noting: CachePlace['writer'] = {
    stat: writer.stat,
    write: (path, body) => writer.write(path, body).catch(note),
    remove: (path) => writer.remove(path).catch(note),
  };
  return {
    value: { folder, fs: cacheReader(fs), writer: noting, around: aroundModules, problem: () => problem },
    diagnostics,
  };
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
  const busy = (held: LockHolder) => report('emit/cache-locked', { folder, ...held });
  try {
    return await tryLock(join(folder, LOCK), deps, busy);
  } catch (error) {
    if (codeOf(error) === '') throw error;
    return null;
  }
}

/** Says who writes into the cache. */
const LOCK = 'lock';
