// The demos of an open page, of a browser or of a window without layout: woken as a reader does who scrolls by, and what became
// of their server HTML.
import type { Page } from 'playwright-core';

/** A demo that came to life. All HTML is without style elements and comments, and its ids are numbered in their order. */
export interface WokenDemo {
  readonly id: string;
  /** As the server rendered it. */
  readonly sent: string;
  /** Once it was live, its effects included. */
  readonly live: string;
  /** Rendered anew by the browser alone, at the reader's reset. React keeps attributes of the server even where it disagrees. */
  readonly renewed: string;
}

/** How long a demo may take to come to life, in milliseconds. */
const LIVE_WITHIN_MS = 20_000;
/** How long effects may take until a renewed demo is what it was before, in milliseconds. */
const RENEWED_WITHIN_MS = 1500;

const LIMITS = { liveWithin: LIVE_WITHIN_MS, renewedWithin: RENEWED_WITHIN_MS };

/** Scrolls each demo that shows into view, and waits for it. Those that an earlier call told of are none of the answer. */
export const wakeDemos = (page: Page): Promise<WokenDemo[]> => page.evaluate(wake, LIMITS);

/** Of a page in a window, which shows all stylings at once. */
export const wakeDemosOf = (window: Window & typeof globalThis): Promise<WokenDemo[]> =>
  window.eval(`(${wake})(${JSON.stringify(LIMITS)})`);

/** Runs in the page: it knows nothing of this file. */
async function wake({ liveWithin, renewedWithin }: typeof LIMITS): Promise<WokenDemo[]> {
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  const until = async (isSo: () => boolean, within: number): Promise<boolean> => {
    const start = performance.now();
    while (!isSo()) {
      if (performance.now() - start > within) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return true;
  };
  const shape = (island: Element): string => {
    const copy = document.createElement('div');
    copy.innerHTML = island.innerHTML;
    for (const style of copy.querySelectorAll('style')) style.remove();
    // What is chosen is a property for React; its server has to write an attribute.
    for (const option of copy.querySelectorAll('option')) option.removeAttribute('selected');
    // The parser and React write the same attributes in another order, and styles in other words.
    for (const element of copy.querySelectorAll<HTMLElement>('*')) {
      if (element.hasAttribute('style')) element.setAttribute('style', element.style.cssText);
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    const ids = new Map<string, string>();
    return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/_\w*[rR]_\w+_/g, (id) => {
      const known = ids.get(id) ?? `id${ids.size}`;
      ids.set(id, known);
      return known;
    });
  };
  const answer = await fetch(location.pathname);
  const sentPage = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const sentIslands = [...sentPage.querySelectorAll('dg-island[name="Demo"]')];
  const woken: WokenDemo[] = [];
  for (const [index, island] of document.querySelectorAll<HTMLElement>('dg-island[name="Demo"]').entries()) {
    const box = island.parentElement;
    const sentIsland = sentIslands[index];
    if (island.dataset.woken !== undefined || !sentIsland || !box?.checkVisibility()) continue;
    island.dataset.woken = '';
    const { src } = JSON.parse(island.getAttribute('props') ?? '{}');
    const id = String(src).replace(/^.*?\/demos\/|-[\da-f]{10}\.js$/g, '');
    const sent = shape(sentIsland);
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!(await until(() => isLive(island), liveWithin))) throw new Error(`${id} is not live after ${liveWithin} ms.`);
    const live = shape(island);
    const [node] = island.children;
    island.dispatchEvent(new Event('dg-reset'));
    await until(() => node?.isConnected !== true, renewedWithin);
    await until(() => shape(island) === live, renewedWithin);
    woken.push({ id, sent, live, renewed: shape(island) });
  }
  return woken;
}

/** Shows all demos of the page in one styling, as its button does. */
export async function chooseStyling(page: Page, styling: string): Promise<void> {
  await page.locator(`[data-act="styling"][data-value="${styling}"]`).first().click();
  await page.waitForFunction((chosen) => document.documentElement.dataset.codeStyling === chosen, styling);
}
