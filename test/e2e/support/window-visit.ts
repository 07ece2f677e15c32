// Opens pages of a built site in windows without layout (happy-dom): their own scripts run, for a quarter of the CPU of a
// browser. What is drawn, scrolled or reached with the Tab key needs a browser: see `visit.ts`.
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Browser, type BrowserWindow } from 'happy-dom';
import { onTestFinished } from 'vitest';
import { type Channel, shareChannels } from './window-channels.ts';
import { addMissing } from './window-gaps.ts';
import { moduleLoader } from './window-modules.ts';
import { followNavigation, shareStorage } from './window-storage.ts';
import { addWorkers } from './window-worker.ts';

/** Of the sites that are opened; nothing listens there. */
export const WINDOW_ORIGIN = 'http://site.test';

/** An answer of a host: text with the status 200, or what else it answers. `null`: it cannot be reached. */
export type Answer = string | { readonly status: number; readonly body?: string } | null;

export interface WindowVisitOptions {
  /**
   * What hosts answer, by whole address. A function is told the body that was sent. An address that is missing here is a
   * problem, but on the site itself: there it takes the place of a file.
   */
  readonly hosts?: Readonly<Record<string, Answer | ((body: string) => Answer | Promise<Answer>)>>;
  /** Before the first script of each page: the place to set a clock, numbers or storage. */
  readonly prepare?: (window: Window & typeof globalThis) => void;
  /** @default 'light' */
  readonly colorScheme?: 'light' | 'dark';
  /** In CSS pixels, for media queries. @default 1280 */
  readonly width?: number;
  readonly userAgent?: string;
}

export interface WindowVisit {
  /** Of the page that is shown: another one after a navigation. */
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** Paths of requests to the site and whole addresses of those to hosts, of all pages so far. */
  readonly requests: readonly string[];
  /** Errors and warnings in the console, exceptions, and requests that nobody answers. */
  readonly problems: readonly string[];
  /** What the page has begun is done: scripts, requests, timers, islands. */
  readonly idle: () => Promise<void>;
  /** Opens another page in the same tab and waits until it is idle. */
  readonly goTo: (path: string) => Promise<void>;
}

/** One browser: its tabs share cookies and what is stored. */
export interface WindowReader {
  /** In a new tab; resolves when the page is idle. `path`: with a hash, if need be. */
  readonly open: (path: string) => Promise<WindowVisit>;
}

/** Opens one page, as a reader who comes for the first time. `folder`: of the built site. */
export const windowVisit = (folder: string, path: string, options?: WindowVisitOptions): Promise<WindowVisit> =>
  windowReader(folder, options).open(path);

