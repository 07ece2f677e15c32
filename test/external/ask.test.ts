// What a host says, and what is made of it: a real server on the loopback address, and a clock that only the test moves.
import { expect, test } from 'vitest';
import { ask } from '../../src/external/ask.ts';
import type { Network } from '../../src/model/deps.ts';
import { startWebServer, type WebAnswers } from '../support/web-server.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

/** `patience` in milliseconds: long enough for a busy machine, but where a host is to be found silent. */
async function askServer(answers: WebAnswers, { path = '/a', patience = 10_000 } = {}) {
  const server = await startWebServer(answers);
  const slept: number[] = [];
  const net: Network = {
    fetch: globalThis.fetch,
    timeout: () => AbortSignal.timeout(patience),
    sleep: async (ms) => {
      slept.push(ms);
    },
    wallClock: () => NOW,
  };
  const answer = await ask(`${server.url}${path}`, net);
  return { answer, asked: server.asked, slept, url: server.url };
}

test.each<[string, WebAnswers, object, string[]]>([
  ['a page that exists', { '/a': [200] }, { kind: 'ok' }, ['HEAD /a']],
  ['a missing page', { '/a': [404] }, { kind: 'dead', status: 404 }, ['HEAD /a']],
  ['a page that was removed permanently', { '/a': [410] }, { kind: 'dead', status: 410 }, ['HEAD /a']],
  [
    'a host that does not support HEAD',
    { '/a': (method) => [method === 'HEAD' ? 405 : 200] },
    { kind: 'ok' },
    ['HEAD /a', 'GET /a'],
  ],
  [
    'a host that forbids HEAD',
    { '/a': (method) => [method === 'HEAD' ? 403 : 404] },
    { kind: 'dead', status: 404 },
    ['HEAD /a', 'GET /a'],
  ],
  [
    'a page that requires a login',
    { '/a': [401] },
    { kind: 'failed', problem: 'the host responded with 401' },
    ['HEAD /a'],
  ],
  ['a temporary redirect', { '/a': [302, { location: '/b' }], '/b': [200] }, { kind: 'ok' }, ['HEAD /a', 'HEAD /b']],
  [
    'a permanent redirect to a missing page',
    { '/a': [301, { location: '/b' }] },
    { kind: 'dead', status: 404 },
    ['HEAD /a', 'HEAD /b'],
  ],
  ['a redirect without an address', { '/a': [304] }, { kind: 'ok' }, ['HEAD /a']],
])('the check of an external link handles %s', async (_name, answers, expected, asked) => {
  const found = await askServer(answers);
  expect(found).toMatchObject({ answer: expected, asked, slept: [] });
});

test('the new address of a link is the end of its first permanent redirects', async () => {
  const { answer, url } = await askServer({
    '/a': [301, { location: '/b' }],
    '/b': [308, { location: '/c' }],
    '/c': [302, { location: '/d' }],
    '/d': [301, { location: '/e' }],
    '/e': [200],
  });
  expect(answer).toEqual({ kind: 'moved', to: `${url}/c` });
});

test('a redirect loop ends after 10 redirects', async () => {
  const { answer, asked } = await askServer({ '/a': [302, { location: '/a' }] });
  expect(answer).toEqual({ kind: 'failed', problem: 'it redirects more than 10 times' });
  expect(asked).toHaveLength(11);
});

test('a host that fails is asked three times, with increasing pauses', async () => {
  expect(await askServer({ '/a': [503] })).toMatchObject({
    answer: { kind: 'failed', problem: 'the host responded with 503' },
    asked: ['HEAD /a', 'HEAD /a', 'HEAD /a'],
    slept: [1000, 4000],
  });
});

test('a host that recovers is reported as working', async () => {
  expect(await askServer({ '/a': (_method, times) => [times < 3 ? 500 : 200] })).toMatchObject({
    answer: { kind: 'ok' },
  });
});

test('a pause that a host requests is made once', async () => {
  const busy = { '/a': [429, { 'retry-after': '7' }] } as const;
  expect((await askServer(busy)).slept).toEqual([7000, 4000]);
  const date = { '/a': [503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }] } as const;
  expect((await askServer(date)).slept).toEqual([9000, 4000]);
});

test('a host that requests a pause of an hour is not asked again', async () => {
  expect(await askServer({ '/a': [429, { 'retry-after': '3600' }] })).toMatchObject({ asked: ['HEAD /a'], slept: [] });
});

test('a connection that breaks is reported with its reason', async () => {
  const { answer, asked } = await askServer({ '/a': 'drop' });
  expect(answer).toMatchObject({ kind: 'silent', problem: expect.stringMatching(/closed|ECONNRESET|hang up/) });
  expect(asked).toHaveLength(3);
});

test('a host that never answers is reported as silent', async () => {
  const { answer } = await askServer({ '/a': 'hang' }, { patience: 500 });
  expect(answer).toEqual({ kind: 'silent', problem: 'no response within 10 s' });
});
