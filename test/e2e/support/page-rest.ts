// Waits until a page is at rest: it has no open request, and after two idle moments none has begun.
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** A page whose requests do not end is an error. */
const TIMEOUT_MS = 20_000;

/**
 * To be called before the page is opened; the result waits. It counts requests, because `networkidle` also waits for each frame
 * to load, and the frame of a demo that runs again and again never does.
 */
export function pageRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // The requests of the page before are over.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    begun++;
  });
  const close = (request: Request) => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const urls = () => [...open].map((request) => request.url());
  return async () => {
    for (let known = -1; known !== begun; ) {
      await expect.poll(urls, { timeout: TIMEOUT_MS, interval: 10 }).toEqual([]);
      known = begun;
      await idle(page);
    }
  };
}

/** A page that draws no frames, as one whose styles were cut off, has no idle moments: there it is a task of its own. */
const IDLE = { timeout: 500 };

/** Two idle moments: the second comes after all that the tasks of the first have started. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(async (options) => {
    for (let time = 0; time < 2; time++) await new Promise((resolve) => requestIdleCallback(resolve, options));
  }, IDLE);
}
