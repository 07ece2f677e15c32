// Registers the service worker, and moves the page to a new version without tearing it from the reader.

/** Registers after the page's own files, so that the worker's downloads do not compete with them. */
export function startServiceWorker(base: string, view: Window): void {
  const register = () => {
    registerServiceWorker(base, {
      container: view.navigator.serviceWorker,
      hasFocus: () => view.document.hasFocus(),
      reload: () => view.location.reload(),
    }).catch((error: unknown) => console.error(error));
  };
  if (view.document.readyState === 'complete') register();
  else view.addEventListener('load', register, { once: true });
}

export interface ServiceWorkerEnv {
  /** Undefined where the browser has none, or the page is not secure. */
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'register'> | undefined;
  readonly hasFocus: () => boolean;
  readonly reload: () => void;
}

/** Asks whether the reader is back on the page. */
const FOCUS_POLL_MS = 100;

export async function registerServiceWorker(base: string, env: ServiceWorkerEnv): Promise<void> {
  const { container } = env;
  if (!container) return;
  const updating = container.controller !== null;
  const registration = await container.register(`${base}sw.js`, { scope: base });
  if (!updating) return; // The first worker of this reader: the page is already the newest.
  const reloadOnce = oncePerPage(env);
  const follow = (worker: ServiceWorker | null): void => {
    if (!worker) return;
    const advance = (): void => {
      if (worker.state === 'installed') worker.postMessage('skipWaiting');
      if (worker.state === 'activated') reloadOnce();
    };
    worker.addEventListener('statechange', advance);
    advance();
  };
  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** After the reload the new version is in control, so a version can not reload a page twice. */
function oncePerPage({ hasFocus, reload }: ServiceWorkerEnv): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    const timer = setInterval(() => {
      if (!hasFocus()) return;
      clearInterval(timer);
      reload();
    }, FOCUS_POLL_MS);
  };
}
