import { describe, expect, test } from 'vitest';
import { removeWorker } from '../../../src/client/sw/kill-switch.ts';
import { serveOffline } from '../../../src/client/sw/offline.ts';
import { answerOf, config, type Live, MARK, OFFLINE, SCRIPT, SHELL, url, whole, world } from './world.ts';

describe('install and activate', () => {
  test('the shell is held under the generation, and is marked when it is complete', async () => {
    const { scope, stores, dispatch, held } = world(SHELL);
    serveOffline(scope, config);
    await dispatch('install');
    expect(held().sort()).toEqual([url(MARK), url(SCRIPT), url('offline.html')]);
    expect(await stores.get('docs-gen:/docs/:g2')?.get(url('offline.html'))?.text()).toBe(OFFLINE);
  });

  test('what is kept is the body as it is read, with the headers of the page but those of the way', async () => {
    const page = answerOf(url('offline.html'), OFFLINE, 200, {
      'content-security-policy': "default-src 'self'",
      'content-encoding': 'gzip',
      'content-length': '12', // Of the compressed body.
      vary: 'accept-encoding',
    });
    const { scope, stores, dispatch } = world({ ...SHELL, [url('offline.html')]: page });
    serveOffline(scope, config);
    await dispatch('install');
    const kept = stores.get('docs-gen:/docs/:g2')?.get(url('offline.html'));
    expect(Object.fromEntries(kept?.headers ?? [])).toEqual({
      'content-security-policy': "default-src 'self'",
      'content-type': 'text/html; charset=utf-8',
      'x-docs-gen-bytes': String(OFFLINE.length),
    });
  });

  test('a hashed file that the last version held is not fetched again', async () => {
    const old = { [url(SCRIPT)]: 'script', [url('offline.html')]: whole('old words'), [url(MARK)]: '' };
    const { scope, stores, fetched, dispatch } = world(SHELL, { 'docs-gen:/docs/:g1': old });
    serveOffline(scope, config);
    await dispatch('install');
    expect(fetched).toEqual([url('offline.html')]);
    expect(await stores.get('docs-gen:/docs/:g2')?.get(url('offline.html'))?.text()).toBe(OFFLINE);
  });

  test('a version takes over: the last one stays, older ones and halves go, other sites are left alone', async () => {
    const mark = { [url(MARK)]: '' };
    const { scope, stores, did, dispatch } = world(SHELL, {
      foreign: {},
      'docs-gen:/:g1': {},
      'docs-gen:/docs/:g0': mark,
      'docs-gen:/docs/:g1': mark,
      'docs-gen:/docs/:half': { [url(SCRIPT)]: 'script' },
    });
    serveOffline(scope, config);
    await dispatch('install');
    expect([...stores.keys()]).not.toContain('docs-gen:/docs/:half');
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['foreign', 'docs-gen:/:g1', 'docs-gen:/docs/:g1', 'docs-gen:/docs/:g2']);
    expect(did).toEqual(['preload', 'claim']);
  });

  test('a version that comes back starts anew, as the newest: what was read since is not older than its pages', async () => {
    const mark = { [url(MARK)]: '' };
    const { scope, stores, held, dispatch } = world(SHELL, {
      'docs-gen:/docs/:g2': { ...SHELL, ...mark, [url('ui/')]: whole('old') },
      'docs-gen:/docs/:g3': { ...mark, [url('ui/')]: whole('read since') },
    });
    serveOffline(scope, config);
    await dispatch('install');
    expect(held().sort()).toEqual([url(MARK), url(SCRIPT), url('offline.html')]);
    await dispatch('activate');
    expect(held('g3')).toContain(url('ui/'));
    expect([...stores.keys()]).toEqual(['docs-gen:/docs/:g3', 'docs-gen:/docs/:g2']);
  });

  test('an installation that broke off goes on with what it has', async () => {
    const { scope, fetched, held, dispatch } = world(SHELL, { 'docs-gen:/docs/:g2': { [url(SCRIPT)]: 'script' } });
    serveOffline(scope, config);
    await dispatch('install');
    expect(fetched).toEqual([url('offline.html')]);
    expect(held()).toContain(url(MARK));
  });

  // Two deploys in a row: the first worker takes over while the second fetches its files.
  test.each([
    ['half', {}],
    ['whole', { [url(MARK)]: '' }],
  ])('a newer version that is there %s is left alone, and the last one before stays', async (_, mark) => {
    const { scope, stores, dispatch } = world(SHELL, { 'docs-gen:/docs/:g1': { [url(MARK)]: '' } });
    serveOffline(scope, config);
    await dispatch('install');
    stores.set('docs-gen:/docs/:g3', new Map(Object.entries(mark).map(([at, body]) => [at, answerOf(at, body)])));
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['docs-gen:/docs/:g1', 'docs-gen:/docs/:g2', 'docs-gen:/docs/:g3']);
  });

  // Each is asked for twice, the second time past the browser's own cache.
  test.each<[string, Live]>([
    ['that is missing', answerOf(url('offline.html'), 'gone', 404)],
    ['of another version', whole('you are offline, says the next version')],
    ['that was cut', OFFLINE.slice(0, -10)],
    ['that never comes', undefined],
  ])('a file %s stops the installation', async (_, live) => {
    const { scope, fetched, held, dispatch } = world({ ...SHELL, [url('offline.html')]: live });
    serveOffline(scope, config);
    await expect(dispatch('install')).rejects.toThrow();
    const asked = fetched.filter((address) => address.startsWith(url('offline.html')));
    expect(asked).toEqual([url('offline.html'), `${url('offline.html')} (reload)`]);
    expect(held()).not.toContain(url(MARK));
  });

  test.each<[string, Live]>([
    ['half a script', answerOf(url(SCRIPT), 'scr')],
    ['a page in the place of a script', answerOf(url('ui/'), 'script')],
    ['an error', answerOf(url(SCRIPT), 'script', 500)],
  ])('%s in the browser’s cache is fetched anew', async (_, first) => {
    const live = (request: Request) =>
      Promise.resolve(
        request.cache === 'reload' || !(first instanceof Response) ? answerOf(url(SCRIPT), 'script') : first,
      );
    const { scope, held, dispatch } = world({ ...SHELL, [url(SCRIPT)]: live });
    serveOffline(scope, config);
    await dispatch('install');
    expect(held()).toContain(url(SCRIPT));
  });

  test('takes over when the page asks, and for no other message', async () => {
    const { scope, did, dispatch } = world(SHELL);
    serveOffline(scope, config);
    for (const data of ['hello', { type: 'skipWaiting' }, null, 7]) await dispatch('message', { data });
    expect(did).toEqual([]);
    await dispatch('message', { data: 'skipWaiting' });
    expect(did).toEqual(['skipWaiting']);
  });
});

describe('the kill switch', () => {
  const caches = { 'docs-gen:/docs/:g1': {}, 'docs-gen:/docs/:g0': {}, 'docs-gen:/:g1': {}, foreign: {} };

  test('takes over at once, deletes what the site held, unregisters, and reloads the pages', async () => {
    const { scope, stores, did, dispatch } = world({}, caches);
    scope.registration.active = {};
    removeWorker(scope, config);
    await dispatch('install');
    expect(did).toEqual(['skipWaiting']);
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['docs-gen:/:g1', 'foreign']);
    expect(did).toEqual(['skipWaiting', 'unregister', `navigate ${url('ui/')}`]);
  });

  test('without a predecessor it reloads nothing: an old page that registers it would never rest', async () => {
    const { scope, did, dispatch } = world({}, caches);
    removeWorker(scope, config);
    await dispatch('install');
    await dispatch('activate');
    expect(did).toEqual(['skipWaiting', 'unregister']);
  });
});
