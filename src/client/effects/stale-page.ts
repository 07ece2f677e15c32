// A page that was opened before a new version was published asks for files that are gone by now: it gets the new version, once.
// Stands in the idle script, because a file of its own could be gone too.
import { RELOADED_KEY, type ReloadEnv, reloadWhenFocused } from '../reload.ts';
import type { SettingsStorage } from '../state/scheme.ts';

export interface StaleEnv extends ReloadEnv {
  /** Of the tab. Null, where the browser forbids it: a page that could reload for ever stays as it is. */
  readonly storage: SettingsStorage | null;
  /** The page as the host has it now; '' when it has not. */
  readonly fetchPage: () => Promise<string>;
  /** The page as it stands in the document. */
  readonly shown: () => string;
  /** Address of the entry script. */
  readonly entry: string;
}

/** Versions that this tab has left, by the name of a file. */
export const LEFT_KEY = 'docs-gen-left';

/** `base`: path of the site; starts and ends with a slash. */
export function watchForStaleFiles(view: Window & typeof globalThis, base: string, storage: StaleEnv['storage']): void {
  const { document, location } = view;
  const leave = leaveOnce({
    storage,
    fetchPage: async () => {
      const response = await view.fetch(location.href, { cache: 'no-cache' });
      return response.ok ? response.text() : '';
    },
    shown: () => document.documentElement.outerHTML,
    entry: document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
    hasFocus: () => document.hasFocus(),
    reload: () => location.reload(),
  });
  new view.PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[] /* As observed. */)
      if (isMissing(name, responseStatus, location.origin + base)) leave(name).catch(() => undefined); // No network: the page stays.
  }).observe({ type: 'resource', buffered: true });
}

/** What a page needs to work, of this site and with a hash in its name, and that the host does not have: the rows of a sidebar are JSON. */
export function isMissing(url: string, status: number | undefined, root: string): boolean {
  return (status === 404 || status === 410) && url.startsWith(root) && /-[\da-f]{10}\.(?:js|css|json)$/.test(url);
}

/** A function that is told of each missing file. */
export function leaveOnce(env: StaleEnv): (missing: string) => Promise<void> {
  const { storage } = env;
  let leaving = false;
  return async (missing) => {
    if (leaving || !storage) return;
    const left = versionLeft(await env.fetchPage(), env.shown(), env.entry, missing);
    const before = storage.getItem(LEFT_KEY) ?? '';
    if (leaving || left === null || before.split(' ').includes(left)) return;
    leaving = true;
    storage.setItem(LEFT_KEY, `${before} ${left}`);
    storage.setItem(RELOADED_KEY, '1');
    reloadWhenFocused(env);
  };
}

/** Name of a file that tells the version which is shown; null: the host has no other one, so that a reload changes nothing. */
export function versionLeft(fresh: string, shown: string, entry: string, missing: string): string | null {
  if (!fresh.includes('</html>')) return null; // Cut off, or an error.
  const [script, file] = [nameIn(entry), nameIn(missing)];
  if (!fresh.includes(script)) return script;
  // A file that others import is not named in the page; those that import it have other names then.
  const isOther =
    fresh.match(HASHED)?.some((name) => !shown.includes(name)) || (shown.includes(file) && !fresh.includes(file));
  return isOther ? file : null;
}

const HASHED = /[^"'/&\s]+-[\da-f]{10}\.(?:js|css|json)/g;

function nameIn(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
