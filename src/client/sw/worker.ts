// The service worker's entry; `sw.js` starts with the constant that configures it.
import type { WorkerConfig } from '../../model/client-config.ts';
import { serveOffline } from './offline.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;
declare const docsGenWorker: WorkerConfig;

serveOffline(self, docsGenWorker);
