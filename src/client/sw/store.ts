// One version's cache: puts in it only what is whole and right, keeps it within its limits, and reads the version before as well.
import type { WorkerConfig } from '../../model/client-config.ts';
import { hashInName, isImmutable, isKeepable, isWhole, LIMITS, MAX_FILE_BYTES, overflow } from './decide.ts';
import type { WorkerScope } from './scope.ts';

export interface Store {
  /** From this version, else from the one before. */
  match(url: string): Promise<Response | undefined>;
  /**
   * Null, when the answer is not to be kept; rejects when the connection is cut. `read` gives the body where it is not to be
   * read from the response itself.
   */
  keep(url: string, response: Response, read?: () => Promise<ArrayBuffer>): Promise<Kept | null>;
  forget(url: string): Promise<void>;
}

export interface Kept {
  /** To be answered with: its body was read, and is whole. */
  readonly answer: Response;
  /** In the cache, unless it is too large for it. Rejects when the disk is full. */
  readonly stored: Promise<void>;
}

/** Stands in the cache of a version that was installed as a whole; no file of a site is called like this. */
export const COMPLETE = '.docs-gen-complete';
/** How large an entry is, so that counting need not read it. */
const SIZE_HEADER = 'x-docs-gen-bytes';
/** Those of the way, not of the file: the body is held decoded, for whoever asks. */
const DROPPED_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'vary'];
/** Bytes: the end of a page, and what a host may write behind it. */
const TAIL = 4096;

export function createStore(scope: WorkerScope, config: WorkerConfig): Store {
  const root = scope.location.origin + config.base;
  const own = config.cachePrefix + config.generation;
  const pinned = new Set([...config.precache, COMPLETE].map((path) => root + path));
  /** What counts against the limits, from the oldest to the newest. */
  let held: Map<string, number> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function match(url: string): Promise<Response | undefined> {
    const names = (await scope.caches.keys()).filter((name) => name.startsWith(config.cachePrefix) && name !== own);
    for (const name of [own, ...names.reverse()]) {
      const found = await (await scope.caches.open(name)).match(url, { ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  }

  async function keep(url: string, response: Response, read = () => response.arrayBuffer()): Promise<Kept | null> {
    const path = url.slice(root.length);
    const contentType = response.headers.get('content-type') ?? '';
    const length = lengthOf(response);
    const isPage = /^text\/html\b/i.test(contentType);
    const isTooLarge = !isPage && (length ?? 0) > MAX_FILE_BYTES;
    if (isTooLarge || !isKeepable({ ...factsOf(response), contentType }, path)) {
      leaveUnread(response);
      return null;
    }
    const body = await read();
    const bytes = body.byteLength;
    const expectedHash = config.digests[path] ?? (isImmutable(path, config.immutableFolders) ? hashInName(path) : null);
    const hash = expectedHash === null ? '' : await sha256(body, scope);
    const end = isPage ? new TextDecoder().decode(body.slice(-TAIL)) : null;
    if (!isWhole({ bytes, length, expectedHash, hash, end })) return null;
    const headers = decodedHeaders(response);
    headers.set(SIZE_HEADER, String(bytes));
    const copy = () => new Response(body, { headers });
    // A page that has grown too large is shown as it is now; its copy would be shown in its place for ever.
    const stored =
      bytes > MAX_FILE_BYTES
        ? forget(url)
        : inTurn(async () => {
            const cache = await scope.caches.open(own);
            await cache.put(url, copy());
            if (!pinned.has(url)) await trim(cache, url, bytes);
          });
    return { answer: copy(), stored };
  }

  async function trim(cache: Cache, url: string, bytes: number): Promise<void> {
    held ??= await count(cache);
    held.delete(url);
    held.set(url, bytes);
    for (const old of overflow(held, LIMITS)) {
      held.delete(old);
      await cache.delete(old);
    }
  }

  /** Once for each start of the worker; browsers list a cache from its oldest to its newest entry. */
  async function count(cache: Cache): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const { url } of await cache.keys()) {
      if (pinned.has(url)) continue;
      const size = Number((await cache.match(url, { ignoreVary: true }))?.headers.get(SIZE_HEADER));
      sizes.set(url, Number.isFinite(size) ? size : 0);
    }
    return sizes;
  }

  /** Changes come one after the other, or two of them would count the same entries. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const done = turn.then(change);
    turn = done.catch(() => undefined);
    return done;
  }

  async function forget(url: string): Promise<void> {
    await inTurn(async () => {
      for (const name of await scope.caches.keys())
        if (name.startsWith(config.cachePrefix)) await (await scope.caches.open(name)).delete(url);
      held?.delete(url);
    });
  }

  return { match, keep, forget };
}

/** A copy that is only left lying gathers all that the reader gets, be it a film. */
function leaveUnread({ body }: Response): void {
  // Settles when the reader leaves it too, and what it then says is of no interest.
  if (body && !body.locked) body.cancel().catch(() => undefined);
}

function factsOf({ status, redirected, type }: Response): Pick<Response, 'status' | 'redirected' | 'type'> {
  return { status, redirected, type };
}

function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

/** The headers of an answer whose body was read: they say nothing of how it came. */
export function decodedHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  return headers;
}

async function sha256(body: ArrayBuffer, { crypto }: WorkerScope): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
