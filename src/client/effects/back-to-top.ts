// The button that leads back to the start of a page: shown once there is a way back, and out of the way of a thumb.
import { START } from './active-heading.ts';

/** Narrow windows have no empty margin: there it shows while the reader scrolls up, and never over text that is read. */
export function showsWayBack(scrollTop: number, before: number, isNarrow: boolean): boolean {
  return scrollTop >= START && (!isNarrow || scrollTop < before);
}

export interface BackToTopEnv {
  readonly link: HTMLElement;
  readonly main: HTMLElement | null;
  readonly view: Pick<Window, 'scrollTo' | 'matchMedia'>;
}

/** Without this script the link leads to the main part of the page, by its address. */
export function startBackToTop({ link, main, view }: BackToTopEnv): (scrollTop: number) => void {
  const narrow = view.matchMedia('(max-width: 1199.95px)');
  const still = view.matchMedia('(prefers-reduced-motion: reduce)');
  let before = 0;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    view.scrollTo({ top: 0, behavior: still.matches ? 'instant' : 'smooth' });
    main?.focus({ preventScroll: true }); // The next Tab starts at the text, not below it.
  });
  return (scrollTop) => {
    link.toggleAttribute('data-shown', showsWayBack(scrollTop, before, narrow.matches));
    before = scrollTop;
  };
}
