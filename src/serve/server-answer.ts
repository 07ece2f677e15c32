// Answers one request: refuses what no browser of a reader sends, then asks the site for what it has at the path.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIVE_PAGE } from '../model/live.ts';
import { DEV_FOLDER, type ServedFile, type ServedRedirect, type SiteSource } from '../model/serve.ts';
import { isAllowedHost, refusedHostText } from './security-host.ts';
import { readTarget, toSitePath } from './security-target.ts';
import { openBody } from './server-body.ts';
import type { DevAnswers, DevSide } from './server-dev.ts';
import type { Compressor } from './server-encoding.ts';
import type { Forwarder } from './server-proxy.ts';
import { type Headers, sendFile } from './server-send.ts';
import { LAST_ANSWER, sendText } from './server-text.ts';

export interface Answering {
  readonly source: SiteSource;
  readonly base: string;
  /** Of this server before its config was another: open pages still ask there. */
  readonly formerBases: readonly string[];
  readonly scheme: 'http' | 'https';
  /** Names that this server answers to. */
  readonly names: readonly string[];
  readonly proxy: Forwarder;
  readonly compressor: Compressor;
  /** What the site asks its host for. `path` is encoded, and holds the base. */
  readonly headers: (path: string) => Promise<Headers>;
  /** Null: the site does not change. */
  readonly dev: { readonly side: DevSide; readonly answers: DevAnswers } | null;
}

export async function answer(server: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = admit(server, request);
  if (target.kind === 'refused') return sendText(response, target.status, target.text, LAST_ANSWER);
  const { path, query } = target;
  const devPath = `${server.base}${DEV_FOLDER}`;
  if (server.dev && path.startsWith(devPath)) {
    const name = path.slice(devPath.length);
    const send = (file: ServedFile) => sendFile(file, 200, { request, response, ...server, headers: DEV_HEADERS });
    return server.dev.answers.answer({ request, name, query, scheme: server.scheme, send }, response);
  }
  if (server.proxy.web(path, request, response)) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'This server only sends files.\n', { allow: 'GET, HEAD', ...LAST_ANSWER });
  }
  const sitePath = toSitePath(path, server.base);
  if (sitePath.kind === 'refused') return sendText(response, sitePath.status, REFUSED[sitePath.status], LAST_ANSWER);
  const there = sitePath.kind === 'path' ? await server.source.find(sitePath.path, query) : null;
  const found = there ?? (server.dev && (await findMoved(server, path, query)));
  if (found?.kind === 'redirect') return sendRedirect(found, query, server.base, response);
  const headers = { ...(server.dev ? DEV_HEADERS : NOSNIFF), ...(await server.headers(path)) };
  const file = found ?? (await server.source.notFound());
  if (!file && server.dev) {
    const body = server.dev.side.problemPage(server.base);
    return sendText(response, 503, body, { ...headers, 'content-type': 'text/html; charset=utf-8' });
  }
  if (!file) return sendText(response, 404, 'Nothing is here.\n', headers);
  // Edited demos have a policy that lets no other script run, and change with their page.
  const isOpen = file.type === 'text/html' && !(sitePath.kind === 'path' && sitePath.path === LIVE_PAGE);
  const sent = server.dev && isOpen ? await injected(file, server.dev.side, server.base) : file;
  await sendFile(sent, found ? 200 : 404, { request, response, ...server, headers });
}

export type Admission =
  | { readonly kind: 'target'; readonly path: string; readonly query: string }
  | { readonly kind: 'refused'; readonly status: number; readonly text: string };

/** What holds for every request, for those that are handed on and for web sockets too. */
export function admit({ names }: Pick<Answering, 'names'>, request: IncomingMessage): Admission {
  const target = readTarget(request.url ?? '');
  if (target.kind === 'refused') return { ...target, text: REFUSED[target.status] };
  const { host } = request.headers;
  const given = request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  if (given > 1) return { kind: 'refused', status: 400, text: REFUSED[400] };
  const wrong = [host, ...(target.host === null ? [] : [target.host])].find((name) => !isAllowedHost(name, names));
  if (host === undefined || wrong !== undefined) return { kind: 'refused', status: 403, text: refusedHostText(wrong) };
  return target;
}

/** To the start page from the root of the host, which is not of this site, and from where a page was before. */
async function findMoved(
  { base, formerBases, source }: Answering,
  path: string,
  query: string,
): Promise<ServedRedirect | null> {
  if (path === '/' && base !== '/') return { kind: 'redirect', to: base, status: 302 };
  for (const former of formerBases) {
    const sitePath = toSitePath(path, former);
    if (sitePath.kind !== 'path' || (await source.find(sitePath.path, query)) === null) continue;
    return { kind: 'redirect', to: base + path.slice(former.length), status: 302 };
  }
  return null;
}

const NOSNIFF: Headers = { 'x-content-type-options': 'nosniff' };

/** Drafts and the token are for pages of this server: no other page may load them as a script, a picture or a frame. */
const DEV_HEADERS: Headers = { ...NOSNIFF, 'cross-origin-resource-policy': 'same-origin' };

const REFUSED = {
  400: 'This address is not well formed.\n',
  414: 'This address is too long.\n',
} as const;

/** The query goes along, as on hosts, unless the target has one of its own. */
function sendRedirect({ to, status }: ServedRedirect, query: string, base: string, response: ServerResponse): void {
  const hash = /#.*$/s.exec(to)?.[0] ?? '';
  const address = to.slice(0, to.length - hash.length);
  const isWhole = /^(?:\/|https?:\/\/)/i.test(address);
  // Two slashes at the start would name a host.
  const whole = isWhole ? address : `${base}${address}`;
  const location = `${/^https?:/i.test(whole) ? whole : whole.replace(/^\/{2,}/, '/')}${address.includes('?') ? '' : query}${hash}`;
  sendText(response, status, '', {
    ...NOSNIFF,
    location: location.replace(/[^\u0021-\u007e]/g, encodeURIComponent),
    'cache-control': 'no-cache',
  });
}

/** With the script in it, the page is another file. */
async function injected(file: ServedFile, side: DevSide, base: string): Promise<ServedFile> {
  const body = await openBody(file);
  if (body === null) return file;
  try {
    const html = side.inject(Buffer.from(await body.all()).toString('utf8'), base);
    const mark = createHash('sha256')
      .update(side.token + base)
      .digest('hex')
      .slice(0, 8);
    return { ...file, body: html, tag: `${file.tag}-${mark}` };
  } finally {
    await body.close();
  }
}
