// A host on the loopback address that takes what it is sent, and remembers it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Inbox {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  readonly asked: { readonly path: string; readonly body: string }[];
}

export function inbox(): Inbox {
  const asked: { path: string; body: string }[] = [];
  const host = { origin: '', asked };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body });
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' }).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host.origin = `http://127.0.0.1:${(server.address() as AddressInfo) /* It listens on a port. */.port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return host;
}
