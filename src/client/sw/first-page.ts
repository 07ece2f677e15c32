// Holds the page that a reader opened first: it was there before the worker, which has seen none of its requests.
import type { WorkerConfig } from '../../model/client-config.ts';
import { withoutQuery } from './answers.ts';
import { isImmutable } from './decide.ts';
import type { WorkerScope } from './scope.ts';
import type { Store } from './store.ts';

/** More than a page has. */
const MAX_FILES = 100;

/** `message`: `FirstPage` of `src/client/effects/service-worker.ts`, or anything else that a page sends. */
export async function holdFirstPage(
  message: unknown,
  scope: WorkerScope,
  config: WorkerConfig,
  store: Store,
): Promise<void> {
  const root = scope.location.origin + config.base;
  for (const url of urlsOf(message, root, config.immutableFolders)) {
    try {
      // Hashed files are in the browser's own cache; of a page it asks whether it is still the same.
      if (!(await store.match(url))) await (await store.keep(url, await scope.fetch(new Request(url))))?.stored;
    } catch (error) {
      console.warn(`${url} could not be cached.`, error); // It is when it is next asked for.
    }
  }
}

/** The page first, then its hashed files; all of this site. */
export function urlsOf(message: unknown, root: string, folders: readonly string[]): string[] {
  if (typeof message !== 'object' || message === null) return [];
  const { page, files } = message as { readonly page?: unknown; readonly files?: unknown }; // Read as what may be anything.
  const named = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
  const hashed = named.filter((url) => url.startsWith(root) && isImmutable(url.slice(root.length), folders));
  const pages = typeof page === 'string' && page.startsWith(root) ? [withoutQuery(page)] : [];
  return [...pages, ...new Set(hashed)].slice(0, MAX_FILES);
}
