// Servers behind this one: what reaches them, and what does not.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { sendRaw, serveFolder } from './support.ts';

interface Seen {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers with what it was asked, and says which server it is. Web sockets get back what they send. */
async function backend(name: string) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(201, { 'x-backend': name, 'set-cookie': ['a=1', 'b=2'] }).end(`from ${name}`);
    });
  });
  server.on('upgrade', (request, socket) => {
    seen.push({ line: `UPGRADE ${request.url}`, headers: request.headers, body: '' });
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { url: `http://127.0.0.1:${port}`, authority: `127.0.0.1:${port}`, seen };
}

async function folder(): Promise<string> {
  const dir = tempDir();
  await writeFiles(dir, { 'index.html': 'home', '404.html': 'lost', 'api/index.html': 'page' });
  return dir;
}

describe('a proxy rule', () => {
  test('hands on what lies below its prefix, and nothing else', async () => {
    const api = await backend('api');
    const { origin } = await serveFolder(await folder(), { proxy: { '/api': api.url, '/auth/': api.url } });
    const answer = await fetch(`${origin}/api/users?a=1`, { method: 'PUT', body: 'text', headers: { 'x-own': 'yes' } });
    expect([answer.status, await answer.text(), answer.headers.get('x-backend')]).toEqual([201, 'from api', 'api']);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(api.seen[0]).toMatchObject({ line: 'PUT /api/users?a=1', body: 'text', headers: { 'x-own': 'yes' } });
    expect(api.seen[0]?.headers.host).toBe(new URL(origin).host);
    for (const path of ['/api', '/api?a', '/api/', '/auth/x', '/api/a%2Fb']) await fetch(origin + path);
    expect(api.seen.slice(1).map(({ line }) => line)).toEqual([
      'GET /api',
      'GET /api?a',
      'GET /api/',
      'GET /auth/x',
      'GET /api/a%2Fb',
    ]);
    for (const path of ['/apix', '/auth', '/%61pi/']) await fetch(origin + path);
    expect(api.seen).toHaveLength(6);
  });

  test('the longest prefix wins; an object adds headers, a path and the name of the target', async () => {
    const [one, two] = [await backend('one'), await backend('two')];
    const rule = { target: `${two.url}/v2`, changeOrigin: true, headers: { 'X-Key': 'k', Accept: 'text/x' } };
    const { origin } = await serveFolder(await folder(), { proxy: { '/api': one.url, '/api/new': rule } });
    expect(await (await fetch(`${origin}/api/new/a`)).text()).toBe('from two');
    expect(await (await fetch(`${origin}/api/news`)).text()).toBe('from one');
    expect(two.seen[0]).toMatchObject({
      line: 'GET /v2/api/new/a',
      headers: { host: two.authority, 'x-key': 'k', accept: 'text/x' },
    });
  });

  test('a server that does not answer is told, here and in the terminal', async () => {
    const gone = createTcpServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo; // It listens on a port.
    await new Promise<void>((resolve) => gone.close(() => resolve()));
    const { origin, log } = await serveFolder(await folder(), { proxy: { '/api': `http://127.0.0.1:${port}` } });
    const answer = await fetch(`${origin}/api/users`);
    expect([answer.status, await answer.text()]).toEqual([
      502,
      'The server for /api does not respond: ECONNREFUSED.\n',
    ]);
    expect(log).toEqual(['The server for /api does not respond: ECONNREFUSED.\n']);
    expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  // Bytes, and the status that this server gives itself.
  test.each([
    ['another host', 'GET /api/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 403],
    ['dot segments', 'GET /api/../secret HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['encoded dot segments', 'GET /api/%2e%2e/secret HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['a hash', 'GET /api/#x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ])('refuses %s all the same', async (_, bytes, status) => {
    const api = await backend('api');
    const { port } = await serveFolder(await folder(), { proxy: { '/api': api.url } });
    expect(await sendRaw(port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(api.seen).toEqual([]);
  });
});

test.each([
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 403],
  ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['who comes back from a login', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 201],
  ['a page of this server', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 201],
  ['no browser', {}, 201],
])('%s is answered with %j: %i', async (_, headers, status) => {
  const api = await backend('api');
  const { port } = await serveFolder(await folder(), { proxy: { '/api': api.url } });
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  expect(await sendRaw(port, `GET /api HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} `),
  );
  expect(api.seen).toHaveLength(status === 201 ? 1 : 0);
});

describe('web sockets', () => {
  const upgrade = (path: string, ...headers: string[]) =>
    `GET ${path} HTTP/1.1\r\n${['Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade', ...headers].join('\r\n')}\r\n\r\n`;

  test('are handed on', async () => {
    const api = await backend('api');
    const { port } = await serveFolder(await folder(), { proxy: { '/ws': api.url } });
    const answer = await sendRaw(port, `${upgrade('/ws/a', 'Origin: http://localhost')}hello`, /hello$/);
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
    expect(answer).toMatch(/hello$/);
    expect(api.seen.map(({ line }) => line)).toEqual(['UPGRADE /ws/a']);
  });

  test.each([
    ['of another site', upgrade('/ws', 'Origin: https://evil.example'), 403],
    ['of a frame without an origin', upgrade('/ws', 'Origin: null'), 403],
    ['under another name', upgrade('/ws').replace('localhost', 'evil.example'), 403],
    ['without a rule', upgrade('/other'), 404],
  ])('%s are not', async (_, bytes, status) => {
    const api = await backend('api');
    const { port, origin } = await serveFolder(await folder(), { proxy: { '/ws': api.url } });
    expect(await sendRaw(port, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(api.seen).toEqual([]);
    expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  test('do not hold the server up when it ends', async () => {
    const api = await backend('api');
    const { port, close } = await serveFolder(await folder(), { proxy: { '/ws': api.url } });
    const open = sendRaw(port, upgrade('/ws'));
    await expect.poll(() => api.seen.length).toBe(1);
    await close();
    expect(await open).toMatch(/^HTTP\/1\.1 101 /);
  });
});
