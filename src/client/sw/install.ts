// Brings a version to the reader's machine, and clears away what came before the last one.
import type { WorkerConfig } from '../../model/client-config.ts';
import { type Generation, isImmutable, outdated } from './decide.ts';
import type { WorkerScope } from './scope.ts';
import { COMPLETE, type Kept, type Store } from './store.ts';

/** All or nothing: a file that fails keeps the worker from being installed, and the old one stays. */
export async function install(scope: WorkerScope, config: WorkerConfig, store: Store): Promise<void> {
  const own = config.cachePrefix + config.generation;
  for (const { name, isComplete } of await generations(scope, config)) {
    // What other versions left half done is of no use; what this one did is. A version that comes back, as after a rollback,
    // starts anew: its pages are older than those that were read since, and its cache has to be the newest.
    if (isComplete === (name === own)) await scope.caches.delete(name);
  }
  try {
    const files = config.precache.map((path) => precache(path, scope, config, store));
    await Promise.allSettled(files); // None is put into a cache that was removed below.
    await Promise.all(files);
    await (await scope.caches.open(own)).put(markOf(scope, config), new Response());
  } catch (error) {
    // Where the browser gives no more room, half a version would take it from the one that is in use.
    if (isFull(error)) await scope.caches.delete(own);
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

export async function takeOver(scope: WorkerScope, config: WorkerConfig): Promise<void> {
  const own = config.cachePrefix + config.generation;
  const old = outdated(await generations(scope, config), own);
  await Promise.all(old.map((name) => scope.caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim(); // What a reader's first page fetches from here on is kept too.
}

async function precache(path: string, scope: WorkerScope, config: WorkerConfig, store: Store): Promise<void> {
  const url = scope.location.origin + config.base + path;
  const immutable = isImmutable(path, config.immutableFolders);
  // The same name is the same bytes: what the last version held need not be fetched again.
  const held = immutable ? await store.match(url) : undefined;
  const kept =
    (held && (await store.keep(url, held))) ??
    (await attempt(url, immutable ? 'default' : 'no-cache', scope, store)) ??
    (await attempt(url, 'reload', scope, store)); // Half a file may be in the browser's own cache.
  if (!kept) throw new Error(`${url} is not what was published.`);
  await kept.stored;
}

async function attempt(url: string, cache: RequestCache, scope: WorkerScope, store: Store): Promise<Kept | null> {
  try {
    return await store.keep(url, await scope.fetch(new Request(url, { cache })));
  } catch (error) {
    if (cache === 'reload') throw error; // The last attempt.
    return null;
  }
}

/** From the oldest to the newest, as browsers list them. */
async function generations(scope: WorkerScope, config: WorkerConfig): Promise<Generation[]> {
  const names = (await scope.caches.keys()).filter((name) => name.startsWith(config.cachePrefix));
  return Promise.all(
    names.map(async (name) => ({
      name,
      isComplete: (await (await scope.caches.open(name)).match(markOf(scope, config))) !== undefined,
    })),
  );
}

function markOf(scope: WorkerScope, { base }: WorkerConfig): string {
  return scope.location.origin + base + COMPLETE;
}
