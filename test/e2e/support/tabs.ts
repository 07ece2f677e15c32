// A reader's tab whose pages may reload at any moment, by a worker or by themselves.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { idle, pageRest } from './page-rest.ts';

export interface Tab {
  readonly page: Page;
  /** How often it was reloaded, by the page or by a worker. */
  readonly reloads: () => number;
  /** Versions of the pages that reloads have brought, in their order; a page that was cut off is not among them. */
  readonly reloadedTo: () => readonly string[];
  /** Waits until the page has received all that it requested. */
  readonly rest: () => Promise<void>;
}

export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  let reloads = 0;
  const reloadedTo: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'reloaded') reloads++;
    const [, mark] = /^reloaded to (g\d+)$/.exec(message.text()) ?? [];
    if (mark !== undefined) reloadedTo.push(mark);
  });
  await page.addInitScript(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // As asked for.
    if (entry?.type === 'reload' && window === top) {
      console.debug('reloaded');
      addEventListener('DOMContentLoaded', () => console.debug(`reloaded to ${/\bg\d+\b/.exec(document.title)?.[0]}`));
    }
    // Pages ask again and again whether their reader is back, and then reload: see `src/client/reload.ts`.
    const { setInterval, clearInterval } = window;
    const asking = new Set<unknown>();
    let isLeaving = false;
    window.navigation.addEventListener('navigate', ({ navigationType }) => {
      isLeaving ||= navigationType === 'reload';
    });
    Object.assign(window, {
      setInterval: (...given: Parameters<typeof setInterval>) => {
        const id = setInterval(...given);
        asking.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        asking.delete(id);
        clearInterval(id);
      },
      isReloading: () => isLeaving || asking.size > 0,
    });
  });
  return { page, reloads: () => reloads, reloadedTo: () => [...reloadedTo], rest: pageRest(page) };
}

/** Opens a page that may reload itself on the way, as a reader does: what was cut off is asked for again. */
export async function arrive(page: Page, url: string): Promise<void> {
  const open = () =>
    page.goto(url, { waitUntil: 'load' }).then(
      (answer) => answer !== null,
      () => false,
    );
  await expect.poll(open, { timeout: 60_000, interval: 50 }).toBe(true);
}

/** What a page that may be reloading answers once it has reloaded. */
export async function settled<T>(page: Page, ask: (page: Page) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(page);
    } catch (error) {
      if (attempt === 20) throw error;
      await page.waitForLoadState('load').catch(() => undefined);
      await idle(page).catch(() => undefined);
    }
  }
}

/** Whether the page is about to reload: at once, or when its reader is back. */
export function isReloading(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as { isReloading: () => boolean }).isReloading()); // See `openTab`.
}

/** `activated`, and before it the state of the worker that is on its way. Looks for a new version where none is on its way. */
export function workerState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const coming = () => registration?.installing ?? registration?.waiting;
    if (!coming()) await registration?.update().catch(() => undefined); // The host may be out of order.
    return (coming() ?? registration?.active)?.state ?? 'none';
  });
}

/** With a debugger attached, Chromium may keep an old worker for minutes, though it does nothing: it ends with its page. */
const POLLS_BEFORE_RELOAD = 100;

/** The worker of the published version is in control, none is on its way, and the page is not about to reload. */
export async function workerIsNewest(page: Page, mark: string): Promise<void> {
  let polls = 0;
  const look = async (it: Page) => {
    const worker = await workerState(it);
    return { worker, reloads: await isReloading(it), mark: /\bg\d+\b/.exec(await it.title())?.[0] };
  };
  await expect
    .poll(
      async () => {
        if (++polls % POLLS_BEFORE_RELOAD === 0) await arrive(page, page.url());
        return settled(page, look);
      },
      { timeout: 60_000, interval: 50 },
    )
    .toEqual({ worker: 'activated', reloads: false, mark });
}

/** The first use of an island loads React: the chunk that a deploy takes away. It fails at once where there is none. */
export async function wakeIsland(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.querySelector('.dg-color-mode');
    if (!button) throw new Error(`${location.pathname} has no button for the color mode.`);
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

/** The scripts of demos are fetched when they come into view: the page may have been there for long. It fails at once where there is none. */
export async function wakeDemo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const box = document.querySelector('dg-island[name=Demo]')?.parentElement; // The island itself has none.
    if (!box) throw new Error(`${location.pathname} has no demo.`);
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await idle(page); // Frames have shown it.
}
