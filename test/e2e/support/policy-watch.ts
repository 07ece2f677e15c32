// Opens pages as a reader does, and keeps what their policy refused: in the page, in its frames, and in the console.
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { onTestFinished, vi } from 'vitest';

export interface WatchedPages {
  readonly context: BrowserContext;
  readonly page: Page;
  /** `script-src https://other.example/x.js on /ui/` for each event and each line of the console, sorted, each once. */
  readonly refused: () => string[];
  /** Exceptions of pages. */
  readonly thrown: readonly string[];
  /** Waits until all that the page asked for is here, and for what that asks for. A page that never rests is an error. */
  readonly rest: () => Promise<void>;
}

/** Without a request for so long, a page has come to rest: the half second of Playwright's `networkidle`. */
const REST_MS = 500;
/** Of a page whose requests do not end. */
const REST_TIMEOUT_MS = 20_000;

/** Policies hold for them as for any reader: nothing is switched off. */
export async function watchPolicy(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPages> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const refused = new Set<string>();
  const thrown: string[] = [];
  await context.exposeBinding('tellRefused', (_, text: string) => void refused.add(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const tell: unknown = Reflect.get(globalThis, 'tellRefused');
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} ${sample} on ${location.pathname}`);
    });
  });
  context.on('console', (message) => {
    if (/Content[ -]Security[ -]Policy|violates the following/i.test(message.text())) refused.add(message.text());
  });
  // Editors of other hosts open in tabs of their own, and are not asked.
  await context.route(/^https:\/\/(?:stackblitz\.com|codesandbox\.io)\//, (route) =>
    route.fulfill({ contentType: 'text/plain', body: route.request().method() }),
  );
  context.on('weberror', (error) => {
    // Who goes on before a page has faded in ends its transition.
    if (!/Transition was (?:aborted|skipped)/.test(String(error.error()))) thrown.push(String(error.error()));
  });
  const page = await context.newPage();
  // A tab that stays open has the others draw nothing more, and who waits for a frame of theirs waits for ever.
  context.on('page', async (tab) => {
    await Promise.race([tab.waitForLoadState(), tab.waitForEvent('close')]);
    await tab.close();
  });
  return { context, page, refused: () => [...refused].sort(), thrown, rest: restOf(page) };
}

/**
 * By the requests of the page: `networkidle` waits for each of its frames to be loaded, too, and those of a demo that is
 * run again and again under way never are.
 */
function restOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  const note = (): void => {
    last = performance.now();
  };
  page.on('request', (request) => {
    // What the page before asked for is nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    note();
  });
  const close = (request: Request): void => {
    open.delete(request);
    note();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () =>
    vi.waitFor(
      () => {
        if (open.size > 0 || performance.now() - last < REST_MS)
          throw new Error(
            `${page.url()} still asks for ${[...open].map((request) => request.url()).join(', ') || 'more'}.`,
          );
      },
      { timeout: REST_TIMEOUT_MS, interval: 50 },
    );
}

/** What gets into a page must not run: each of these would set a property of the window, or send a request. */
export async function intrude(page: Page, foreign: string): Promise<readonly string[]> {
  return page.evaluate(async (host) => {
    const ran = (): string[] => Object.keys(globalThis).filter((name) => name.startsWith('intruder'));
    const add = (tag: string, properties: object): void =>
      void document.body.append(Object.assign(document.createElement(tag), properties));
    add('script', { textContent: 'globalThis.intruderInline = 1' });
    add('script', { src: 'data:text/javascript,globalThis.intruderData=1' });
    add('script', { src: `${host}/script.js` });
    add('script', { src: URL.createObjectURL(new Blob(['globalThis.intruderBlob = 1'], { type: 'text/javascript' })) });
    add('div', { innerHTML: '<img src="/no-such.png" alt="" onerror="globalThis.intruderHandler = 1">' });
    add('iframe', { src: `${host}/frame.html` });
    add('object', { data: `${host}/object.html` });
    const link = document.createElement('a');
    link.href = 'javascript:globalThis.intruderLink=1';
    document.body.append(link);
    link.click();
    // By a timer: what a debugger evaluates may evaluate more.
    const evaluating = [
      // biome-ignore lint/security/noGlobalEval: this is what must not run.
      () => globalThis.eval('globalThis.intruderEval = 1'),
      () => new Function('globalThis.intruderFunction = 1')(),
    ];
    for (const run of evaluating)
      setTimeout(() => {
        try {
          run();
        } catch (error) {
          if (!(error instanceof EvalError)) throw error;
        }
      });
    await fetch(`${host}/leak`, { mode: 'no-cors' }).then(
      () => Object.assign(globalThis, { intruderFetch: 1 }),
      () => undefined, // As it should be.
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    return ran();
  }, foreign);
}
