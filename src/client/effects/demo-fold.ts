// Opens and closes the code of a demo, so that readers see where it comes from and goes to.
import { keepTabStop } from './toolbar-focus.ts';

/** How long the code takes to open and to close (behaviour §4.3), in milliseconds. */
const FOLDS_FOR_MS = 150;

export function isOpen({ dataset }: HTMLElement): boolean {
  return dataset.state === 'open';
}

/** `window`: null for a change that no reader watches. */
export function setOpen(frame: HTMLElement, open: boolean, window: Window | null): void {
  const { dataset } = frame;
  const code = frame.querySelector<HTMLElement>('.dg-demo-code');
  const before = code?.offsetHeight ?? 0;
  dataset.state = open ? 'open' : (dataset.closed ?? 'closed');
  for (const button of frame.querySelectorAll<HTMLElement>('[data-act="expand"]')) {
    button.setAttribute('aria-expanded', String(open));
    button.textContent = (open ? button.dataset.close : button.dataset.open) ?? '';
  }
  const bar = frame.querySelector<HTMLElement>('.dg-demo-bar');
  if (bar) keepTabStop(bar, null); // A language can be chosen while the code is open.
  if (code && window) slide(code, frame, { before, window });
}

/** What was open stays in sight until it is gone: `data-closing` holds it. */
function slide(
  code: HTMLElement,
  frame: HTMLElement,
  { before, window }: { readonly before: number; readonly window: Window },
): void {
  for (const animation of code.getAnimations()) animation.cancel(); // A second click in the meantime.
  const done = () => frame.removeAttribute('data-closing');
  done();
  const after = code.offsetHeight;
  if (before === after || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  frame.toggleAttribute('data-closing', after < before);
  code
    .animate(
      [
        { blockSize: `${before}px`, overflow: 'clip' },
        { blockSize: `${after}px`, overflow: 'clip' },
      ],
      { duration: FOLDS_FOR_MS, easing: 'ease-out' },
    )
    .finished.then(done, () => undefined); // Rejected where it was cancelled: see above.
}

/** Tells once for each demo that its reader turned to the code: what comes below an expanded demo waits for it. */
export function tellFirstOpening(frame: HTMLElement): void {
  if ('expanded' in frame.dataset) return;
  frame.dataset.expanded = '';
  frame.dispatchEvent(new Event('dg-expanded', { bubbles: true }));
}
