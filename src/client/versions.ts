// The script of pages that other versions have too: readers who switch stay at their section, as links get the hash of the page.

/** Links that had none of their own: where the config says that a page became a section of another one, that is meant. */
const ours = new WeakSet<HTMLAnchorElement>();

function follow({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('#dg-versions a, .dg-version-note a') : null;
  if (!link || (link.hash !== '' && !ours.has(link))) return;
  ours.add(link);
  link.hash = location.hash; // A version that does not have the section opens at the top, as it would without.
}

// The button of a mouse that opens tabs makes another event.
for (const type of ['click', 'auxclick']) document.addEventListener(type, follow, { capture: true });
