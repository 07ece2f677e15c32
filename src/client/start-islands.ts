// Wakes the islands of a page when each one asks for it, and loses no event that arrives before React does.
import { type HeldEvent, holdEvent, replay, wants } from './held-events.ts';
import { whenIdle } from './when.ts';

export interface IslandHost {
  /** Starts loading what the island needs. */
  warm(element: HTMLElement): void;
  /** Settles when the island is live; rejects when it can not be. */
  mount(element: HTMLElement): Promise<void>;
}

interface IslandState {
  status: 'waiting' | 'loading' | 'settled';
  readonly held: HeldEvent[];
}

const HELD = ['click', 'keydown', 'submit', 'input', 'change'];
const WARMING = ['pointerdown', 'focusin'];
/** How far outside the viewport a `visible` island starts. */
const VISIBLE_MARGIN = '200px';

/** One set of listeners serves a page with ten thousand islands. */
export function startIslands(document: Document, host: IslandHost): void {
  const states = new WeakMap<Element, IslandState>();
  const stateOf = (element: Element): IslandState => {
    const state = states.get(element) ?? { status: 'waiting', held: [] };
    states.set(element, state);
    return state;
  };

  const hydrate = async (element: HTMLElement): Promise<void> => {
    const state = stateOf(element);
    if (state.status !== 'waiting') return;
    state.status = 'loading';
    try {
      await host.mount(element);
    } catch (error) {
      console.error(`Island ${nameOf(element)} could not start.`, error);
    }
    state.status = 'settled'; // A dead island holds nothing either: its links and forms then work as plain HTML.
    for (const event of state.held.splice(0)) {
      replay(event);
      await null; // React renders in a microtask, before the next event reads its state.
    }
  };

  for (const type of WARMING) {
    document.addEventListener(
      type,
      ({ target }) => {
        const element = islandAround(target);
        if (element && stateOf(element).status === 'waiting') host.warm(element);
      },
      { capture: true, passive: true },
    );
  }
  for (const type of HELD) {
    document.addEventListener(
      type,
      (event) => {
        const element = islandAround(event.target);
        if (!element || stateOf(element).status === 'settled' || !wants(event)) return;
        event.preventDefault();
        event.stopPropagation();
        holdEvent(stateOf(element).held, event, element);
        void hydrate(element);
      },
      { capture: true },
    );
  }
  schedule(document, hydrate);
}

function schedule(document: Document, hydrate: (element: HTMLElement) => Promise<void>): void {
  const all = (when: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`dg-island[when="${when}"]`)];
  all('load').forEach(hydrate);
  const idle = all('idle');
  if (idle.length > 0) whenIdle(() => idle.forEach(hydrate));
  for (const element of all('visible')) whenVisible(element, () => hydrate(element));
}

/** An island has no box of its own (`display: contents`), so its first element that has one is watched. */
export function whenVisible(element: HTMLElement, run: () => void): void {
  const watched = [...element.children].find((child) => !child.matches('style, link, script, template'));
  if (!watched || typeof IntersectionObserver !== 'function') {
    run();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  observer.observe(watched);
}

function islandAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('dg-island') : null;
}

function nameOf(element: Element): string {
  return element.getAttribute('name') ?? '';
}