/** The end of the test closes all tabs. `folder`: of the built site. */
export function windowReader(folder: string, options: WindowVisitOptions = {}): WindowReader {
  const { hosts = {}, prepare, colorScheme = 'light', width = 1280, userAgent } = options;
  const requests: string[] = [];
  const problems: string[] = [];
  const stored = new Map<string, string>();
  const tabs = new Set<() => BrowserWindow>();
  const channels = new Set<Channel>();
  const pending = new Set<Promise<unknown>>();
  const track = <T>(promise: Promise<T>): Promise<T> => {
    const forget = () => void pending.delete(settled);
    const settled: Promise<void> = promise.then(forget, forget);
    pending.add(settled);
    return promise;
  };

  const answer = (url: string, body: string) => {
    const known = hosts[url];
    if (known === undefined) problems.push(`Nobody answers ${url}.`);
    return (typeof known === 'function' ? known(body) : known) ?? null;
  };

  /** A script of the site. */
  const read = async (url: string) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    if (!(url in hosts)) return readFile(join(folder, pathname), 'utf8');
    const given = await answer(url, '');
    if (typeof given !== 'string') throw new TypeError(`${url} does not come.`);
    return given;
  };

  const browser = new Browser({
    console: tellingConsole((problem) => {
      if (!/Iframe page loading is disabled/.test(problem)) problems.push(problem);
    }),
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      disableIframePageLoading: true,
      viewport: { width, height: 800 },
      device: { prefersColorScheme: colorScheme },
      ...(userAgent === undefined ? {} : { navigator: { userAgent } }),
      fetch: {
        virtualServers: [{ url: `${WINDOW_ORIGIN}/`, directory: folder }],
        interceptor: {
          async beforeAsyncRequest({ request, window }) {
            const url = new URL(request.url);
            if (url.origin === WINDOW_ORIGIN) {
              if (/\.m?js$/.test(url.pathname)) return new window.Response(''); // `runModules` runs it.
              requests.push(url.pathname);
              if (!(url.href in hosts)) {
                const isPage = url.pathname === window.location.pathname;
                return isPage ? missingPage(window, folder, url.pathname) : undefined;
              }
            } else requests.push(url.href);
            const given = await answer(url.href, await request.text());
            if (given === null) return window.Response.error(); // Who throws here is waited for until the end.
            const { status, body = '' } = typeof given === 'string' ? { status: 200, body: given } : given;
            return new window.Response(body, { status });
          },
        },
      },
      navigation: {
        beforeContentCallback(window) {
          addMissing(window);
          shareStorage(window, stored, tabs);
          shareChannels(window, channels, tabs);
          window.addEventListener('error', (event) => problems.push(String(Reflect.get(event, 'error'))));
          prepare?.(window as never /* The same by the names of the DOM. */);
          const env = { read, track };
          const { run } = moduleLoader(window, env);
          addWorkers(window, { run: (scope, url) => moduleLoader(scope, env).run(url), track });
          window.addEventListener('load', () => {
            const runAll = async () => {
              for (const script of window.document.querySelectorAll('script[type=module][src]'))
                await run(script.getAttribute('src') ?? '');
            };
            track(runAll().catch((error) => problems.push(String(error))));
          });
        },
      },
    },
  });
  onTestFinished(() => browser.close());

  return {
    async open(path) {
      const page = browser.newPage();
      const current = () => page.mainFrame.window;
      tabs.add(current);
      followNavigation(page.mainFrame, track);
      const idle = async () => {
        do {
          await Promise.all(pending);
          await page.waitUntilComplete(); // It gives what scripts wait for their turn.
          // A click may have brought another page, which begins anew.
        } while (pending.size > 0 || current().document.readyState !== 'complete');
      };
      const goTo = async (to: string) => {
        await page.goto(new URL(to, WINDOW_ORIGIN).href);
        await idle();
      };
      await goTo(path);
      return {
        get window() {
          return current() as never; // See `prepare`.
        },
        get document() {
          return current().document as never;
        },
        requests,
        problems,
        idle,
        goTo,
      };
    },
  };
}

/** What hosts answer for addresses without a page: the page for that. `undefined`: this one has a page. */
async function missingPage(window: BrowserWindow, folder: string, path: string) {
  const isMissing = await access(join(folder, decodeURIComponent(path))).then(
    () => false,
    () => true,
  );
  return isMissing ? new window.Response(await readFile(join(folder, '404.html'), 'utf8'), { status: 404 }) : undefined;
}

/** A console that tells of errors and warnings, and of nothing else. */
function tellingConsole(tell: (problem: string) => void): Console {
  const told = (...parts: unknown[]) => tell(parts.map(String).join(' '));
  return Object.assign(Object.create(console), { error: told, warn: told, log() {}, info() {}, debug() {} });
}

/** For `prepare`: what would come after a second or more never comes, and `idle` does not wait for it. */
export function stopLongTimers(window: Window): void {
  const { setTimeout } = window;
  Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 1000 ? setTimeout(run, ms) : 0) });
}

/** The one element that matches `selector` and has the accessible name, of its label or its text. Fails if there is none. */
export function named<T extends HTMLElement>(root: ParentNode, selector: string, name: string): T {
  const found = [...root.querySelectorAll<T>(selector)].filter((element) => nameOf(element) === name);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} of ${selector} have the name ${name}.`);
  return element;
}

function nameOf(element: HTMLElement): string | undefined {
  const { labels = null } = element as Partial<HTMLInputElement>; // Elements of other kinds have none.
  const text = element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent;
  return text?.replace(/\s+/g, ' ').trim();
}

/** Presses a key and lets it go. Returns whether the page used it. */
export function press(target: EventTarget, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const view = (target as Node).ownerDocument?.defaultView ?? (target as Document).defaultView;
  if (!view) throw new Error('It is on no page.');
  const event = (type: string) => new view.KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...modifiers });
  const isUsed = !target.dispatchEvent(event('keydown'));
  target.dispatchEvent(event('keyup'));
  return isUsed;
}

/** Replaces the text of a field, as somebody does who types. */
export function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const view = field.ownerDocument.defaultView;
  if (!view) throw new Error('It is on no page.');
  field.focus();
  const prototype = field.tagName === 'TEXTAREA' ? view.HTMLTextAreaElement.prototype : view.HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text); // React listens to writes on the element.
  field.dispatchEvent(new view.Event('input', { bubbles: true }));
}
