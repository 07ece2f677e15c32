// Serves the code blocks of a page, from the moment a reader first points at one: copying, and folding without a jump.
import { codeText } from './code-text.ts';
import { copyText } from './copy-text.ts';
import { sayBriefly } from './say-briefly.ts';

/** Tells screen readers what happened, and shows that the blocks are served. */
const STATUS = 'dg-code-status';

/** `event` woke the blocks: a click then asks for something that nobody has done yet. */
export function serveCode(window: Window, event: Event): void {
  const { document } = window;
  if (!document.getElementById(STATUS)) start(window);
  if (event.type === 'click' && !event.defaultPrevented) onClick(event, window);
}

function start(window: Window): void {
  const { document } = window;
  const status = document.createElement('div');
  status.id = STATUS;
  status.className = 'dg-sr';
  status.setAttribute('role', 'status');
  document.body.append(status);
  const isMac = /mac|iphone|ipad/i.test(window.navigator.platform);
  for (const button of document.querySelectorAll<HTMLElement>('.dg-copy[data-key]'))
    button.dataset.hint = button.dataset.key?.replace('{{key}}', isMac ? '⌘C' : 'Ctrl+C') ?? '';
  document.addEventListener('click', (event) => onClick(event, window));
  document.addEventListener('keydown', (event) => onKey(event, window));
}

function onClick(event: Event, window: Window): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('.dg-copy');
  if (button) {
    event.preventDefault(); // It has been served.
    void copy(button, window);
  }
  const bar = event.target.closest('.dg-fold > summary');
  if (bar) keepPlace(bar, window);
}

/** Ctrl+C or ⌘C with nothing selected means the block under the pointer or the one with the focus. */
function onKey(event: KeyboardEvent, window: Window): void {
  if (event.key.toLowerCase() !== 'c' || !(event.ctrlKey || event.metaKey)) return;
  if (event.shiftKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (hasSelection(window)) return;
  const button = activeBlock(window.document)?.querySelector<HTMLElement>('.dg-copy');
  if (!button) return;
  event.preventDefault();
  pressByKey(button);
}

/** Pressed for the reader, so that analytics hears of it as of a click; `keyboard` tells the two apart (behaviour §4.6). */
function pressByKey(button: HTMLElement): void {
  const { gaEventAction } = button.dataset;
  if (gaEventAction !== undefined) button.dataset.gaEventAction = gaEventAction.replace('click', 'keyboard');
  button.click();
  if (gaEventAction !== undefined) button.dataset.gaEventAction = gaEventAction;
}

function hasSelection({ document }: Window): boolean {
  if ((document.getSelection()?.toString() ?? '') !== '') return true;
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  return field.selectionStart !== field.selectionEnd;
}

/** One that the keyboard has reached comes before one on which the pointer lies, and that before one that was clicked. */
function activeBlock(document: Document): Element | null {
  const focused = document.activeElement?.closest('[data-code]') ?? null;
  if (focused && document.activeElement?.matches(':focus-visible')) return focused;
  return document.querySelector('[data-code]:hover') ?? focused;
}

async function copy(button: HTMLElement, window: Window): Promise<void> {
  const code = button.closest('[data-code]')?.querySelector('code');
  if (!code) return;
  try {
    await copyText(codeText(code), window.document, window.navigator.clipboard);
    const status = window.document.getElementById(STATUS);
    sayBriefly(button.dataset.done ?? '', { button, label: button, status }, window);
  } catch (error) {
    console.error('The code could not be copied.', error); // Silent for the reader, who can still select it.
  }
}

/** The bar under a block stays where it is on the screen while lines above it come and go. */
function keepPlace(bar: Element, window: Window): void {
  const before = bar.getBoundingClientRect().top;
  window.requestAnimationFrame(() => {
    const moved = bar.getBoundingClientRect().top - before;
    if (bar.parentElement?.hasAttribute('open') === false && moved !== 0)
      window.scrollBy({ top: moved, behavior: 'instant' });
  });
}
