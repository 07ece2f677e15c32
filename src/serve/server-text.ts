// Plain answers of the server itself: refusals, and what went wrong. They name no file of this machine.
import type { ServerResponse } from 'node:http';

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** What is still on its way is not read: the connection ends with the answer. */
export const LAST_ANSWER = { connection: 'close' } as const;
