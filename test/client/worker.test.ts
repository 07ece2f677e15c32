import { describe, expect, test } from 'vitest';
import { removeWorker } from '../../src/client/sw/kill-switch.ts';
import { serveOffline } from '../../src/client/sw/offline.ts';
import type { WorkerScope } from '../../src/client/sw/scope.ts';
import type { WorkerConfig } from '../../src/model/client-config.ts';

const ORIGIN = 'https://acme.example';
const config: WorkerConfig = {
  cachePrefix: 'docs-gen:mui:/docs/:',
  generation: 'g2',
  base: '/docs/',
  precache: ['assets/a-1.js', 'offline.html'],
  immutableFolders: ['assets/'],
};

/** A worker's world: caches in memory, and a network of addresses that the test fills or cuts. */
function world(
  network: Record<string, string | Response | undefined>,
  caches: Record<string, Record<string, string>> = {},
) {
  const stores = new Map(Object.entries(caches).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo) => {
        const body = store.get(urlOf(request));
        return body === undefined ? undefined : new Response(body);
      },
      put: async (request: RequestInfo, response: Response) => void store.set(urlOf(request), await response.text()),
    };
  };
  const fetched: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const did: string[] = [];
  const pages = [{ url: `${ORIGIN}/docs/ui/`, navigate: async (url: string) => void did.push(`navigate ${url}`) }];
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    skipWaiting: async () => void did.push('skipWaiting'),
    location: { origin: ORIGIN },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: RequestInfo) => {
        for (const name of stores.keys()) {
          const found = await (await open(name)).match(request);
          if (found) return found;
        }
        return undefined;
      },
    },
    clients: { matchAll: async () => pages },
    registration: { active: null as unknown, unregister: async () => did.push('unregister') > 0 },
    async fetch(request: Request) {
      fetched.push(request.url);
      const answer = network[request.url];
      if (answer === undefined) throw new TypeError('no network');
      return answer instanceof Response ? answer.clone() : new Response(answer);
    },
  };
  /** What the browser does: dispatches, and waits for all that the event is kept alive for. */
  const dispatch = async (type: string, more: object = {}): Promise<Response | null> => {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    const event = {
      ...more,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (response: Promise<Response>) => (answer = response),
    };
    listeners.get(type)?.(event as never); // Each listener takes the event of its own type.
    const response = await answer;
    for (const work of works) await work;
    return response;
  };
  const get = async (path: string, mode: 'navigate' | 'cors' = 'cors', init: RequestInit = {}) => {
    const request = new Request(new URL(path, ORIGIN), init);
    const response = await dispatch('fetch', { request: Object.defineProperty(request, 'mode', { value: mode }) });
    return response === null ? null : response.text();
  };
  return { scope: scope as unknown as WorkerScope & typeof scope, stores, fetched, did, dispatch, get };
}

const url = (path: string) => `${ORIGIN}/docs/${path}`;
const SHELL = { [url('assets/a-1.js')]: 'script', [url('offline.html')]: 'you are offline' };

describe('install and activate', () => {
  test('the shell is held under the generation, and caches of older ones go', async () => {
    const other = { 'docs-gen:mui:/:g1': {}, foreign: {} };
    const { scope, stores, dispatch } = world(SHELL, { ...other, 'docs-gen:mui:/docs/:g1': { [url('ui/')]: 'old' } });
    serveOffline(scope, config);
    await dispatch('install');
    expect(Object.fromEntries(stores.get('docs-gen:mui:/docs/:g2') ?? [])).toEqual(SHELL);
    await dispatch('activate');
    expect([...stores.keys()].sort()).toEqual(['docs-gen:mui:/:g1', 'docs-gen:mui:/docs/:g2', 'foreign']);
  });

  test('a hashed file that the last version held is not fetched again', async () => {
    const { scope, stores, fetched, dispatch } = world(SHELL, {
      'docs-gen:mui:/docs/:g1': { [url('assets/a-1.js')]: 'script', [url('offline.html')]: 'old words' },
    });
    serveOffline(scope, config);
    await dispatch('install');
    expect(fetched).toEqual([url('offline.html')]);
    expect(stores.get('docs-gen:mui:/docs/:g2')?.get(url('offline.html'))).toBe('you are offline');
  });

  test('a file that is missing stops the installation', async () => {
    const { scope, dispatch } = world({ ...SHELL, [url('offline.html')]: new Response('gone', { status: 404 }) });
    serveOffline(scope, config);
    await expect(dispatch('install')).rejects.toThrow('404');
  });

  test('takes over when the page asks, and for no other message', async () => {
    const { scope, did, dispatch } = world(SHELL);
    serveOffline(scope, config);
    await dispatch('message', { data: 'hello' });
    await dispatch('message', { data: { type: 'skipWaiting' } });
    expect(did).toEqual([]);
    await dispatch('message', { data: 'skipWaiting' });
    expect(did).toEqual(['skipWaiting']);
  });
});

