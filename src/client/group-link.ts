// What a click in the sidebar means: shared by the entry and by the script that the sidebar gets.

/** A click without a key that makes a link open elsewhere. */
export function isPlainClick({ type, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return type === 'click' && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** The link of a group whose rows are not on the page. */
export function groupLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-group]') : null;
}
