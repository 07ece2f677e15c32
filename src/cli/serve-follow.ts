// Keeps the server of a session as the config has it: a base, headers, hosts and servers behind it at once, a certificate by listening anew.
import { report } from '../diagnostics/report.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Session } from '../model/serve.ts';
import type { Site } from '../model/site.ts';
import { readCertificate } from '../serve/certificate.ts';
import type { NotStarted, RunningServer, ServeSettings } from '../serve/server.ts';
import { headersOf, siteHeaders } from '../serve/server-headers.ts';
import type { KeyPair } from '../serve/server-listen.ts';
import { withRedirects } from '../serve/server-redirects.ts';

export interface Followed {
  readonly session: Session;
  readonly server: RunningServer;
  /** Of the command line: it wins over the config. */
  readonly base: string | undefined;
  readonly host: string;
  /** What the server listens with now. */
  readonly https: KeyPair | null;
  /** As it was read when the server started; null: it could not be. */
  readonly site: Site | null;
}

export interface FollowEvents {
  /** The server has another address now. */
  readonly moved: (base: string, https: KeyPair | null) => void;
  /** All that is wrong with what the server takes from the config; [] when it is mended. */
  readonly problems: (diagnostics: readonly Diagnostic[]) => void;
  /** A bug, or a disk that fails. */
  readonly failed: (error: unknown) => void;
}

/** Files of a certificate are no files of the site: nobody hears when they come. */
const LOOK_AGAIN_MS = 1000;

/** Returns what ends it. */
export function followConfig(
  { session, server, ...first }: Followed,
  { fs }: ShellDeps,
  events: FollowEvents,
): () => void {
  let { https } = first;
  let base = first.base ?? first.site?.base ?? '/';
  let told = { base, https };
  let site = first.site;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  const secure = async (asked: Site): Promise<readonly Diagnostic[]> => {
    const { value, diagnostics } = await readCertificate(asked, { fs });
    if (diagnostics.length > 0 || isEnded) return diagnostics;
    if (value?.key === https?.key && value?.cert === https?.cert) return [];
    const secured = await server.secure(value);
    if (secured.ok) https = value;
    return secured.ok ? [] : [cannotServe(secured, { host: first.host, port: server.port })];
  };
  const follow = async (): Promise<void> => {
    if (site === null || isEnded) return;
    const diagnostics = await secure(site);
    if (isEnded) return;
    if (told.base !== base || told.https !== https) events.moved(base, https);
    told = { base, https };
    events.problems(diagnostics);
    if (diagnostics.length > 0) timer = setTimeout(again, LOOK_AGAIN_MS).unref();
  };
  const again = (): void => {
    clearTimeout(timer);
    turn = turn.then(follow).catch((error: unknown) => events.failed(error));
  };
  const end = session.followSite((next) => {
    site = next;
    base = first.base ?? next.base;
    server.change(settingsWhileWatching(session, next, base));
    again();
  });
  return () => {
    isEnded = true;
    clearTimeout(timer);
    end();
  };
}

export function settingsWhileWatching(session: Session, site: Site | null, base: string): ServeSettings {
  const rules = siteHeaders(site?.headers ?? {}, base);
  return {
    source: withRedirects(session, base),
    base,
    allowedHosts: site?.server.allowedHosts ?? [],
    proxy: site?.server.proxy ?? {},
    // A page that changes all the time is never kept, whatever the site asks its host for.
    async headers(path) {
      const { 'cache-control': _, ...headers } = headersOf(rules, path);
      return { ...session.policy?.(path), ...headers };
    },
  };
}

export function cannotServe(
  { problem, reason }: Pick<NotStarted, 'problem' | 'reason'>,
  place: { readonly host: string; readonly port: number },
): Diagnostic {
  return problem === 'listen'
    ? report('serve/cannot-listen', { ...place, reason })
    : report('serve/bad-certificate', { reason });
}
