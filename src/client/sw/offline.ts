// Keeps the site readable without a network: hashed files from the cache, pages from the network while there is one.
import type { WorkerConfig } from '../../model/client-config.ts';
import { createAnswers } from './answers.ts';
import { wayOf } from './decide.ts';
import { holdFirstPage } from './first-page.ts';
import { install, takeOver } from './install.ts';
import type { WorkerScope } from './scope.ts';
import { createStore } from './store.ts';

export function serveOffline(scope: WorkerScope, config: WorkerConfig): void {
  const store = createStore(scope, config);
  const answers = createAnswers(scope, config, store);
  const root = scope.location.origin + config.base;

  scope.addEventListener('install', (event) => event.waitUntil(install(scope, config, store)));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope, config)));
  scope.addEventListener('message', (event) => {
    if (event.data === 'skipWaiting') event.waitUntil(scope.skipWaiting());
    else event.waitUntil(holdFirstPage(event.data, scope, config, store));
  });
  scope.addEventListener('fetch', (event) => {
    const { method, url, headers, mode } = event.request;
    const asked = { method, url, isRange: headers.has('range'), isNavigation: mode === 'navigate' };
    const way = wayOf(asked, root, config.immutableFolders);
    if (way !== 'pass') event.respondWith(answers[way](event));
  });
}
