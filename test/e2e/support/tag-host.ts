// A host of analytics on the loopback address: hands out its scripts, and remembers what it is told.
import { extname } from 'node:path';
import type { Page } from 'playwright-core';
import { MEDIA_TYPES } from '../../support/static-server.ts';
import { loopbackHost } from './loopback-host.ts';

export interface TagHost {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  /** Paths with their queries, in the order of the requests. */
  readonly asked: string[];
  /** What the scripts have reported. */
  readonly heard: unknown[];
  /** Resolves after the requests that the page has begun before have arrived. */
  hearsAll(page: Page): Promise<void>;
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

/** What a page asks for last; it is not one of `asked`. */
const LAST = '/last';

const SCRIPTS: Readonly<Record<string, string>> = { '/gtag/js': GTAG, '/script.js': PLAUSIBLE };

/** Files by path, with their bodies; anything else is a script, `/collect`, or missing. */
export function tagHost(files: Readonly<Record<string, string>> = {}): TagHost {
  const asked: string[] = [];
  const heard: unknown[] = [];
  const host = loopbackHost(({ path, body }, response) => {
    const { pathname } = new URL(path, 'http://localhost');
    if (pathname !== LAST) asked.push(path);
    if (pathname === '/collect') heard.push(JSON.parse(body));
    const script = SCRIPTS[pathname];
    const text = script === undefined ? files[pathname] : `{const ORIGIN = '${host.origin}';${script}}`;
    const type = script === undefined ? (MEDIA_TYPES[extname(pathname)] ?? 'application/json') : 'text/javascript';
    const status = text === undefined && pathname !== '/collect' && pathname !== LAST ? 404 : 200;
    response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text ?? '');
  });
  const hearsAll = async (page: Page) => {
    await page.evaluate(async (address) => {
      await fetch(address);
    }, host.origin + LAST);
  };
  return Object.assign(host, { asked, heard, hearsAll });
}
