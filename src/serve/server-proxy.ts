// Hands requests on to another server, where the config says so: an API that the pages call, on this address as on the real one.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ProxyServer, ProxyServerOptions } from 'httpxy';
import { codeOf } from '../lib/node/error-code.ts';
import type { SiteConfig } from '../schema/site-config.ts';
import { isForeignCall } from './security-host.ts';
import { LAST_ANSWER, sendText } from './server-text.ts';

export type ProxyRules = SiteConfig['server']['proxy'];

export interface Forwarder {
  /** False: no rule is for this path, which is still encoded. */
  web(path: string, request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(path: string, request: IncomingMessage, socket: Socket, head: Buffer): boolean;
}

/** `report` is told of servers that do not answer, for the terminal. */
export function createProxy(rules: ProxyRules, report: (text: string) => void): Forwarder {
  const prefixes = Object.keys(rules).sort((a, b) => b.length - a.length);
  const ruleFor = (path: string): { readonly prefix: string; readonly options: ProxyServerOptions } | null => {
    const prefix = prefixes.find((name) => isBelowPrefix(path, name));
    const rule = prefix === undefined ? undefined : rules[prefix];
    return prefix === undefined || rule === undefined ? null : { prefix, options: optionsOf(rule) };
  };
  // Loaded with the first request that needs it: most sites have no rule.
  let server: Promise<ProxyServer> | undefined;
  const load = (): Promise<ProxyServer> => {
    server ??= import('httpxy').then(({ createProxyServer }) => createProxyServer());
    return server;
  };
  const failed = (prefix: string, error: unknown): string => {
    const code = codeOf(error);
    const text = `The server for ${prefix} does not respond${/^[A-Z_]+$/.test(code) ? `: ${code}` : ''}.\n`;
    report(text);
    return text;
  };

  return {
    web(path, request, response) {
      const rule = ruleFor(path);
      if (rule === null) return false;
      if (isForeignCall(request.headers)) {
        sendText(response, 403, 'Scripts of other sites may not request this.\n', LAST_ANSWER);
        return true;
      }
      load()
        .then((proxy) => proxy.web(request, response, rule.options))
        .catch((error: unknown) => {
          const text = failed(rule.prefix, error);
          if (response.headersSent) response.destroy();
          else sendText(response, 502, text);
        });
      return true;
    },
    upgrade(path, request, socket, head) {
      const rule = ruleFor(path);
      if (rule === null) return false;
      load()
        .then((proxy) => proxy.ws(request, socket, rule.options, head))
        .catch((error: unknown) => {
          failed(rule.prefix, error);
          socket.destroy();
        });
      return true;
    },
  };
}

/** `/api` covers `/api` and `/api/users`, not `/apix`. */
function isBelowPrefix(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
}

const PLAIN: { readonly changeOrigin: boolean; readonly headers: Readonly<Record<string, string>> } = {
  changeOrigin: false,
  headers: {},
};

function optionsOf(rule: ProxyRules[string]): ProxyServerOptions {
  const { target, changeOrigin, headers } = typeof rule === 'string' ? { ...PLAIN, target: rule } : rule;
  // The library finds a header by its name in lower case only.
  const added = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { target, changeOrigin, headers: added, proxyTimeout: 120_000 };
}
