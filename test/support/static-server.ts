// Serves a built site on the loopback interface, as a plain static host would.
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

export interface StaticServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface StaticServerOptions {
  /** Path that the site is published under. @default '/' */
  readonly base?: string;
  /** Told of every answer, those to a service worker included. */
  readonly onAnswer?: (path: string, status: number) => void;
  /** What a host adds to the answer with a file, by its address. */
  readonly headers?: (path: string, body: Buffer) => Readonly<Record<string, string>>;
  /** A slow network: a document that contains the text comes up to it, and the rest when `until` resolves. */
  readonly pause?: { readonly before: string; readonly until: (path: string) => Promise<void> };
}

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

export async function staticServer(
  dir: string,
  { base = '/', onAnswer, headers = () => ({}), pause }: StaticServerOptions = {},
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    response.on('finish', () => onAnswer?.(request.url ?? '', response.statusCode));
    answer({ dir, base, headers, pause }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  {
    dir,
    base,
    headers,
    pause,
  }: { readonly dir: string; readonly pause: StaticServerOptions['pause'] } & Required<
    Pick<StaticServerOptions, 'base' | 'headers'>
  >,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await find(dir, base, new URL(request.url ?? '/', 'http://localhost'));
  if (found.kind === 'redirect') {
    response.writeHead(301, { location: found.to }).end();
    return;
  }
  const file = found.kind === 'file' ? found.path : join(dir, '404.html');
  const body = await readFile(file).catch(() => Buffer.from('Not found'));
  response.writeHead(found.kind === 'file' ? 200 : 404, {
    'content-type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': body.byteLength,
    'cache-control': 'no-cache',
    ...headers(request.url ?? '', body),
  });
  const length = pause ? body.indexOf(pause.before) : -1;
  if (pause && length > 0 && method === 'GET') {
    response.write(body.subarray(0, length));
    await pause.until(request.url ?? '');
    response.end(body.subarray(length));
  } else response.end(method === 'HEAD' ? undefined : body);
}

type Found = { kind: 'file'; path: string } | { kind: 'redirect'; to: string } | { kind: 'missing' };

async function find(dir: string, base: string, url: URL): Promise<Found> {
  if (!url.pathname.startsWith(base)) return { kind: 'missing' };
  const path = join(dir, decodeURIComponent(url.pathname.slice(base.length)));
  if (path !== dir && !path.startsWith(dir.endsWith(sep) ? dir : dir + sep)) return { kind: 'missing' };
  const status = await stat(path).catch(() => null);
  if (status?.isFile()) return { kind: 'file', path };
  if (!status?.isDirectory()) return { kind: 'missing' };
  if (!url.pathname.endsWith('/')) return { kind: 'redirect', to: `${url.pathname}/${url.search}` };
  const index = join(path, 'index.html');
  return (await stat(index).catch(() => null))?.isFile() ? { kind: 'file', path: index } : { kind: 'missing' };
}
