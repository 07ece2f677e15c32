// Serves a site on this machine as a good static host would, to those who may see it: starts, follows its settings, ends.
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorMessage } from '../lib/error-message.ts';
import type { SiteSource } from '../model/serve.ts';
import { bracketed, hostNames, isSameOrigin, isWildcard } from './security-host.ts';
import { type Answering, admit, answer } from './server-answer.ts';
import { createDevAnswers, type DevSide } from './server-dev.ts';
import { createCompressor } from './server-encoding.ts';
import { createHttp, type KeyPair, LIMITS, type Limits, listen } from './server-listen.ts';
import { createProxy, type ProxyRules } from './server-proxy.ts';
import type { Headers } from './server-send.ts';
import { LAST_ANSWER, sendText } from './server-text.ts';

export interface ServeOptions extends ServeSettings {
  /** Address of the interface that is listened on. */
  readonly host: string;
  /** The first one that is tried; 0: any free one. */
  readonly port: number;
  /** Of this machine: a server on all interfaces answers to them. */
  readonly addresses: readonly string[];
  readonly https: KeyPair | null;
  readonly dev: DevSide | null;
  /** What the terminal should know: servers behind this one that do not answer, and bugs. */
  readonly log: (text: string) => void;
  /** For tests, which have less time than an attacker. */
  readonly limits?: Partial<Limits>;
}

/** What may be another while the server runs. */
export interface ServeSettings {
  readonly source: SiteSource;
  readonly base: string;
  readonly allowedHosts: readonly string[];
  readonly proxy: ProxyRules;
  readonly headers: (path: string) => Promise<Headers>;
}

export interface RunningServer {
  readonly port: number;
  /** The next request is answered by these. */
  change(settings: ServeSettings): void;
  /** Listens anew, on the same port, with this certificate or without one; a certificate that is none changes nothing. */
  secure(https: KeyPair | null): Promise<Secured>;
  /** Ends all connections at once. */
  close(): Promise<void>;
}

export type Started = { readonly ok: true; readonly server: RunningServer } | NotStarted;

export type Secured = { readonly ok: true } | NotStarted;

export interface NotStarted {
  readonly ok: false;
  readonly problem: 'certificate' | 'listen';
  readonly reason: string;
}

export async function startServer(options: ServeOptions): Promise<Started> {
  const limits = { ...LIMITS, ...options.limits };
  const dev = options.dev && { side: options.dev, answers: createDevAnswers(options.dev, limits.heartbeat) };
  const compressor = createCompressor();
  // Pages that are open stay at the address that they were opened at.
  let formerBases: readonly string[] = [];
  let https = options.https;
  const answeringOf = (settings: ServeSettings): Answering => ({
    ...settings,
    formerBases,
    scheme: https ? 'https' : 'http',
    names: hostNames(options.host, options.addresses, settings.allowedHosts),
    proxy: createProxy(settings.proxy, options.log),
    compressor,
    dev,
  });
  let answering = answeringOf(options);
  const listener: RequestListener = (request, response) => {
    // Readers leave in the middle of an answer; nobody is there to be told.
    response.on('error', () => {});
    answer(answering, request, response).catch((error: unknown) => {
      options.log(
        `${request.method} ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
      );
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not answer this. Its terminal says why.\n', LAST_ANSWER);
    });
  };
  const upgraded = new Set<Duplex>();
  /** `ready` is waited for when the certificate is known to be one. */
  const begin = async (pair: KeyPair | null, port: number, ready?: () => Promise<void>): Promise<Begun> => {
    let http: Server;
    try {
      http = createHttp(pair, limits, listener);
    } catch (error) {
      return { ok: false, problem: 'certificate', reason: errorMessage(error) };
    }
    http.on('upgrade', (request, socket, head) => {
      upgraded.add(socket);
      socket.on('close', () => upgraded.delete(socket));
      upgrade(answering, request, socket, head);
    });
    await ready?.();
    const found = await listen(http, { host: options.host, port });
    return typeof found === 'number'
      ? { ok: true, http, port: found }
      : { ok: false, problem: 'listen', reason: found.reason };
  };
  const end = async (http: Server): Promise<void> => {
    if (!http.listening) return;
    const closed = once(http, 'close');
    http.close();
    http.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
    await closed;
  };

  const first = await begin(https, options.port);
  if (!first.ok) {
    dev?.answers.close();
    return first;
  }
  let { http, port } = first;
  return {
    ok: true,
    server: {
      get port() {
        return port;
      },
      change(settings) {
        const { base } = answering;
        if (base !== settings.base)
          formerBases = [...new Set([base, ...formerBases])].filter((former) => former !== settings.base);
        answering = answeringOf(settings);
      },
      async secure(pair) {
        const next = await begin(pair, port, async () => {
          await end(http);
          https = pair;
          answering = { ...answering, scheme: pair ? 'https' : 'http' };
        });
        if (next.ok) ({ http, port } = next);
        return next;
      },
      async close() {
        dev?.answers.close();
        await end(http);
      },
    },
  };
}

type Begun = { readonly ok: true; readonly http: Server; readonly port: number } | NotStarted;

/** The addresses that a person may open. */
export function urlsOf(
  { base, host, https, addresses }: Pick<ServeOptions, 'base' | 'host' | 'https' | 'addresses'>,
  port: number,
): string[] {
  const usual = https ? 443 : 80;
  const hosts = isWildcard(host) ? ['localhost', ...addresses] : [host];
  return hosts.map(
    (name) => `${https ? 'https' : 'http'}://${bracketed(name)}${port === usual ? '' : `:${port}`}${base}`,
  );
}

/** Web sockets are for servers behind this one; a page of another site must not open them in a reader's name. */
function upgrade(answering: Answering, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  const target = admit(answering, request);
  const isOwn = isSameOrigin({ ...request.headers, 'sec-fetch-site': undefined }, answering.scheme, false);
  // Node hands over the socket of the connection: a `Socket`, though typed as any stream.
  const plain = socket as Socket;
  plain.setTimeout(0);
  if (target.kind === 'target' && isOwn && answering.proxy.upgrade(target.path, request, plain, head)) return;
  const status = target.kind === 'target' && isOwn ? '404 Not Found' : '403 Forbidden';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
