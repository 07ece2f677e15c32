// A host on the loopback address for all tests of a file, which hears the whole of what it is sent before it answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** `path`: with its query. */
export interface Question {
  readonly path: string;
  readonly body: string;
  /** Media type of the body. */
  readonly type: string | undefined;
}

/** Its origin is `http://127.0.0.1:<port>`, without a slash at the end, and empty before the tests begin. */
export function loopbackHost(answer: (question: Question, response: ServerResponse) => void): {
  readonly origin: string;
} {
  const host = { origin: '' };
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => answer({ path: request.url ?? '', body, type: request.headers['content-type'] }, response));
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
