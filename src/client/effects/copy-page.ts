// Copies the page as Markdown: the file beside it is fetched, and what became of the copy is shown on the button and spoken.
import { copyText } from './copy-text.ts';
import { fetchText } from './fetch-text.ts';
import { sayBriefly } from './say-briefly.ts';

export type CopyPageWindow = Pick<Window, 'document' | 'navigator' | 'setTimeout' | 'clearTimeout'> & {
  readonly fetch: typeof fetch;
  /** Browsers without it copy what has come already. */
  readonly ClipboardItem?: typeof ClipboardItem;
};

const STATUS = 'dg-page-status';

/** `event` woke the script: a click then asks for something that nobody has done yet. */
export function servePageCopies(window: CopyPageWindow, event: Event): void {
  const { document } = window;
  if (!document.getElementById(STATUS)) start(window);
  if (event.type === 'click' && !event.defaultPrevented) onClick(event, window);
}

function start(window: CopyPageWindow): void {
  const { document } = window;
  const status = document.createElement('div');
  Object.assign(status, { id: STATUS, className: 'dg-sr', role: 'status' });
  document.body.append(status);
  document.addEventListener('click', (event) => onClick(event, window));
}

function onClick(event: Event, window: CopyPageWindow): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.dg-page-copy') : null;
  if (!button) return;
  event.preventDefault(); // It has been served.
  void copy(button, window);
}

async function copy(button: HTMLElement, window: CopyPageWindow): Promise<void> {
  const { copyPage = '', done = '', failed = '' } = button.dataset;
  try {
    await copyFile(copyPage, window);
    say(button, done, window);
  } catch (error) {
    console.error('The page could not be copied.', error);
    say(button, failed, window);
  }
}

async function copyFile(address: string, { document, navigator, fetch, ClipboardItem }: CopyPageWindow): Promise<void> {
  const text = fetchText(address, fetch);
  if (ClipboardItem && navigator.clipboard?.write) {
    try {
      // Asked before the text has come: some browsers forget the click while a page waits.
      const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
      return await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    } catch (error) {
      console.warn(error); // One that takes no promise, or refuses: the text may still be copied as any other.
    }
  }
  await copyText(await text, document, navigator.clipboard);
}

function say(button: HTMLElement, text: string, window: CopyPageWindow): void {
  const label = button.querySelector('span');
  const status = window.document.getElementById(STATUS);
  if (label) sayBriefly(text, { button, label, status }, window);
}
