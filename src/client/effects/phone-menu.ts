// Closes the menu of a phone when a row in it was followed, or when the window has grown a sidebar.

/** From here on the style sheet shows the sidebar beside the text. */
const WIDE = '(min-width: 1200px)';

export function keepMenuShort(nav: HTMLElement, { matchMedia }: Pick<Window, 'matchMedia'>): void {
  const close = () => {
    if (nav.matches(':popover-open')) nav.hidePopover();
  };
  nav.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // With a key held the link opens elsewhere, and this page stays as it is.
    if (!ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a')) close();
  });
  // Still open it would lie over the page, with its backdrop.
  matchMedia(WIDE).addEventListener('change', close);
}
