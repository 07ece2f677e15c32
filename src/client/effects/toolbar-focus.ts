// The keys of a toolbar: one stop for the tab key, arrows, Home and End inside (the toolbar pattern of the ARIA guide).

/** `bar` holds buttons and links, of which one has `tabindex="0"`. */
export function moveInToolbar(event: KeyboardEvent, bar: HTMLElement, isRtl: boolean): void {
  const items = itemsOf(bar);
  const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1;
  const next = at === -1 ? null : target(event.key, at, items.length, isRtl);
  const item = next === null ? undefined : items[next];
  if (!item || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  item.focus();
  keepTabStop(bar, item);
}

/** The tab key comes back to where the focus was last, and never to what cannot be reached now. */
export function keepTabStop(bar: HTMLElement, focused: EventTarget | null): void {
  const items = itemsOf(bar);
  const stop = items.find((item) => item === focused) ?? items.find(({ tabIndex }) => tabIndex === 0) ?? items[0];
  for (const item of bar.querySelectorAll<HTMLElement>(ITEMS)) item.tabIndex = item === stop ? 0 : -1;
}

const ITEMS = 'button, a[href]';

function itemsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(ITEMS)].filter(
    (item) => !item.matches(':disabled') && item.checkVisibility(),
  );
}

function target(key: string, at: number, count: number, isRtl: boolean): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (at + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (at - 1 + count) % count;
    default:
      return null;
  }
}
