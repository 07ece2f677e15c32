// Says whom a server answers: a page of another site must neither read it under a name of its own (DNS rebinding) nor act on it.
import type { IncomingHttpHeaders } from 'node:http';

export const LAST_PORT = 65_535;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The names that a server answers to, in lower case, without ports. */
export function hostNames(host: string, addresses: readonly string[], configured: readonly string[]): string[] {
  // A server on all interfaces has all their addresses; a number can not be rebound.
  const own = isWildcard(host) ? addresses : [host];
  return [...LOOPBACK, ...own.map(bracketed), ...configured].map((name) => name.toLowerCase());
}

/** `authority` is the Host header: name, and port where it is not the usual one. */
export function isAllowedHost(authority: string | undefined, names: readonly string[]): boolean {
  const name = hostNameOf(authority);
  if (name === null) return false;
  return names.some((allowed) => (allowed.startsWith('.') ? name.endsWith(allowed) : name === allowed));
}

/**
 * Null: it is not an authority that a browser sends. Any valid port is accepted: containers and editors forward another port
 * than the one that the server listens on, and a page under a foreign name cannot change the name by its port.
 */
function hostNameOf(authority: string | undefined): string | null {
  const [, name, port = '80'] = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::([1-9]\d{0,4}))?$/i.exec(authority ?? '') ?? [];
  return name === undefined || Number(port) > LAST_PORT ? null : name.toLowerCase();
}

/** What the person in front of it may do about it. The name is shown only as far as it is a name. */
export function refusedHostText(authority: string | undefined): string {
  const name = hostNameOf(authority);
  if (name === null) return 'The Host header of this request names no host.\n';
  return `This server does not answer to the name ${name}. If it should, add '${name}' to server.allowedHosts in the config of the site; without --watch, start it again then.\n`;
}

/**
 * Whether a request that does more than read may come from where it says. Browsers send no Origin with a GET of the same
 * site, and always one with a POST; `null` is a frame without an origin, or a file.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, scheme: 'http' | 'https', needsOrigin: boolean): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return !needsOrigin;
  return origin.toLowerCase() === `${scheme}://${host ?? ''}`.toLowerCase();
}

/**
 * A script of another site that calls a server behind this one, with whatever the config adds to requests. Who follows a
 * link to it, or comes back from a login, navigates.
 */
export function isForeignCall({ 'sec-fetch-site': site, 'sec-fetch-mode': mode }: IncomingHttpHeaders): boolean {
  return site === 'cross-site' && mode !== 'navigate';
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

export function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** An IPv6 address as it stands in an address. */
export function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
