// @vitest-environment happy-dom
// The button that copies a page as Markdown: what it puts on the clipboard, and what it says of that.
import { beforeEach, expect, test, vi } from 'vitest';
import { type CopyPageWindow, servePageCopies } from '../../../src/client/effects/copy-page.ts';

const BUTTON =
  '<button class="dg-page-copy" data-copy-page="/a.md" data-done="Done" data-failed="Failed"><span>Copy</span></button>';

interface Given {
  readonly answer?: () => Response;
  /** null: the browser has none of the newer interface. */
  readonly write?: ((items: readonly unknown[]) => Promise<void>) | null;
}

class Item {
  readonly types: Readonly<Record<string, Promise<Blob>>>;
  constructor(types: Readonly<Record<string, Promise<Blob>>>) {
    this.types = types;
  }
}

/** A document for each test: what the script listens to stays on the one that it was started on. */
let page = document;

function open({ answer = () => new Response('# A'), write = null }: Given) {
  const copied: string[] = [];
  const timers: (() => void)[] = [];
  const view = {
    document: page,
    navigator: {
      clipboard: { writeText: async (text: string) => void copied.push(text), ...(write ? { write } : {}) },
    },
    fetch: async () => answer(),
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: (timer: number) => timers.splice(timer - 1, 1, () => undefined),
    ...(write ? { ClipboardItem: Item } : {}),
  } as unknown as CopyPageWindow; // What a browser would give.
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.querySelector('button')?.dispatchEvent(event);
    return event;
  };
  page.addEventListener('click', (event) => servePageCopies(view, event), { once: true });
  return { copied, press, pass: () => timers.splice(0).forEach((run) => void run()) };
}

const shown = () => page.querySelector('button span')?.textContent;
const spoken = () => page.getElementById('dg-page-status')?.textContent;

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = BUTTON;
});

test('a click copies the file, says so, and says so once', async () => {
  const { copied, press, pass } = open({});
  press();
  await expect.poll(() => spoken()).toBe('Done');
  expect([copied, shown()]).toEqual([['# A'], 'Done']);
  pass();
  expect([shown(), spoken()]).toEqual(['Copy', '']);
});

test('the browser is asked while the click is fresh, where it takes what has not come yet', async () => {
  const given: string[] = [];
  const { copied, press } = open({
    write: async ([item]) => {
      if (item instanceof Item) given.push((await (await item.types['text/plain'])?.text()) ?? '');
    },
  });
  press();
  await expect.poll(() => spoken()).toBe('Done');
  expect([given, copied]).toEqual([['# A'], []]);
});

test('one that refuses it is given the text as any other', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { copied, press } = open({ write: () => Promise.reject(new Error('NotAllowed')) });
  press();
  await expect.poll(() => spoken()).toBe('Done');
  expect(copied).toEqual(['# A']);
  expect(warn).toHaveBeenCalledOnce();
});

test('a file that does not come is told', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { copied, press } = open({ answer: () => new Response('', { status: 404 }) });
  press();
  await expect.poll(() => spoken()).toBe('Failed');
  expect([copied, shown()]).toEqual([[], 'Failed']);
  expect(error).toHaveBeenCalledOnce();
});
