// Answers a request: hashed files from the cache, pages from the network in good time, the rest as the network has it.
import { OFFLINE_BASE } from '../../lib/relative-base.ts';
import type { WorkerConfig } from '../../model/client-config.ts';
import { isGone, PAGE_TIMEOUT_MS, prefersCopy, type Said } from './decide.ts';
import type { WorkerEvent, WorkerFetchEvent, WorkerScope } from './scope.ts';
import { splitBody } from './split-body.ts';
import type { Store } from './store.ts';

export interface Answers {
  file(event: WorkerFetchEvent): Promise<Response>;
  page(event: WorkerFetchEvent): Promise<Response>;
  other(event: WorkerFetchEvent): Promise<Response>;
}

const OFFLINE_PAGE = 'offline.html';
/** Half of one of these does harm, and none is of use before all of it is there. */
const WHOLE_ONLY = new Set<RequestDestination>(['script', 'style', 'worker', 'font']);

export function createAnswers(scope: WorkerScope, config: WorkerConfig, store: Store): Answers {
  const offlinePage = scope.location.origin + config.base + OFFLINE_PAGE;

  async function file(event: WorkerFetchEvent): Promise<Response> {
    const { request } = event;
    const url = withoutQuery(request.url); // The name says what it holds.
    const held = await store.match(url);
    if (held) return held;
    if (!WHOLE_ONLY.has(request.destination)) {
      const response = await scope.fetch(request);
      event.waitUntil(keep(url, response.clone(), event).catch(warn));
      return response;
    }
    try {
      const kept = await keep(url, await scope.fetch(request), event);
      if (kept) return kept;
    } catch {
      // The connection was cut: below it is asked for once more, and that answer counts.
    }
    const again = await scope.fetch(new Request(request, { cache: 'reload' }));
    // What a host changes on the way has not the hash of its name: it is passed on, as without a worker.
    return (await keep(url, again.clone(), event)) ?? again;
  }

  async function page(event: WorkerFetchEvent): Promise<Response> {
    const url = withoutQuery(event.request.url);
    const network = fromNetwork(event, scope);
    event.waitUntil(network.catch(() => undefined)); // Who waits for it below is told.
    const late = new Promise<Said>((resolve) => scope.setTimeout(() => resolve('late'), PAGE_TIMEOUT_MS));
    const copy = await store.match(url);
    return copy ? wholeOrCopy(url, network, { event, late, copy }) : asItComes(url, network, event);
  }

  /** Kept however late it comes, even where the copy is shown instead. */
  async function wholeOrCopy(
    url: string,
    network: Promise<Response>,
    { event, late, copy }: { readonly event: WorkerEvent; readonly late: Promise<Said>; readonly copy: Response },
  ): Promise<Response> {
    const kept = network.then((response) => {
      if (!isGone(response.status)) return keep(url, response.clone(), event);
      event.waitUntil(store.forget(url));
      return null;
    });
    event.waitUntil(kept.catch(() => undefined)); // It is told of below.
    const said = saidBy(network, kept);
    return prefersCopy(await Promise.race([said, late])) ? copy : ((await kept) ?? network);
  }

  /** There is nothing else to show, so it is shown while it comes, and waited for as long as it takes. */
  async function asItComes(url: string, network: Promise<Response>, event: WorkerEvent): Promise<Response> {
    let response: Response;
    try {
      response = await network;
    } catch (error) {
      const offline = await store.match(offlinePage);
      if (offline) return process.env.RELATIVE_BASE === 'yes' ? atAnyAddress(offline, config.base) : offline;
      throw error; // The browser has a page of its own for this.
    }
    if (!isPage(response)) return response; // Gathered for nothing, a download of any size would lie in memory.
    const { shown, body } = splitBody(response);
    event.waitUntil(keep(url, response, event, () => body).catch(() => undefined)); // Half a page is not kept.
    return shown;
  }

  async function other({ request }: WorkerFetchEvent): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (error) {
      const held = await store.match(request.url);
      if (held) return held;
      throw error;
    }
  }

  async function keep(
    url: string,
    response: Response,
    event: WorkerEvent,
    read?: () => Promise<ArrayBuffer>,
  ): Promise<Response | null> {
    const kept = await store.keep(url, response, read);
    // The reader gets the answer at once; a full disk is no reason to lose it.
    if (kept) event.waitUntil(kept.stored.catch(warn));
    return kept?.answer ?? null;
  }

  return { file, page, other };
}

/** The page is shown instead of one in another folder. */
async function atAnyAddress(offline: Response, base: string): Promise<Response> {
  const { status, headers } = offline;
  return new Response((await offline.text()).replaceAll(OFFLINE_BASE, base), { status, headers });
}

/** The browser may have asked already, while the worker was starting. */
async function fromNetwork({ preloadResponse, request }: WorkerFetchEvent, scope: WorkerScope): Promise<Response> {
  return (await preloadResponse) ?? scope.fetch(request);
}

/** A page that was cut on the way, or came in part, has failed. */
async function saidBy(network: Promise<Response>, kept: Promise<Response | null>): Promise<Said> {
  try {
    const response = await network;
    return isPage(response) && (await kept) === null ? 'failed' : response.status;
  } catch {
    return 'failed';
  }
}

function isPage({ status, headers }: Response): boolean {
  return status === 200 && /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

function warn(error: unknown): void {
  console.warn('A file could not be cached.', error);
}

export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
