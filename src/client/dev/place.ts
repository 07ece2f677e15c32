// Changes a page under its reader: what stood at the top of the window stands there afterwards, and so do focus and selection.

export function keepPlace(view: Window & typeof globalThis, change: () => void): void {
  const { document } = view;
  const focused = document.activeElement;
  const typed = isText(focused) ? selectionOf(focused) : null;
  const mark = markOf(document);
  const root = document.documentElement;
  // Two who hold the place, the browser and this function, would move it twice.
  const { overflowAnchor } = root.style;
  if (mark) root.style.overflowAnchor = 'none';
  change();
  if (mark) {
    const now = mark.element.isConnected ? mark.element.getBoundingClientRect().top : mark.top;
    if (now !== mark.top) view.scrollBy({ top: now - mark.top, behavior: 'instant' });
    root.style.overflowAnchor = overflowAnchor;
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  }
  if (!(focused instanceof HTMLElement) || focused === document.activeElement || !focused.isConnected) return;
  focused.focus({ preventScroll: true });
  if (isText(focused) && typed) restoreSelection(focused, typed);
}

type Selected = Pick<TextField, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>;

function selectionOf({ selectionStart, selectionEnd, selectionDirection }: TextField): Selected {
  return { selectionStart, selectionEnd, selectionDirection };
}

function restoreSelection(field: TextField, { selectionStart, selectionEnd, selectionDirection }: Selected): void {
  if (field.selectionStart === selectionStart && field.selectionEnd === selectionEnd) return;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** Blocks that a reader looks at. */
const BLOCKS = 'main :is(h1, h2, h3, h4, p, li, pre, table, figure, details, tr)';

/** The first block that the window shows; none at the top of a page, where nothing has been scrolled. */
function markOf(document: Document): { readonly element: Element; readonly top: number } | null {
  const { scrollY = 0 } = document.defaultView ?? {};
  if (scrollY === 0) return null;
  for (const element of document.querySelectorAll(BLOCKS)) {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > 0 && bottom > 0 && top >= 0) return { element, top };
  }
  return null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Of other fields nothing is selected. */
function isText(element: Element | null): element is TextField {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && element.selectionStart !== null;
}
