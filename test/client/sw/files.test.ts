import { describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../../../src/client/sw/answers.ts';
import { serveOffline } from '../../../src/client/sw/offline.ts';
import { createStore } from '../../../src/client/sw/store.ts';
import {
  answerOf,
  config,
  installed,
  type Live,
  MARK,
  named,
  OFFLINE,
  SCRIPT,
  SHELL,
  url,
  whole,
  world,
} from './world.ts';

describe('hashed files', () => {
  const PICTURE = named('b', 'png', 'picture');
  const CHUNK = named('c', 'js', 'chunk');

  test('come from the cache, and enter it when they are first asked for', async () => {
    const { get, fetched, held } = await installed({ [url(PICTURE)]: 'picture' });
    expect(await get(`/docs/${SCRIPT}`)).toBe('script');
    expect(fetched).toEqual([]);
    expect(await get(`/docs/${PICTURE}`)).toBe('picture');
    expect(await get(`/docs/${PICTURE}`)).toBe('picture');
    expect(fetched).toEqual([url(PICTURE)]);
    expect(held()).toContain(url(PICTURE));
  });

  test('have no second copy for a query', async () => {
    const { get, fetched, held } = await installed({ [`${url(CHUNK)}?v=1`]: 'chunk' });
    expect(await get(`/docs/${CHUNK}?v=1`, { destination: 'script' })).toBe('chunk');
    expect(await get(`/docs/${CHUNK}?v=2`, { destination: 'script' })).toBe('chunk');
    expect(await get(`/docs/${CHUNK}`, { destination: 'script' })).toBe('chunk');
    expect(fetched).toEqual([`${url(CHUNK)}?v=1`]);
    expect(held()).toContain(url(CHUNK));
  });

  test('of the version before are still there', async () => {
    const old = { [url(CHUNK)]: 'chunk', [url(MARK)]: '' };
    const { get, fetched } = await installed({}, { 'docs-gen:/docs/:g1': old });
    expect(await get(`/docs/${CHUNK}`, { destination: 'script' })).toBe('chunk');
    expect(fetched).toEqual([]);
  });

  test.each<[string, Live]>([
    ['half a script', answerOf(url(CHUNK), 'chu')],
    ['an error', answerOf(url(CHUNK), 'chunk', 500)],
    ['a cut connection', () => Promise.reject(new TypeError('cut'))],
  ])('%s is asked for once more before a page gets it', async (_, first) => {
    const live = async (request: Request) => {
      if (request.cache === 'reload') return answerOf(url(CHUNK), 'chunk');
      return typeof first === 'function' ? first(request) : (first as Response); // One of the rows.
    };
    const { get, fetched, held } = await installed({ [url(CHUNK)]: live });
    expect(await get(`/docs/${CHUNK}`, { destination: 'script' })).toBe('chunk');
    expect(fetched).toEqual([url(CHUNK), `${url(CHUNK)} (reload)`]);
    expect(held()).toContain(url(CHUNK));
  });

  test('what a host has changed is passed on, and not kept', async () => {
    const { get, held } = await installed({ [url(CHUNK)]: 'chunk;/* by the host */' });
    expect(await get(`/docs/${CHUNK}`, { destination: 'script' })).toBe('chunk;/* by the host */');
    expect(held()).not.toContain(url(CHUNK));
  });

  test('a page in the place of a script is passed on, and not kept', async () => {
    const { get, held } = await installed({ [url(CHUNK)]: answerOf(url('ui/'), whole('start here')) });
    expect(await get(`/docs/${CHUNK}`, { destination: 'script' })).toBe(whole('start here'));
    expect(held()).not.toContain(url(CHUNK));
  });

  test('a file that would push out all others is not kept', async () => {
    const film = (bytes: number) => 'x'.repeat(bytes);
    const [fits, large] = [film(4_000_000), film(4_000_001)];
    const names = [named('f', 'png', fits), named('l', 'png', large)] as const;
    const { get, held } = await installed({ [url(names[0])]: fits, [url(names[1])]: large });
    for (const name of names) await get(`/docs/${name}`);
    expect(held()).toContain(url(names[0]));
    expect(held()).not.toContain(url(names[1]));
  });

  test('a file that is announced as too large is not gathered beside its reader', async () => {
    const { scope } = await installed();
    const cancel = vi.fn();
    const film = new Response(new ReadableStream({ cancel }), {
      headers: { 'content-type': 'video/mp4', 'content-length': '4000001' },
    });
    expect(await createStore(scope, config).keep(url('assets/film.mp4'), film)).toBeNull();
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test('nor is a download that a link opens', async () => {
    const answer = new Response('zip', { headers: { 'content-type': 'application/zip' } });
    const { scope } = await installed({ [url('all.zip')]: async () => answer });
    const event = { request: new Request(url('all.zip')), waitUntil: () => undefined, respondWith: () => undefined };
    const shown = await createAnswers(scope, config, createStore(scope, config)).page(event);
    expect(shown).toBe(answer);
    expect(shown.body?.locked).toBe(false);
  });

  test('what was seen longest ago goes when there is too much, and the shell never', async () => {
    const pages = Array.from({ length: 201 }, (_, index) => `p${index}/`);
    const { open, held } = await installed(Object.fromEntries(pages.map((path) => [url(path), whole(path)])));
    for (const path of pages.slice(0, 200)) await open(`/docs/${path}`);
    await open('/docs/p0/'); // Read again: p1 is the oldest now.
    expect(held()).toHaveLength(203);
    await open('/docs/p200/');
    expect(held()).toHaveLength(203);
    expect(held()).toEqual(expect.arrayContaining([SCRIPT, 'offline.html', MARK, 'p0/', 'p200/'].map(url)));
    expect(held()).not.toContain(url('p1/'));
  });

  test('a worker that was started again counts what is there', async () => {
    const pages = Array.from({ length: 200 }, (_, index) => `p${index}/`);
    const network = { ...SHELL, [url('new/')]: whole('new') };
    const files = Object.fromEntries(pages.map((path) => [url(path), whole(path)]));
    const { scope, get, held } = world(network, { 'docs-gen:/docs/:g2': { [url(MARK)]: '', ...files } });
    serveOffline(scope, config);
    await get('/docs/new/', { navigate: true });
    expect(held()).toHaveLength(201);
    expect(held()).not.toContain(url('p0/'));
    expect(held()).toContain(url(MARK));
  });
});

describe('other files', () => {
  test('are asked for each time, and not kept', async () => {
    const { get, held, cut } = await installed({ [url('data.json')]: '{}' });
    expect(await get('/docs/data.json')).toBe('{}');
    expect(held()).not.toContain(url('data.json'));
    cut();
    await expect(get('/docs/data.json')).rejects.toThrow('no network');
    expect(await get('/docs/offline.html')).toBe(OFFLINE);
  });

  // The browser handles these as if there were no worker.
  test.each([
    ['another method', '/docs/ui/', { method: 'POST' }],
    ['another origin', 'https://other.example/docs/ui/', {}],
    ['another site of this origin', '/ui/', {}],
    ['a part of a file', `/docs/${SCRIPT}`, { headers: { range: 'bytes=0-1' } }],
  ])('%s is left alone', async (_, path, init) => {
    const { get, fetched } = await installed();
    expect(await get(path, { init })).toBeNull();
    expect(fetched).toEqual([]);
  });
});