describe('answers', () => {
  async function installed(network: Record<string, string | Response | undefined> = {}) {
    const live: Record<string, string | Response | undefined> = { ...SHELL, ...network };
    const it = world(live);
    serveOffline(it.scope, config);
    await it.dispatch('install');
    it.fetched.length = 0;
    const cut = () => {
      for (const key of Object.keys(live)) live[key] = undefined;
    };
    return { ...it, live, cut, held: () => it.stores.get('docs-gen:mui:/docs/:g2') };
  }

  test('a page comes from the network, and from the cache without one', async () => {
    const { get, live, cut } = await installed({ [url('ui/')]: 'first' });
    expect(await get('/docs/ui/', 'navigate')).toBe('first');
    live[url('ui/')] = 'second';
    expect(await get('/docs/ui/', 'navigate')).toBe('second');
    cut();
    expect(await get('/docs/ui/', 'navigate')).toBe('second');
  });

  test('a query makes no second copy of a page', async () => {
    const { get, cut, held } = await installed({ [url('ui/?a=1')]: 'page' });
    expect(await get('/docs/ui/?a=1', 'navigate')).toBe('page');
    expect([...(held()?.keys() ?? [])]).toContain(url('ui/'));
    cut();
    expect(await get('/docs/ui/?b=2', 'navigate')).toBe('page');
  });

  test('a page never seen is the offline page', async () => {
    const { get, cut } = await installed();
    cut();
    expect(await get('/docs/new/', 'navigate')).toBe('you are offline');
  });

  test('hashed files come from the cache, and enter it when they are first asked for', async () => {
    const { get, fetched, held } = await installed({ [url('assets/b-2.png')]: 'picture' });
    expect(await get('/docs/assets/a-1.js')).toBe('script');
    expect(fetched).toEqual([]);
    expect(await get('/docs/assets/b-2.png')).toBe('picture');
    expect(await get('/docs/assets/b-2.png')).toBe('picture');
    expect(fetched).toEqual([url('assets/b-2.png')]);
    expect(held()?.get(url('assets/b-2.png'))).toBe('picture');
  });

  test('other files are asked for each time, and not kept', async () => {
    const { get, held, cut } = await installed({ [url('data.json')]: '{}' });
    expect(await get('/docs/data.json')).toBe('{}');
    expect(held()?.has(url('data.json'))).toBe(false);
    cut();
    await expect(get('/docs/data.json')).rejects.toThrow('no network');
    expect(await get('/docs/offline.html')).toBe('you are offline');
  });

  test.each([404, 500, 203])('a page with status %i is passed on and not kept', async (status) => {
    const { get, held } = await installed({ [url('ui/')]: new Response('sorry', { status }) });
    expect(await get('/docs/ui/', 'navigate')).toBe('sorry');
    expect(held()?.has(url('ui/'))).toBe(false);
  });

  // The browser handles these as if there were no worker.
  test.each([
    ['another method', '/docs/ui/', { method: 'POST' }],
    ['another origin', 'https://other.example/docs/ui/', {}],
    ['another site of this origin', '/ui/', {}],
    ['a part of a file', '/docs/assets/a-1.js', { headers: { range: 'bytes=0-1' } }],
  ])('%s is left alone', async (_, path, init) => {
    const { get, fetched } = await installed();
    expect(await get(path, 'cors', init)).toBeNull();
    expect(fetched).toEqual([]);
  });
});

describe('the kill switch', () => {
  const caches = { 'docs-gen:mui:/docs/:g1': {}, 'docs-gen:mui:/:g1': {}, foreign: {} };

  test('takes over at once, deletes what the site held, unregisters, and reloads the pages', async () => {
    const { scope, stores, did, dispatch } = world({}, caches);
    scope.registration.active = {};
    removeWorker(scope, config);
    await dispatch('install');
    expect(did).toEqual(['skipWaiting']);
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['docs-gen:mui:/:g1', 'foreign']);
    expect(did).toEqual(['skipWaiting', 'unregister', `navigate ${ORIGIN}/docs/ui/`]);
  });

  test('without a predecessor it reloads nothing: an old page that registers it would never rest', async () => {
    const { scope, did, dispatch } = world({}, caches);
    removeWorker(scope, config);
    await dispatch('install');
    await dispatch('activate');
    expect(did).toEqual(['skipWaiting', 'unregister']);
  });
});
