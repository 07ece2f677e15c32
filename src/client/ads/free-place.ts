// Gives up a place that stays empty: its room goes while no reader sees it, so that nothing on the screen moves.

/** Hides `box` as soon as it is out of view, and calls `onFreed`. Returns what ends the wait. */
export function freeUnseen(box: HTMLElement, onFreed: () => void = () => undefined): () => void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry || entry.isIntersecting) return;
    // Room above the window can only go where the browser keeps what is read in place. Safari does not.
    if (entry.boundingClientRect.top < 0 && !CSS.supports('overflow-anchor', 'auto')) return;
    observer.disconnect();
    box.hidden = true;
    onFreed();
  });
  observer.observe(box);
  return () => observer.disconnect();
}
