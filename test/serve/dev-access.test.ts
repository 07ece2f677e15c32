// Which requests the dev server accepts: by token, origin, host and fetch metadata.
import { describe, expect, test } from 'vitest';
import { type Asked, ask, EVENTS, OPEN, THROWN, watching } from './watching-server.ts';

describe('the access rule of the dev server', () => {
  // What is asked, how, and the answer. `own` stands for the origin of the server.
  test.each([
    ['the stream, as a page of the server does', EVENTS, {}, 200],
    ['the stream, as browsers say it', EVENTS, { headers: { 'sec-fetch-site': 'same-origin' } }, 200],
    ['the stream, from its own origin', EVENTS, { headers: { origin: 'own' } }, 200],
    ['the stream, without a token', '/__docs-gen/events', {}, 403],
    ['the stream, with a wrong token', '/__docs-gen/events?token=other', {}, 403],
    ['the stream, with the start of the token', '/__docs-gen/events?token=secret', {}, 403],
    ['the stream, from another origin', EVENTS, { headers: { origin: 'https://evil.example' } }, 403],
    ['the stream, from a frame without an origin', EVENTS, { headers: { origin: 'null' } }, 403],
    ['the stream, from another port', EVENTS, { headers: { origin: 'http://localhost:1' } }, 403],
    ['the stream, from the same host over HTTPS', EVENTS, { headers: { origin: 'owns' } }, 403],
    ['the stream, across sites', EVENTS, { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['the stream, from a neighbour', EVENTS, { headers: { 'sec-fetch-site': 'same-site' } }, 403],
    ['the stream, typed into the address bar', EVENTS, { headers: { 'sec-fetch-site': 'none' } }, 403],
    ['the stream, under another name', EVENTS, { headers: { host: 'evil.example' } }, 403],
    ['the stream, by POST', EVENTS, { method: 'POST', headers: { origin: 'own' } }, 405],
    ['the editor, by GET', OPEN, { headers: { origin: 'own' } }, 405],
    ['the editor, without an origin', OPEN, { method: 'POST' }, 403],
    ['the editor, from another origin', OPEN, { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
    ['the editor, from a frame without an origin', OPEN, { method: 'POST', headers: { origin: 'null' } }, 403],
    ['the editor, without a token', '/__docs-gen/open', { method: 'POST', headers: { origin: 'own' } }, 403],
    [
      'the editor, before a request across sites',
      OPEN,
      { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
      405,
    ],
    ['an error, by GET', THROWN, { headers: { origin: 'own' } }, 405],
    ['an error, without an origin', THROWN, { method: 'POST' }, 403],
    ['an error, from another origin', THROWN, { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
    ['an error, without a token', '/__docs-gen/thrown', { method: 'POST', headers: { origin: 'own' } }, 403],
    ['something else', '/__docs-gen/other', {}, 404],
    ['the folder itself', '/__docs-gen/', {}, 404],
    ['something of every object', '/__docs-gen/constructor', {}, 404],
  ] as const)('covers %s', async (_, path, asked: Asked, status) => {
    const server = await watching();
    const own = `http://localhost:${server.port}`;
    const headers = Object.fromEntries(
      Object.entries(asked.headers ?? {}).map(([name, value]) => [
        name,
        value === 'own' ? own : value === 'owns' ? own.replace('http:', 'https:') : value,
      ]),
    );
    const answer = await ask(server, path, {
      ...asked,
      headers,
      ...(asked.method === 'POST' ? { body: '{"file":"content/a.md"}' } : {}),
    });
    expect(answer.status).toBe(status);
    expect([server.opened, server.thrown]).toEqual([[], []]);
    if (status === 200) expect(answer.type).toBe('text/event-stream');
  });
});
