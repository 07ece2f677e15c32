// Opens pages as a reader does, and keeps what their policy refused: in the page, in its frames, and in the console.
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { pageRest } from './page-rest.ts';

export interface WatchedPages {
  readonly context: BrowserContext;
  readonly page: Page;
  /** `script-src https://other.example/x.js on /ui/` for each event and each line of the console, sorted, each once. */
  readonly refused: () => string[];
  /** Exceptions of pages. */
  readonly thrown: readonly string[];
  /** Waits until the page has received all that it requested. A page whose requests do not end is an error. */
  readonly rest: () => Promise<void>;
  /** Clears `refused` and `thrown`, before the next of several tests that share the pages. */
  readonly clear: () => void;
}

/** In a context that the end of the test closes. */
export async function watchPolicy(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPages> {
  const watched = await watchPages(browser, options);
  onTestFinished(() => watched.context.close());
  return watched;
}

/** In a context of several tests. Policies apply as to any reader: none is switched off. */
export async function watchPages(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPages> {
  const context = await browser.newContext(options);
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
  const clear = () => {
    refused.clear();
    thrown.length = 0;
  };
  return { context, page, refused: () => [...refused].sort(), thrown, rest: pageRest(page), clear };
}

/** What gets into a page must not run: each of these would set a property of the window, or send a request. */
export async function intrude(page: Page, foreign: string): Promise<readonly string[]> {
  return page.evaluate(async (host) => {
    const ran = (): string[] => Object.keys(globalThis).filter((name) => name.startsWith('intruder'));
    const add = <E extends Element>(element: E): E => document.body.appendChild(element);
    const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
      Object.assign(document.createElement(tag), properties);
    /** An element that loads something has loaded or refused it. */
    const ended = (element: Element) =>
      new Promise((resolve) => {
        for (const type of ['load', 'error']) element.addEventListener(type, resolve);
      });
    const inline = { textContent: 'globalThis.intruderInline = 1' };
    const blob = new Blob(['globalThis.intruderBlob = 1'], { type: 'text/javascript' });
    const handler = make('div', {
      innerHTML: '<img src="/no-such.png" alt="" onerror="globalThis.intruderHandler = 1">',
    });
    const loading = [
      make('script', { src: 'data:text/javascript,globalThis.intruderData=1' }),
      make('script', { src: `${host}/script.js` }),
      make('script', { src: URL.createObjectURL(blob) }),
      make('iframe', { src: `${host}/frame.html` }),
      make('object', { data: `${host}/object.html` }),
    ];
    const allEnded = Promise.all([...loading, ...handler.querySelectorAll('img')].map(ended));
    for (const element of [make('script', inline), handler, ...loading]) add(element);
    add(make('a', { href: 'javascript:globalThis.intruderLink=1' })).click();
    const evaluating = [
      // biome-ignore lint/security/noGlobalEval: this is what must not run.
      () => globalThis.eval('globalThis.intruderEval = 1'),
      () => new Function('globalThis.intruderFunction = 1')(),
    ];
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    // In a task of the page: a debugger may evaluate what the page may not.
    for (const run of evaluating)
      requestIdleCallback(() => {
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
    await allEnded;
    // Links that run code do so in a later task.
    for (let time = 0; time < 2; time++) await idle();
    return ran();
  }, foreign);
}

/** Replaces the code in the editor of a demo, and waits until the new demo is shown. */
export async function editDemo(page: Page, demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  const frame = demo.frameLocator('iframe.dg-live-frame');
  await frame.locator('dg-island *').first().waitFor();
  await demo.locator('.cm-content:visible').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('<Button title="new">Mine</Button>');
  await frame.locator('button[title="new"]').waitFor();
}
