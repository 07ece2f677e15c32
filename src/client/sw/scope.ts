// The part of a service worker's global scope that ours uses: TypeScript's own types of it clash with those of pages.

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while the worker was starting; undefined where it did not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

export interface WorkerClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<readonly WorkerClient[]> };
  readonly crypto: { readonly subtle: Pick<SubtleCrypto, 'digest'> };
  readonly registration: {
    readonly active: unknown;
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  fetch(request: Request): Promise<Response>;
  setTimeout(run: () => void, ms: number): unknown;
}
