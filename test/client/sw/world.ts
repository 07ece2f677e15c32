// A service worker's world: caches in memory, a clock that the test moves, and a network that it fills or cuts.
import { createHash, webcrypto } from 'node:crypto';
import { vi } from 'vitest';
import { serveOffline } from '../../../src/client/sw/offline.ts';
import type { WorkerScope } from '../../../src/client/sw/scope.ts';
import type { WorkerConfig } from '../../../src/model/client-config.ts';

export const ORIGIN = 'https://acme.example';
export const url = (path: string) => `${ORIGIN}/docs/${path}`;
export const digest = (body: string) => createHash('sha256').update(body).digest('hex').slice(0, 10);
/** A name as the build gives it: `assets/a-<hash>.js`. */
export const named = (stem: string, extension: string, body: string) => `assets/${stem}-${digest(body)}.${extension}`;
export const whole = (text: string) => `<!doctype html><p>${text}</p></html>\n`;

export const SCRIPT = named('a', 'js', 'script');
export const OFFLINE = whole('you are offline');
export const config: WorkerConfig = {
  cachePrefix: 'docs-gen:/docs/:',
  generation: 'g2',
  base: '/docs/',
  precache: [SCRIPT, 'offline.html'],
  digests: { 'offline.html': digest(OFFLINE) },
  immutableFolders: ['assets/'],
};
export const SHELL = { [url(SCRIPT)]: 'script', [url('offline.html')]: OFFLINE };

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  png: 'image/png',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
};
export const typeOf = (address: string) =>
  TYPES[/\.(\w+)(?:\?|$)/.exec(new URL(address).pathname)?.[1] ?? 'html'] ?? '';

/** What the network says to one request: a body, an answer, nothing (no network), or whatever the function makes of it. */
export type Live = string | Response | undefined | ((request: Request) => Promise<Response>);

export function world(network: Record<string, Live>, caches: Record<string, Record<string, string>> = {}) {
  const stores = new Map(
    Object.entries(caches).map(([name, files]) => [
      name,
      new Map(Object.entries(files).map(([at, body]) => [at, answerOf(at, body)])),
    ]),
  );
  const fetched: string[] = [];
  const did: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const cacheOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (at: string) => store.get(at)?.clone(),
      put: async (at: string, response: Response) => {
        store.delete(at); // An entry that is replaced becomes the newest.
        store.set(at, response);
      },
      delete: async (at: string) => store.delete(at),
      keys: async () => [...store.keys()].map((at) => ({ url: at })),
    };
  };
  const pages = [{ url: url('ui/'), navigate: async (to: string) => void did.push(`navigate ${to}`) }];
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    skipWaiting: async () => void did.push('skipWaiting'),
    location: { origin: ORIGIN },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    clients: { matchAll: async () => pages, claim: async () => void did.push('claim') },
    crypto: webcrypto,
    registration: {
      active: null as unknown,
      navigationPreload: { enable: async () => void did.push('preload') },
      unregister: async () => did.push('unregister') > 0,
    },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    async fetch(request: Request) {
      fetched.push(request.cache === 'reload' ? `${request.url} (reload)` : request.url);
      const live = network[request.url];
      if (live === undefined) throw new TypeError('no network');
      if (typeof live === 'function') return live(request);
      return typeof live === 'string' ? answerOf(request.url, live) : live.clone();
    },
  };
  /** What the browser does: dispatches, and waits for all that the event is kept alive for, however late it is named. */
  const dispatch = async (type: string, more: object = {}): Promise<Response | null> => {
    const works: Promise<unknown>[] = [];
    const answers: Promise<Response>[] = [];
    const event = {
      ...more,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (response: Promise<Response>) => answers.push(response),
    };
    listeners.get(type)?.(event as never); // Each listener takes the event of its own type.
    const response = (await answers[0]) ?? null;
    // Read as it comes: what is shown while it comes is gathered by being read.
    const body = await response?.arrayBuffer();
    for (const work of works) await work;
    return response && new Response(body, response);
  };
  const ask = (path: string, { navigate = false, destination = '', preload, init = {} }: Asking = {}) => {
    const request = new Request(new URL(path, ORIGIN), init);
    // What only a browser can say of a request.
    if (navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
    if (destination) Object.defineProperty(request, 'destination', { value: destination });
    return dispatch('fetch', { request, preloadResponse: preload });
  };
  const get = async (path: string, asking: Asking = {}) => (await ask(path, asking))?.text() ?? null;
  const held = (generation = config.generation) => [
    ...(stores.get(config.cachePrefix + generation) ?? new Map<string, Response>()).keys(),
  ];
  // Only what the worker uses.
  return { scope: scope as unknown as WorkerScope & typeof scope, stores, fetched, did, dispatch, ask, get, held };
}

export interface Asking {
  readonly navigate?: boolean;
  readonly destination?: RequestDestination;
  readonly preload?: Promise<Response | undefined>;
  readonly init?: RequestInit;
}

export function answerOf(address: string, body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'content-type': typeOf(address), ...headers } });
}

/** Stands in a complete cache. */
export const MARK = '.docs-gen-complete';

/** Silences what the worker says of files that it could not keep, and counts it. */
export function quiet() {
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** A worker that is installed, on a network that the test changes through `live`. */
export async function installed(
  network: Record<string, Live> = {},
  caches: Record<string, Record<string, string>> = {},
) {
  const live: Record<string, Live> = { ...SHELL, ...network };
  const it = world(live, caches);
  serveOffline(it.scope, config);
  await it.dispatch('install');
  it.fetched.length = 0;
  const cut = () => {
    for (const key of Object.keys(live)) live[key] = undefined;
  };
  return { ...it, live, cut, open: (path: string) => it.get(path, { navigate: true }) };
}
