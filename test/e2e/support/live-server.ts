// A server that watches nothing: it sends what a test has built, and tells open pages what the test says.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { ServeMessage, ShownProblem } from '../../../src/model/serve.ts';
import { injectDevClient } from '../../../src/serve/inject.ts';
import { problemPage } from '../../../src/serve/problem-page.ts';
import { MEDIA_TYPES } from '../../support/static-server.ts';
import { repository } from './build-site.ts';

export interface LiveServer {
  readonly origin: string;
  /** From now on, files of this folder. */
  serve(folder: string): void;
  /** From now on, a page with these problems instead of each page; null: pages. */
  breakPages(problems: readonly ShownProblem[] | null): void;
  say(message: ServeMessage): void;
  /** Number of pages that listen. */
  readonly lines: () => number;
  /** Bodies of questions to open a file. */
  readonly opened: unknown[];
  /** Ends it as a process that is killed does. */
  stop(): Promise<void>;
  /** At the same address, with the same session or another one. */
  restart(token?: string): Promise<void>;
}

export async function liveServer(firstFolder: string): Promise<LiveServer> {
  const lines = new Set<ServerResponse>();
  const opened: unknown[] = [];
  let folder = firstFolder;
  let token = 'first';
  let broken: readonly ShownProblem[] | null = null;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const name = /^\/__docs-gen\/(.+)$/.exec(pathname)?.[1];
    if (name === 'client.js') {
      const body = await readFile(join(repository, 'dist-cli/dev-client.js'));
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(body);
      return;
    }
    if (name !== undefined && searchParams.get('token') !== token) {
      response.writeHead(403).end();
      return;
    }
    if (name === 'events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
      lines.add(response);
      response.on('close', () => lines.delete(response));
      send(response, { kind: 'problems', problems: broken ?? [] });
      return;
    }
    if (name === 'open') {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer> /* Without an encoding. */) chunks.push(chunk);
      opened.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(204).end();
      return;
    }
    await sendFile(pathname, request, response);
  };

  const sendFile = async (pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const found = await readFile(join(folder, path)).catch(() => null);
    const isPage = extname(path) === '.html';
    const file = found ?? (await readFile(join(folder, '404.html')));
    const session = { base: '/', token };
    const page = broken ? problemPage(broken, session) : injectDevClient(file.toString(), session);
    const body = isPage ? page : file;
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const headers = { 'content-type': MEDIA_TYPES[extname(path)] ?? 'text/html', 'cache-control': 'no-cache', etag };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else response.writeHead(broken && isPage ? 500 : found ? 200 : 404, headers).end(body);
  };

  const start = async (port: number): Promise<Server> => {
    const made = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    });
    await new Promise<void>((resolve, reject) => {
      made.on('error', reject);
      made.listen(port, '127.0.0.1', resolve);
    });
    return made;
  };

  let server = await start(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve(next) {
      folder = next;
    },
    breakPages(problems) {
      broken = problems;
    },
    say(message) {
      for (const line of lines) send(line, message);
    },
    lines: () => lines.size,
    opened,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async restart(next = token) {
      token = next;
      server = await start(port);
    },
  };
}

function send(line: ServerResponse, message: ServeMessage): void {
  line.write(`data: ${JSON.stringify(message)}\n\n`);
}
