// What browsers have and windows of happy-dom have not, as far as pages of docs-gen use it.
import type { BrowserWindow } from 'happy-dom';
import { addPopovers, OPEN } from './window-popovers.ts';

/** Everything is in view except what is closed. */
export function addMissing(window: BrowserWindow): void {
  addPopovers(window as never /* The same by the names of the DOM. */);
  const isClosed = (target: Element) =>
    target.closest(`[hidden], [popover]:not([${OPEN}]), dialog:not([open]), details:not([open]) > :not(summary)`) !==
    null;
  class IntersectionObserver {
    readonly #tell: (entries: object[], observer: object) => void;
    readonly #observed = new Map<Element, boolean>();
    constructor(tell: (entries: object[], observer: object) => void) {
      this.#tell = tell;
      window.document.addEventListener('toggle', () => this.#look(), { capture: true });
    }
    #look(): void {
      const entries = [...this.#observed].flatMap(([target, before]) => {
        const isIntersecting = !isClosed(target);
        this.#observed.set(target, isIntersecting);
        return isIntersecting === before ? [] : [{ target, isIntersecting, intersectionRatio: Number(isIntersecting) }];
      });
      if (entries.length > 0) this.#tell(entries, this);
    }
    observe(target: Element): void {
      this.#observed.set(target, false);
      window.queueMicrotask(() => this.#look());
    }
    unobserve(target: Element): void {
      this.#observed.delete(target);
    }
    disconnect(): void {
      this.#observed.clear();
    }
  }
  Object.defineProperty(window.Element.prototype, 'ariaLabel', {
    configurable: true, // All windows share it.
    get(this: Element) {
      return this.getAttribute('aria-label');
    },
    set(this: Element, label: string) {
      this.setAttribute('aria-label', label);
    },
  });
  Object.assign(window.HTMLScriptElement, { supports: () => true }); // Shared too: a test may say otherwise for one page.
  const { fetch, setTimeout, clearTimeout } = window; // A test may put a clock of its own in their place.
  Object.assign(window, {
    IntersectionObserver,
    async fetch(...request: Parameters<typeof fetch>) {
      const response = await fetch.apply(window, request);
      if (response.type === 'error') throw new window.TypeError('Failed to fetch');
      return response;
    },
    requestIdleCallback: (run: () => void) => setTimeout.call(window, run, 0),
    cancelIdleCallback: (timer: never) => clearTimeout.call(window, timer),
  });
  // A page would not be idle before the time is up: here nobody answers late.
  Object.assign(window.AbortSignal, { timeout: () => new window.AbortController().signal });
}
