// What goes on while a page is read: the mark in the contents list, the way back to the top, pages fetched ahead,
// and files that are gone.

import { speculationRules } from '../../lib/speculation-rules.ts';
import { sessionStorageOf } from '../state/storage.ts';
import type { Scrolled } from './active-heading.ts';
import { startBackToTop } from './back-to-top.ts';
import { createContentsSpy } from './contents-spy.ts';
import { watchForStaleFiles } from './stale-page.ts';

/** Scroll events are answered this often at most. */
const EVERY_MS = 166;

/** `base`: path of the site; starts and ends with a slash. */
export function startReading(view: Window & typeof globalThis, base: string): void {
  const { document } = view;
  const now = () => view.performance.now();
  const list = document.querySelector<HTMLElement>('.dg-contents');
  const spy = list && createContentsSpy({ list, document, now });
  const link = document.querySelector<HTMLElement>('.dg-top');
  const showWayBack = link && startBackToTop({ link, main: document.getElementById('main-content'), view });
  const look = throttle(() => {
    const at = scrolled(view);
    spy?.follow(at);
    showWayBack?.(at.scrollTop);
  }, now);
  view.addEventListener('scroll', look, { passive: true });
  // Pictures that arrive, blocks that unfold, another width: the body has another size then.
  new ResizeObserver(() => {
    spy?.forgetPlaces();
    look();
  }).observe(document.body);
  closeWhenFollowed(document);
  watchForStaleFiles(view, base, sessionStorageOf(view));
  if (HTMLScriptElement.supports?.('speculationrules'))
    fetchAhead(document, process.env.RELATIVE_BASE === 'yes' ? '/' : base);
}

function scrolled(view: Window): Scrolled {
  const { clientHeight, scrollHeight } = view.document.documentElement;
  return { scrollTop: view.scrollY, innerHeight: view.innerHeight, clientHeight, scrollHeight };
}

/** At once, then at most every so often, and once more after the last call. */
function throttle(run: () => void, now: () => number): () => void {
  let waits = false;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (waits) return;
    waits = true;
    setTimeout(
      () => {
        waits = false;
        last = now();
        run();
      },
      Math.max(0, last + EVERY_MS - now()),
    );
  };
}

/** The contents list of a phone lies over what it leads to. */
function closeWhenFollowed(document: Document): void {
  const phone = document.querySelector<HTMLDetailsElement>('.dg-contents-phone');
  phone?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) phone.open = false;
  });
}

/** The browser decides when. One that knows no such rules gets `prefetch.ts`, from the entry script. */
function fetchAhead(document: Document, base: string): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules(base);
  document.head.append(script);
}
