// Makes the menu of a phone modal while it is open, and closes it when it is no longer wanted. The popover itself is native:
// it opens, and closes with Escape or beside it, before any script.

/** From here on the style sheet shows the sidebar beside the text. */
const WIDE = '(min-width: 1200px)';

export function keepMenuModal(
  nav: HTMLElement,
  { document, matchMedia }: Pick<Window, 'document' | 'matchMedia'>,
): void {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${nav.id}"]:not(#${nav.id} *)`);
  const isOpen = () => nav.matches(':popover-open');
  const close = () => {
    if (isOpen()) nav.hidePopover();
  };
  const shield = (isModal: boolean) => {
    for (const element of besides(nav)) element.inert = isModal;
  };
  const opened = () => {
    shield(true);
    nav.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  // Before it closes: focus can not return to what is inert.
  nav.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') shield(false);
  });
  nav.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') opened();
    // A tap beside the menu leaves the focus nowhere.
    else if (document.activeElement === document.body || nav.contains(document.activeElement))
      button?.focus({ preventScroll: true });
  });
  nav.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey, defaultPrevented }) => {
    // With a key held the link opens elsewhere, and this page stays as it is; a group that opens in its place leads nowhere.
    if (!defaultPrevented && !ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a'))
      close();
  });
  // Still open it would lie over the page, with its backdrop.
  matchMedia(WIDE).addEventListener('change', close);
  if (isOpen()) opened(); // It did not wait for this script.
}

/** Everything on the page but the menu and what it stands in. */
function besides(nav: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let element = nav;
    element.parentElement && element !== nav.ownerDocument.body;
    element = element.parentElement
  ) {
    for (const sibling of element.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== element) others.push(sibling);
    }
  }
  return others;
}
