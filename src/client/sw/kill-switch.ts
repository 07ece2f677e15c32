// Takes an earlier service worker off the readers' machines: caches, registration, and the pages it still holds.
import type { WorkerConfig } from '../../model/client-config.ts';
import type { WorkerScope } from './scope.ts';

export function removeWorker(scope: WorkerScope, { cachePrefix }: WorkerConfig): void {
  let replacing = false;
  scope.addEventListener('install', () => {
    // Read before this worker becomes the active one. Without a predecessor there is no page to free; reloading all the
    // same would never end where an old page registers the worker again and again.
    replacing = scope.registration.active !== null;
    scope.skipWaiting();
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(leave(scope, cachePrefix, () => replacing));
  });
}

async function leave(scope: WorkerScope, cachePrefix: string, replacing: () => boolean): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => scope.caches.delete(name)));
  const pages = await scope.clients.matchAll({ type: 'window' });
  await scope.registration.unregister();
  if (replacing()) await Promise.all(pages.map((page) => page.navigate(page.url)));
}
