// Registers the service worker, and moves the page to a new version without tearing it from the reader.
import { RELOADED_KEY, type ReloadEnv, reloadWhenFocused } from '../reload.ts';
import type { SettingsStorage } from '../state/scheme.ts';
import { sessionStorageOf } from '../state/storage.ts';

/** Registers after the page's own files, so that the worker's downloads do not compete with them. */
export function startServiceWorker(base: string, view: Window): void {
  const register = () => {
    registerServiceWorker(base, {
      container: view.navigator.serviceWorker,
      storage: sessionStorageOf(view),
      firstPage: () => ({
        page: view.location.href,
        files: view.performance.getEntriesByType('resource').map(({ name }) => name),
      }),
      hasFocus: () => view.document.hasFocus(),
      reload: () => view.location.reload(),
      later: (run, ms) => view.setTimeout(run, ms),
    }).catch((error: unknown) => console.error(error));
  };
  if (view.document.readyState === 'complete') register();
  else view.addEventListener('load', register, { once: true });
}

/** What a page that no worker has seen asks the first one to hold; the worker looks at it in `sw/first-page.ts`. */
export interface FirstPage {
  readonly page: string;
  /** Addresses of all that it has fetched. */
  readonly files: readonly string[];
}

export interface ServiceWorkerEnv extends ReloadEnv {
  /** Undefined where the browser has none, or the page is not secure. */
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'register'> | undefined;
  /** Of the tab. */
  readonly storage: SettingsStorage | null;
  readonly firstPage: () => FirstPage;
  readonly later: (run: () => void, ms: number) => void;
}

/**
 * Milliseconds: a new worker takes over within moments, or is not let in. Each further time is twice as long: Chromium lets the
 * old worker go when it had nothing to do for half a minute, and who asks it every few seconds keeps it in.
 */
export const ASK_AGAIN_MS = 2000;
const SELDOM_MS = 3_600_000;

export async function registerServiceWorker(base: string, env: ServiceWorkerEnv): Promise<void> {
  const { container } = env;
  if (!container) return;
  const updating = container.controller !== null;
  const registration = await container.register(`${base}sw.js`, { scope: base });
  const move = moveOnce(env);
  const follow = (worker: ServiceWorker | null): void => {
    if (!worker) return;
    let isDone = false;
    const ask = (again: number): void => {
      if (worker.state !== 'installed') return;
      worker.postMessage('skipWaiting');
      env.later(() => {
        // Chromium can miss that the old worker has nothing left to do, and waits for minutes: a message makes it look again.
        if (worker.state === 'installed') registration.active?.postMessage('skipWaiting');
        ask(Math.min(again * 2, SELDOM_MS));
      }, again);
    };
    const advance = (): void => {
      if (worker.state === 'installed') ask(ASK_AGAIN_MS);
      if (worker.state !== 'activated' || isDone) return;
      isDone = true;
      move();
    };
    worker.addEventListener('statechange', advance);
    advance();
  };
  if (updating) {
    follow(registration.waiting);
    follow(registration.installing);
  } else {
    // The first worker of this reader: the page is already the newest. Versions that are found later are not.
    const { active } = await container.ready;
    active?.postMessage(env.firstPage());
  }
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Who was away for two versions gets one reload; and a tab that came to a version because files were missing is there already. */
function moveOnce(env: ServiceWorkerEnv): () => void {
  const { storage } = env;
  let isMoving = false;
  return () => {
    if (isMoving) return;
    isMoving = !storage?.getItem(RELOADED_KEY);
    if (isMoving) reloadWhenFocused(env);
    else storage?.setItem(RELOADED_KEY, '');
  };
}
