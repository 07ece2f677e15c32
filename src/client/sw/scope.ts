// The part of a service worker's global scope that ours uses: TypeScript's own types of it clash with those of pages.

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerClient {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly clients: { matchAll(options: { type: 'window' }): Promise<readonly WorkerClient[]> };
  readonly registration: { readonly active: unknown; unregister(): Promise<boolean> };
  fetch(request: Request): Promise<Response>;
}
