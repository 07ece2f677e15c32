// The HTTP server under the answers: its limits, its port, and what it says to those who speak no HTTP.

import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorMessage } from '../lib/error-message.ts';
import { codeOf } from '../lib/node/error-code.ts';
import { LAST_PORT } from './security-host.ts';

/** Milliseconds. */
export interface Limits {
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  /** How often slow clients are looked for. */
  readonly check: number;
  readonly heartbeat: number;
}

export const LIMITS: Limits = { headers: 10_000, request: 120_000, idle: 120_000, check: 1000, heartbeat: 15_000 };
const MAX_HEADERS = 16 * 1024;
/** How many ports are tried, the first one included. */
const PORTS = 100;

/** PEM texts. */
export interface KeyPair {
  readonly key: string;
  readonly cert: string;
}

/** Throws when the key and the certificate are none, or not of one pair. */
export function createHttp(https: KeyPair | null, limits: Limits, listener: RequestListener): Server {
  const options: ServerOptions = {
    maxHeaderSize: MAX_HEADERS,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: 5000,
  };
  const server = https ? createSecureServer({ ...options, ...https }, listener) : createServer(options, listener);
  server.setTimeout(limits.idle);
  server.on('clientError', refuseBroken);
  return server;
}

/** The port that was free, from `first` on; or why there is none. */
export async function listen(
  server: Server,
  { host, port: first }: { readonly host: string; readonly port: number },
): Promise<number | { readonly reason: string }> {
  for (let port = first; ; port++) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      return (server.address() as AddressInfo).port; // It listens on a port, not on a pipe.
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE';
      if (!isTaken) return { reason: errorMessage(error) };
      if (port - first + 1 >= PORTS || port === LAST_PORT)
        return { reason: `no port from ${first} to ${port} is free` };
    }
  }
}

/** What is no HTTP gets an answer where it can read one. */
function refuseBroken(error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function statusOf({ code, rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return '400 Bad Request';
  return rawPacket?.includes('\n') ? '431 Request Header Fields Too Large' : '414 URI Too Long';
}
