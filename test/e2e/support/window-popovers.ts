// Popovers for windows of happy-dom, which has none: their methods, their events, `:popover-open`, and buttons that open them.

/** Stands on what is open: selectors of happy-dom know no `:popover-open`. */
export const OPEN = 'data-test-open';

type View = Window & typeof globalThis;

/** The Escape key closes what was opened last; so does a popover that opens beside it. */
export function addPopovers(window: View): void {
  const { document, HTMLElement, Element } = window;
  if (!('showPopover' in HTMLElement.prototype)) addMethods(window);
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest('[popovertarget]');
    const target = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!target) return;
    const action = button.getAttribute('popovertargetaction');
    if (action !== 'hide' && !isOpen(target)) set(target, true);
    else if (action !== 'show') set(target, false);
  });
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const last = [...document.querySelectorAll<HTMLElement>(`[${OPEN}]`)].at(-1); // One within another stands behind it.
    if (key === 'Escape' && !defaultPrevented && last) set(last, false);
  });
}

/** To the prototypes, which all windows share. */
function addMethods({ HTMLElement, Element }: View): void {
  const matches = Element.prototype.matches;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      set(this, true);
    },
    hidePopover(this: HTMLElement) {
      set(this, false);
    },
    togglePopover(this: HTMLElement) {
      set(this, !isOpen(this));
      return isOpen(this);
    },
  });
  Object.assign(Element.prototype, {
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? isOpen(this) : matches.call(this, selector);
    },
  });
}

const isOpen = (element: Element) => element.hasAttribute(OPEN);

function set(element: HTMLElement, opens: boolean): void {
  const view = element.ownerDocument.defaultView;
  if (!view || isOpen(element) === opens) return;
  const states = opens ? { oldState: 'closed', newState: 'open' } : { oldState: 'open', newState: 'closed' };
  const event = (name: string) => Object.assign(new view.Event(name), states);
  element.dispatchEvent(event('beforetoggle'));
  if (opens) {
    for (const other of element.ownerDocument.querySelectorAll<HTMLElement>(`[${OPEN}]`))
      if (!other.contains(element)) set(other, false);
  }
  element.toggleAttribute(OPEN, opens);
  element.dispatchEvent(event('toggle'));
}
