// What the worker decides, as functions of plain data: whose request it is, which answer wins, what is kept and what goes.

export type Way = 'pass' | 'file' | 'page' | 'other';

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** The request asks for a part of a file. */
  readonly isRange: boolean;
  readonly isNavigation: boolean;
}

/** `root`: address of the site with a slash at its end. `pass`: the browser does it, as if there were no worker. */
export function wayOf({ method, url, isRange, isNavigation }: Asked, root: string, folders: readonly string[]): Way {
  if (method !== 'GET' || isRange || !url.startsWith(root)) return 'pass';
  if (isImmutable(url.slice(root.length), folders)) return 'file';
  return isNavigation ? 'page' : 'other';
}

/** `path` is relative to the root. */
export function isImmutable(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder));
}

/** Milliseconds that a page may take before its copy is shown. */
export const PAGE_TIMEOUT_MS = 3000;

/** What the network has said so far: a status, nothing in time, or that there is none. */
export type Said = number | 'late' | 'failed';

/** Whether the copy of a page is shown in the place of what the network says. */
export function prefersCopy(said: Said): boolean {
  return said === 'late' || said === 'failed' || said >= 500;
}

/** A page that is gone must not come back when the network does. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

export interface Answer {
  readonly status: number;
  readonly redirected: boolean;
  readonly type: ResponseType;
  /** Media type, with or without parameters; '' when there is none. */
  readonly contentType: string;
}

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
};

/**
 * 200 of this origin only: no errors, parts, redirects or opaque answers, and no page in the place of a script. `path` is
 * what was asked for; an address without an extension is that of a page.
 */
export function isKeepable({ status, redirected, type, contentType }: Answer, path: string): boolean {
  if (status !== 200 || redirected || (type !== 'basic' && type !== 'default')) return false;
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? 'html';
  const expected = TYPES[extension];
  return expected ? expected.test(contentType) : !TYPES.html?.test(contentType);
}

export interface Body {
  readonly bytes: number;
  /** The header `content-length`; null: there is none, or it counts the bytes of a compressed answer. */
  readonly length: number | null;
  /** First digits of the SHA-256 of the whole file; null: not known. */
  readonly expectedHash: string | null;
  /** Lower-case hex of the SHA-256 of the body; '' where none is expected. */
  readonly hash: string;
  /** Its last characters, for a page; null for other files. */
  readonly end: string | null;
}

/** Whether all of the file has come: a connection that was cut leaves half a script, or half a page. */
export function isWhole({ bytes, length, expectedHash, hash, end }: Body): boolean {
  if (length !== null && length !== bytes) return false;
  if (expectedHash !== null) return hash.startsWith(expectedHash);
  // Some hosts write a line of their own behind the end: else such a page would count as cut for ever, and its copy be shown.
  return end === null || /<\/html\s*>/i.test(end);
}

/** The hash in a name that ends in one: `assets/main-0a1b2c3d4e.css`. */
export function hashInName(path: string): string | null {
  return /-([0-9a-f]{10})(?:\.[^/]*)?$/.exec(path)?.[1] ?? null;
}

export interface Limits {
  readonly entries: number;
  readonly bytes: number;
}

/** What one version may hold of what its reader has seen, beside the files that are held from the start. */
export const LIMITS: Limits = { entries: 200, bytes: 25_000_000 };
/** A film would push out everything else. */
export const MAX_FILE_BYTES = 4_000_000;

/** What has to go, oldest first, until the rest is within the limits. `held`: from the oldest to the newest. */
export function overflow(held: ReadonlyMap<string, number>, limits: Limits): string[] {
  let entries = held.size;
  let bytes = [...held.values()].reduce((sum, size) => sum + size, 0);
  const going: string[] = [];
  for (const [url, size] of held) {
    if (entries <= limits.entries && bytes <= limits.bytes) break;
    going.push(url);
    entries--;
    bytes -= size;
  }
  return going;
}

export interface Generation {
  readonly name: string;
  /** All that is held from the start is there. */
  readonly isComplete: boolean;
}

/**
 * Caches that a version deletes when it takes over: those before the last one, whose pages may still be open. What came after
 * it is a newer version, which may be on its way at this very moment. `caches`: from the oldest to the newest.
 */
export function outdated(caches: readonly Generation[], own: string): string[] {
  const before = caches.slice(
    0,
    caches.findIndex(({ name }) => name === own),
  );
  const previous = before.findLast(({ isComplete }) => isComplete);
  return before.filter((cache) => cache !== previous).map(({ name }) => name);
}
