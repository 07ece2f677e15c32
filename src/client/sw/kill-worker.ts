// Entry of the worker that is published instead when `serviceWorker.killSwitch` is on.
import type { WorkerConfig } from '../../model/client-config.ts';
import { removeWorker } from './kill-switch.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;
declare const docsGenWorker: WorkerConfig;

removeWorker(self, docsGenWorker);
