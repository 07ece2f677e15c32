// Waits for what a page does: an event, a frame that was drawn, a script that has run, a moment with nothing left to do.
import type { Page } from 'playwright-core';

/** Two animation frames: what was to be drawn has been drawn, and observers of the page have been told. A page with a stopped clock draws none. */
export function framesDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Colours, opacities and places that are on their way have arrived. */
export async function fadesFinished(page: Page): Promise<void> {
  await framesDrawn(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/** The page has nothing left to do. */
export function pageIsIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Scrolls at once, not smoothly, and resolves after the listeners of the page have received the event. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top: y, behavior: 'instant' });
        if (scrollY === before) resolve();
      }),
    top,
  );
}

/** The script that follows scrolling is loaded in idle time: these rules are the last thing that it adds to the page. */
export function readingStarted(page: Page): Promise<void> {
  return page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

/** A script that the page loads by itself has run: `/assets/keys-*.js` for `keys`. */
export async function scriptHasRun(page: Page, name: string): Promise<void> {
  const address = await page.evaluate(
    (start) =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const entry = list.getEntries().find((resource) => resource.name.includes(`/${start}-`));
          if (!entry) return;
          observer.disconnect();
          resolve(entry.name);
        }).observe({ type: 'resource', buffered: true });
      }),
    name,
  );
  // The page asked for it first, so it is answered first.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
}

/** Sum of the layout shifts since the page began to load. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return sum;
  });
}
