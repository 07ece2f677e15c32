// The script of the search worker: typing stays smooth while an index is filled.
import type { FromWorker, SearchPort, ToWorker } from './messages.ts';
import { createPause } from './pause.ts';
import { serveSearch } from './serve.ts';

// A worker's scope has the two methods; the types of pages, which this file is checked with, know it as a window.
serveSearch(globalThis as unknown as SearchPort<ToWorker, FromWorker>, {
  fetch: (address) => fetch(address),
  pause: createPause(),
});
