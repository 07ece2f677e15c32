// A reader's tab whose pages may reload at any moment, by a worker or by themselves.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Tab {
  readonly page: Page;
  /** How often it was reloaded, by whomever. */
  readonly reloads: () => number;
}

export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  let reloads = 0;
  page.on('console', (message) => {
    if (message.text() === 'reloaded') reloads++;
  });
  await page.addInitScript(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // As asked for.
    if (entry?.type === 'reload' && window === top) console.debug('reloaded');
  });
  return { page, reloads: () => reloads };
}

/** Opens a page that may reload itself on the way, as a reader does: what was cut off is asked for again. */
export async function arrive(page: Page, url: string): Promise<void> {
  const open = () =>
    page.goto(url, { waitUntil: 'load' }).then(
      (answer) => answer !== null,
      () => false,
    );
  await expect.poll(open, { timeout: 60_000, interval: 200 }).toBe(true);
}

/** What a page that may be reloading tells once it rests. */
export async function settled<T>(page: Page, ask: (page: Page) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(page);
    } catch (error) {
      if (attempt === 20) throw error;
      await page.waitForTimeout(100);
      await page.waitForLoadState('load').catch(() => undefined);
    }
  }
}

/** With a debugger beside it, as here, Chromium may keep an old worker for minutes, though it does nothing: it goes with its page. */
const PATIENCE_MS = 15_000;

/** The worker of the published version is in control, and no other one is on its way. */
export async function workerIsNewest(page: Page, mark: string): Promise<void> {
  let stays = performance.now() + PATIENCE_MS;
  await expect
    .poll(
      async () => {
        if (performance.now() > stays) {
          stays = Number.POSITIVE_INFINITY;
          await arrive(page, page.url());
        }
        return settled(page, (it) =>
          it.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            const state = () =>
              [registration?.installing, registration?.waiting].map((worker) => worker?.state ?? '').join('');
            if (!registration?.active || state()) return `on its way: ${state()}`;
            await registration.update().catch(() => undefined);
            if (state()) return `on its way: ${state()}`;
            return /\bg\d+\b/.exec(document.title)?.[0];
          }),
        );
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(mark);
  await page.waitForTimeout(300); // A reload that is still to come takes a tenth of a second.
}

/** The first use of an island loads React: the chunk that a deploy takes away. */
export async function wakeIsland(page: Page): Promise<void> {
  await page.locator('.dg-color-mode').first().dispatchEvent('click', undefined, { timeout: 1000 });
}

/** The scripts of demos are fetched when they come into view: the page may have been there for long. It fails at once where there is none. */
export function wakeDemo(page: Page): Promise<void> {
  return page.evaluate(() => {
    const box = document.querySelector('dg-island[name=Demo]')?.parentElement; // The island itself has none.
    if (!box) throw new Error(`${location.pathname} has no demo.`);
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}
