// Pages and the event stream of the dev server.
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ServeMessage } from '../../src/model/serve.ts';
import { tempDir } from '../support/temp-dir.ts';
import { serveFolder, type TestServer } from './support.ts';
import { ask, EVENTS, PROBLEMS, watching } from './watching-server.ts';

describe('pages', () => {
  test('get the script; other files are unchanged', async () => {
    const server = await watching();
    expect((await ask(server, '/')).text).toBe('<body>home<script src="/__docs-gen/client.js"></script></body>');
    expect(await ask(server, '/__docs-gen/client.js')).toEqual({
      status: 200,
      text: 'let dev;',
      type: 'text/javascript; charset=utf-8',
    });
  });

  test('show the errors if there is no page to show', async () => {
    const server = await watching();
    expect(await ask(server, '/nope/')).toEqual({
      status: 503,
      text: '<h1>problems</h1>',
      type: 'text/html; charset=utf-8',
    });
  });

  test('have other tags than the page without the script', async () => {
    const [server, other] = [await watching(), await serveFolder(tempDir())];
    const tag = (await fetch(`${server.origin}/long/`)).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await fetch(`${server.origin}/long/`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect((await fetch(`${other.origin}/__docs-gen/client.js`)).status).toBe(404);
  });
});

describe('the event stream', () => {
  test('sends the current problems at once, and then each event', async () => {
    const server = await watching({ limits: { heartbeat: 20 } });
    const socket = streamOf(server);
    await expect.poll(() => socket.text()).toContain(`data: ${JSON.stringify(PROBLEMS)}\n\n`);
    const update: ServeMessage = { kind: 'update', version: 2, routes: 'all', styles: [], demos: [], reload: true };
    server.tell(update);
    await expect.poll(() => socket.text()).toContain(`data: ${JSON.stringify(update)}\n\n`);
    await expect.poll(() => socket.text()).toContain(': \n\n');
    expect(socket.text()).toContain('content-type: text/event-stream');
    expect(server.listeners()).toBe(1);
    socket.end();
    await expect.poll(server.listeners).toBe(0);
  });

  test('ends with the server', async () => {
    const server = await watching();
    const socket = streamOf(server);
    await expect.poll(() => socket.text()).toContain('data: ');
    await server.close();
    await expect.poll(() => socket.isOver()).toBe(true);
    expect(server.listeners()).toBe(0);
  });

  test('disconnects a page that does not read', async () => {
    const server = await watching();
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {}); // The server ended it.
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${EVENTS} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    socket.pause();
    await expect.poll(server.listeners).toBe(1);
    const routes = Array.from({ length: 20_000 }, (_, i) => `/a/route/of/some/length/${i}/`);
    let version = 0;
    const tellAndCount = () => {
      server.tell({ kind: 'update', version: ++version, routes, styles: [], demos: [], reload: false });
      return server.listeners();
    };
    await expect.poll(tellAndCount, { interval: 1, timeout: 60_000 }).toBe(0);
    expect((await ask(server, '/')).status).toBe(200);
  });

  test('is limited to a hundred pages', async () => {
    const server = await watching();
    const sockets = Array.from({ length: 100 }, () => streamOf(server));
    for (const socket of sockets) await expect.poll(() => socket.text()).toContain('data: ');
    expect((await ask(server, EVENTS)).status).toBe(503);
    expect((await ask(server, '/')).status).toBe(200);
    for (const socket of sockets) socket.end();
    await expect.poll(server.listeners).toBe(0);
    expect((await ask(server, EVENTS)).status).toBe(200);
  });
});

interface Stream {
  text(): string;
  isOver(): boolean;
  end(): void;
}

function streamOf({ port }: TestServer): Stream {
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => {}); // The server ended it.
  socket.write(`GET ${EVENTS} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  onTestFinished(() => void socket.destroy());
  return { text: () => text, isOver: () => socket.destroyed || socket.readableEnded, end: () => void socket.destroy() };
}
