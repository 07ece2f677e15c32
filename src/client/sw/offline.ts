// Keeps the site readable without a network: hashed files from the cache, pages from the network while there is one.
import type { WorkerConfig } from '../../model/client-config.ts';
import type { WorkerFetchEvent, WorkerScope } from './scope.ts';

const OFFLINE_PAGE = 'offline.html';

export function serveOffline(scope: WorkerScope, config: WorkerConfig): void {
  const cacheName = config.cachePrefix + config.generation;
  const root = scope.location.origin + config.base;

  scope.addEventListener('install', (event) => event.waitUntil(precache(scope, cacheName, root, config)));
  scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches(scope, cacheName, config)));
  scope.addEventListener('message', ({ data }) => {
    if (data === 'skipWaiting') scope.skipWaiting();
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(root) || request.headers.has('range')) return;
    const path = withoutQuery(request.url).slice(root.length);
    if (isImmutable(path, config)) event.respondWith(cacheFirst(scope, cacheName, event));
    else if (request.mode === 'navigate') event.respondWith(networkFirst(scope, cacheName, event, root));
    else event.respondWith(networkOrCache(scope, cacheName, request));
  });
}

/** All or nothing: a file that fails keeps the worker from being installed, and the old one stays. */
async function precache(scope: WorkerScope, cacheName: string, root: string, config: WorkerConfig): Promise<void> {
  const cache = await scope.caches.open(cacheName);
  await Promise.all(
    config.precache.map(async (path) => {
      const url = root + path;
      // The same name is the same bytes: what the last version held need not be fetched again.
      const held = isImmutable(path, config) ? await scope.caches.match(url) : undefined;
      const response = held ?? (await scope.fetch(new Request(url, { cache: 'no-cache' })));
      if (!isCacheable(response)) throw new Error(`${url} answered ${response.status}.`);
      await cache.put(url, response);
    }),
  );
}

async function deleteOldCaches(scope: WorkerScope, cacheName: string, { cachePrefix }: WorkerConfig): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName).map((name) => scope.caches.delete(name)),
  );
}

async function cacheFirst(scope: WorkerScope, cacheName: string, event: WorkerFetchEvent): Promise<Response> {
  const cache = await scope.caches.open(cacheName);
  const held = await cache.match(event.request, { ignoreVary: true });
  if (held) return held;
  const response = await scope.fetch(event.request);
  keep(cache, event.request.url, response, event);
  return response;
}

async function networkFirst(
  scope: WorkerScope,
  cacheName: string,
  event: WorkerFetchEvent,
  root: string,
): Promise<Response> {
  const cache = await scope.caches.open(cacheName);
  const url = withoutQuery(event.request.url);
  try {
    const response = await scope.fetch(event.request);
    keep(cache, url, response, event);
    return response;
  } catch (error) {
    const held = (await cache.match(url, { ignoreVary: true })) ?? (await cache.match(root + OFFLINE_PAGE));
    if (held) return held;
    throw error;
  }
}

async function networkOrCache(scope: WorkerScope, cacheName: string, request: Request): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (error) {
    const cache = await scope.caches.open(cacheName);
    const held = await cache.match(request, { ignoreVary: true });
    if (held) return held;
    throw error;
  }
}

/** The reader gets the answer at once; a full disk is no reason to lose it. */
function keep(cache: Cache, url: string, response: Response, event: WorkerFetchEvent): void {
  if (!isCacheable(response)) return;
  event.waitUntil(
    cache.put(url, response.clone()).catch((error: unknown) => console.warn(`${url} could not be cached.`, error)),
  );
}

/** 200 of this origin only: no errors, parts, redirects or opaque answers. */
function isCacheable(response: Response): boolean {
  return response.status === 200 && !response.redirected && (response.type === 'basic' || response.type === 'default');
}

function isImmutable(path: string, { immutableFolders }: WorkerConfig): boolean {
  return immutableFolders.some((folder) => path.startsWith(folder));
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
