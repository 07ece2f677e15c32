// A host of analytics on the loopback address: hands out its scripts, and remembers what it is told.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { MEDIA_TYPES } from '../../support/static-server.ts';

export interface TagHost {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  /** Paths with their queries, in the order of the requests. */
  readonly asked: string[];
  /** What the scripts have reported. */
  readonly heard: unknown[];
}

/** Tells the host of every command, those that wait included, as the tag of Google reads its layer. */
const GTAG = `const tell = (entry) => { if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
  fetch(new URL('/collect', ORIGIN), { method: 'POST', mode: 'no-cors', body: JSON.stringify([...entry]) }); };
const layer = window.dataLayer; layer.forEach(tell);
const push = layer.push; layer.push = (...entries) => { entries.forEach(tell); return push.apply(layer, entries); };
document.cookie = '_ga=GA1.1;path=/'; document.cookie = '_ga_TEST=GS1;path=/';`;

const PLAUSIBLE = `const domain = document.currentScript.dataset.domain; const waiting = window.plausible.q ?? [];
window.plausible = (name, options) => fetch(new URL('/collect', ORIGIN), { method: 'POST', mode: 'no-cors',
  body: JSON.stringify([domain, name, options]) });
waiting.forEach((call) => window.plausible(...call));`;

const SCRIPTS: Readonly<Record<string, string>> = { '/gtag/js': GTAG, '/script.js': PLAUSIBLE };

/** Files by path, with their bodies; anything else is a script, `/collect`, or missing. */
export function tagHost(files: Readonly<Record<string, string>> = {}): TagHost {
  const asked: string[] = [];
  const heard: unknown[] = [];
  const host = { origin: '', asked, heard };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      asked.push(request.url ?? '');
      if (pathname === '/collect') heard.push(JSON.parse(body));
      const script = SCRIPTS[pathname];
      const text = script === undefined ? files[pathname] : `{const ORIGIN = '${host.origin}';${script}}`;
      const type = script === undefined ? (MEDIA_TYPES[extname(pathname)] ?? 'application/json') : 'text/javascript';
      const status = text === undefined && pathname !== '/collect' ? 404 : 200;
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text ?? '');
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
