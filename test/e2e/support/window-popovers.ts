// Popovers for windows of happy-dom, which has none: their methods, their events, `:popover-open`, and buttons that open them.

/** Stands on what is open: selectors of happy-dom know no `:popover-open`. */
export const OPEN = 'data-test-open';

type View = Window & typeof globalThis;

/** The Escape key closes what was opened last; so does a popover that opens beside it. */
export function addPopovers(window: View): void {
  const { document, HTMLElement, Element } = window;
  const open = new Set<HTMLElement>();
  const matches = Element.prototype.matches;
  const set = (element: HTMLElement, isOpen: boolean) => {
    if (open.has(element) === isOpen) return;
    const states = isOpen ? { oldState: 'closed', newState: 'open' } : { oldState: 'open', newState: 'closed' };
    const event = (name: string) => Object.assign(new window.Event(name), states);
    element.dispatchEvent(event('beforetoggle'));
    if (isOpen) {
      for (const other of open) if (!other.contains(element)) set(other, false);
      open.add(element);
    } else open.delete(element);
    element.toggleAttribute(OPEN, isOpen);
    element.dispatchEvent(event('toggle'));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      set(this, true);
    },
    hidePopover(this: HTMLElement) {
      set(this, false);
    },
    togglePopover(this: HTMLElement) {
      set(this, !open.has(this));
      return open.has(this);
    },
  });
  Object.assign(Element.prototype, {
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest('[popovertarget]');
    const target = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!target) return;
    const action = button.getAttribute('popovertargetaction');
    if (action !== 'hide' && !open.has(target)) set(target, true);
    else if (action !== 'show') set(target, false);
  });
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const last = [...open].at(-1);
    if (key === 'Escape' && !defaultPrevented && last) set(last, false);
  });
}
