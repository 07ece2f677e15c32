// How tall the frame of edited code should be: as what it shows, and with room for what opens above it.

/** What opens in a layer of its own is placed within the window, which here is the frame: a dialog needs so much, in pixels. */
const ROOM_FOR_LAYERS = 420;

export function followHeight(document: Document, content: HTMLElement, onHeight: (height: number) => void): void {
  let last = 0;
  const measure = (): void => {
    const own = Math.ceil(content.getBoundingClientRect().height);
    const hasLayers = [...document.body.children].some((child) => child.matches('div, dialog'));
    const height = hasLayers ? Math.max(own, ROOM_FOR_LAYERS) : own;
    if (height === last) return;
    last = height;
    onHeight(height);
  };
  new ResizeObserver(measure).observe(content);
  new MutationObserver(measure).observe(document.body, { childList: true });
}
