// Clicks that are told to analytics: on elements that say so in `data-ga-event-…` attributes (behaviour §9).
import { type TrackedEvent, type TrackedWindow, track } from './track.ts';

export interface ClicksEnv {
  readonly view: TrackedWindow & Pick<Window, 'document'>;
  readonly random: () => number;
}

/** Returns what ends it. */
export function followClicks({ view, random }: ClicksEnv): () => void {
  const listen = (click: Event): void => {
    // The path is as it was when the click began: what was clicked may be off the page by now.
    const element = click.composedPath().find(isTold);
    const event = element ? clickEvent(element, random) : null;
    if (event) track(view, event.name, event.params);
  };
  view.document.addEventListener('click', listen);
  return () => view.document.removeEventListener('click', listen);
}

function isTold(node: EventTarget): node is Element {
  return node instanceof Element && node.hasAttribute('data-ga-event-category');
}

/** Of the nearest element around the target alone. Null: none, or left out of the sample. The category is the name. */
export function clickEvent(target: Element, random: () => number): TrackedEvent | null {
  const element = target.closest('[data-ga-event-category]');
  if (!element) return null;
  const said = (name: string) => element.getAttribute(`data-ga-event-${name}`);
  if (!isInSample(said('split'), random)) return null;
  return {
    name: said('category') ?? '',
    params: { eventAction: said('action'), eventLabel: said('label') },
  };
}

/** `split`: the share of clicks that is told; what is no number is none. */
export function isInSample(split: string | null, random: () => number): boolean {
  const share = Number.parseFloat(split ?? '');
  return Number.isNaN(share) || share >= random();
}
