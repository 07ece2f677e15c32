// What a watching server answers beside the site: only to its own pages.

import { symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ServeMessage } from '../../src/model/serve.ts';
import type { ServeOptions } from '../../src/serve/server.ts';
import type { DevSide, EditorPlace } from '../../src/serve/server-dev.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fileDeps, sendRaw, serveFolder, type TestServer } from './support.ts';

const CANARY = 'canary-bird';
const PROBLEMS: ServeMessage = { kind: 'problems', problems: [] };

interface Watching extends TestServer {
  readonly opened: readonly EditorPlace[];
  readonly tell: (message: ServeMessage) => void;
  readonly listeners: () => number;
}

async function watching(options: Partial<ServeOptions> & { readonly failure?: string } = {}): Promise<Watching> {
  const folder = tempDir();
  await writeFiles(folder, {
    'root/dist/index.html': '<body>home</body>',
    'root/dist/long/index.html': `<body>${'long '.repeat(1000)}</body>`,
    'root/content/a.md': '# A',
    'root-secret/a.md': CANARY,
    'secret.md': CANARY,
  });
  const root = `${folder}/root`;
  await symlink(`${folder}/secret.md`, `${root}/content/link.md`);
  const listeners = new Set<(message: ServeMessage) => void>();
  const opened: EditorPlace[] = [];
  const dev: DevSide = {
    token: 'secret-token',
    subscribe(listener) {
      listeners.add(listener);
      listener(PROBLEMS);
      return () => listeners.delete(listener);
    },
    inject: (html) => html.replace('</body>', '<script src="/__docs-gen/client.js"></script></body>'),
    problemPage: () => '<h1>problems</h1>',
    script: async () => ({ kind: 'file', body: 'let dev;', type: 'text/javascript', tag: 's', immutable: false }),
    root,
    async openInEditor(place) {
      opened.push(place);
      return options.failure ?? null;
    },
    fs: fileDeps.fs,
  };
  const server = await serveFolder(`${root}/dist`, { dev, ...options });
  return {
    ...server,
    opened,
    tell(message) {
      for (const listener of listeners) listener(message);
    },
    listeners: () => listeners.size,
  };
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function ask({ port }: TestServer, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; text: string; type: string | undefined }>((resolve, reject) => {
    const all = { host: `localhost:${port}`, ...headers };
    const sent = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (response) => {
      const end = (text: string) =>
        resolve({ status: response.statusCode ?? 0, text, type: response.headers['content-type'] });
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        // A stream says something at once, and does not end.
        if (response.headers['content-type'] === 'text/event-stream') {
          sent.destroy();
          end(text);
        }
      });
      response.on('end', () => end(text));
      response.on('error', () => end(text));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const EVENTS = '/__docs-gen/events?token=secret-token';
const OPEN = '/__docs-gen/open?token=secret-token';

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
    await expect.poll(tellAndCount, { interval: 1, timeout: 10_000 }).toBe(0);
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
    expect(server.opened).toEqual([]);
    if (status === 200) expect(answer.type).toBe('text/event-stream');
  });
});

describe('the editor', () => {
  const post = (server: TestServer, body: string) =>
    ask(server, OPEN, { method: 'POST', headers: { origin: `http://localhost:${server.port}` }, body });

  test.each([
    [{ file: 'content/a.md', line: 3, column: 7 }, 3, 7],
    [{ file: 'content/a.md' }, 1, 1],
    [{ file: 'content/a.md', line: '3; rm', column: -1 }, 1, 1],
    [{ file: './content/../content/a.md', line: 2.5, column: 1e300 }, 1, 1],
  ])('opens %j', async (body, line, column) => {
    const server = await watching();
    expect((await post(server, JSON.stringify(body))).status).toBe(204);
    expect(server.opened).toEqual([{ file: expect.stringMatching(/root\/content\/a\.md$/), line, column }]);
  });

  test.each([
    ['../secret.md'],
    ['../root-secret/a.md'],
    ['/etc/passwd'],
    ['content/link.md'],
    ['content'],
    ['.'],
    [''],
    ['content/none.md'],
    ['content/a.md\0'],
    ['content/a.md/'.repeat(100)],
    ['a'.repeat(3000)],
  ])('does not open %j', async (file) => {
    const server = await watching();
    expect((await post(server, JSON.stringify({ file }))).status).toBe(404);
    expect(server.opened).toEqual([]);
  });

  test.each(['', 'no JSON', 'null', '[]', '{"file":1}', '"content/a.md"'])('ignores %j', async (body) => {
    expect((await post(await watching(), body)).status).toBe(404);
  });

  test('receives only a position', async () => {
    const server = await watching();
    const body = JSON.stringify({ file: 'content/a.md', more: 'a'.repeat(10_000) });
    const bytes = `POST ${OPEN} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    expect(await sendRaw(server.port, bytes)).not.toContain('204');
    expect(server.opened).toEqual([]);
    expect((await ask(server, '/')).status).toBe(200);
  });

  test('reports an error when it cannot be started', async () => {
    const server = await watching({ failure: 'The editor could not be started. Set $EDITOR.' });
    const { status, text } = await post(server, '{"file":"content/a.md"}');
    expect([status, text]).toEqual([500, 'The editor could not be started. Set $EDITOR.\n']);
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
