// Marks the heading that is read in the list “On this page”, and keeps the mark in view there.
import { activeHeading, NONE, type Scrolled } from './active-heading.ts';

export interface SpyEnv {
  /** Element around the list. */
  readonly list: HTMLElement;
  readonly document: Document;
  readonly now: () => number;
}

export interface ContentsSpy {
  /** The page was scrolled. */
  follow(at: Scrolled): void;
  /** Headings stand elsewhere now. */
  forgetPlaces(): void;
}

/** While a followed entry scrolls into view, the mark stays with it. */
const AFTER_CLICK_MS = 1000;

export function createContentsSpy({ list, document, now }: SpyEnv): ContentsSpy {
  let links = linksOf(list);
  let places: readonly number[] | null = null;
  let active = NONE;
  let clickedAt = Number.NEGATIVE_INFINITY;
  const show = (next: number): void => {
    if (next === active) return;
    links[active]?.removeAttribute('aria-current');
    active = next;
    const link = links[next];
    if (!link) return;
    link.setAttribute('aria-current', 'location');
    keepInView(link, list);
  };
  list.addEventListener('click', ({ target }) => {
    const index = links.findIndex((link) => target instanceof Node && link.contains(target));
    if (index === NONE) return;
    clickedAt = now();
    show(index);
  });
  return {
    follow(at) {
      if (now() - clickedAt < AFTER_CLICK_MS) return;
      places ??= links.map((link) => placeOf(link, document, at.scrollTop));
      show(activeHeading(places, at, active));
    },
    forgetPlaces() {
      places = null;
      const now = linksOf(list); // Others, while the page's author writes.
      active = now.indexOf(links[active] as HTMLAnchorElement /* Or none, which is in no list. */);
      links = now;
    },
  };
}

function linksOf(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
}

/** A heading that is not there never becomes active. */
function placeOf(link: HTMLAnchorElement, document: Document, scrollTop: number): number {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading ? heading.getBoundingClientRect().top + scrollTop : Number.POSITIVE_INFINITY;
}

/** Scrolls the list alone, as `scrollIntoView` would not, and leaves room to see what comes next. */
function keepInView(link: HTMLElement, list: HTMLElement): void {
  const { top, bottom } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 3;
}
