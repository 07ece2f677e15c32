// The frames of demos, from the moment a reader turns to one: its toolbar, its code, and what the address asks for.

import {
  type CodePreferencesStore,
  type CodeVariant,
  decode,
  demoFromHash,
  hashOfDemo,
} from '../state/code-preferences.ts';
import { copyText } from './copy-text.ts';
import { isOpen, setOpen, tellFirstOpening } from './demo-fold.ts';
import { editDemo } from './edit-demo.ts';
import { openSandbox } from './open-sandbox.ts';
import { keepTabStop, moveInToolbar } from './toolbar-focus.ts';

/** How long an icon shows that its action is done (behaviour §4.6), in milliseconds. */
const DONE_FOR_MS = 1000;
/** How long a message stays (behaviour §4.3), in milliseconds. */
const SAID_FOR_MS = 3000;

export interface DemoFramesEnv {
  readonly window: Window;
  readonly preferences: CodePreferencesStore;
}

/** `event` woke the frames: a click then asks for something that nobody has done yet. Null: the address did. */
export function startDemoFrames(window: Window, event: Event | null, preferences: CodePreferencesStore): void {
  const { document } = window;
  let env = served.get(document);
  if (!env) {
    env = { window, preferences };
    served.set(document, env);
    serve(env);
  }
  const bar = event?.type === 'focusin' ? barOf(event.target) : null;
  if (bar) keepTabStop(bar, event?.target ?? null);
  if (event?.type === 'click' && !event.defaultPrevented) onClick(event, env);
}

const served = new WeakMap<Document, DemoFramesEnv>();

function serve(env: DemoFramesEnv): void {
  const { window } = env;
  const { document } = window;
  document.addEventListener('click', (click) => onClick(click, env));
  document.addEventListener('keydown', (key) => {
    const bar = barOf(key.target);
    if (bar) moveInToolbar(key, bar, window.getComputedStyle(bar).direction === 'rtl');
  });
  document.addEventListener('focusin', ({ target }) => {
    const bar = barOf(target);
    if (bar) keepTabStop(bar, target);
  });
  window.addEventListener('hashchange', () => openAsked(env));
  openAsked(env);
}

function barOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.dg-demo-bar') : null;
}

/** `#Foo`, `#Foo.tsx` and `#css-Foo.js` lead to a demo, and open its code. */
function openAsked({ window: { document, location } }: DemoFramesEnv): void {
  const id = decode(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  const name = target ? null : (demoFromHash(location.hash)?.name ?? null);
  const frame = frameOf(target ?? (name === null ? null : document.getElementById(name)));
  if (!frame?.querySelector('.dg-demo-bar')) return;
  setOpen(frame, true, null);
  if (!target) frame.scrollIntoView(); // The browser knows no `#css-Foo.js` where Foo has no stylings.
}

function frameOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-demo]') ?? null;
}

function onClick(event: Event, env: DemoFramesEnv): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]') : null;
  const frame = frameOf(button);
  if (!button || !frame) return;
  event.preventDefault();
  act(button, frame, env).catch((error: unknown) => console.error(error));
}

async function act(button: HTMLElement, frame: HTMLElement, env: DemoFramesEnv): Promise<void> {
  const { window, preferences } = env;
  const { document } = window;
  switch (button.dataset.act) {
    case 'variant':
      preferences.choose({ codeVariant: button.dataset.value });
      return;
    case 'styling':
      preferences.choose({ codeStyling: button.dataset.value });
      return;
    case 'expand':
      setOpen(frame, !isOpen(frame), window);
      if (isOpen(frame)) tellFirstOpening(frame);
      return;
    case 'copy':
      await copyText(shownCode(frame, env), document, window.navigator.clipboard);
      showDone(button, frame, window);
      return;
    case 'reset':
      for (const part of [frame, ...frame.querySelectorAll('dg-island')]) part.dispatchEvent(new Event('dg-reset'));
      return;
    case 'edit':
      if (!(await editDemo(button, frame, { window, subscribe: preferences.subscribe })))
        say(frame, button.dataset.failed ?? '', window);
      return;
    case 'reset-focus':
      frame.querySelector<HTMLElement>('[data-focus-start]')?.focus();
      return;
    case 'link': {
      const { codeStyling } = preferences.getSnapshot();
      const styling = frame.querySelectorAll('.dg-demo-stage [data-styling]').length > 1 ? codeStyling : null;
      const url = new URL(window.location.href);
      // Its place on the page; a second demo of the name has none, and leads to the first. The template wrote the language.
      const name = frame.id || (frame.dataset.demo ?? '');
      url.hash = hashOfDemo(name, button.dataset.value as CodeVariant, styling);
      await copyText(url.href, document, window.navigator.clipboard);
      button.closest<HTMLElement>('[popover]')?.hidePopover(); // The focus goes back to the button that opened it.
      say(frame, button.dataset.done ?? '', window);
      return;
    }
    case 'sandbox':
      if (!(await openSandbox(button, preferences.getSnapshot().codeVariant, window)))
        say(frame, button.dataset.failed ?? '', window);
  }
}

/** Of the tab that is open, also while the code is closed; edits of the reader's own do not count (behaviour §4.3). */
function shownCode(frame: HTMLElement, { window }: DemoFramesEnv): string {
  const isShown = (element: Element | null) => element !== null && window.getComputedStyle(element).display !== 'none';
  const blocks = [...frame.querySelectorAll('.dg-demo-full .dg-code')];
  const shown = blocks.find((block) => isShown(block) && isShown(block.closest('[data-variant]')));
  return shown?.querySelector('pre')?.textContent ?? '';
}

function showDone(button: HTMLElement, frame: HTMLElement, window: Window): void {
  button.dataset.isDone = '';
  say(frame, button.dataset.done ?? '', window);
  window.setTimeout(() => delete button.dataset.isDone, DONE_FOR_MS);
}

function say(frame: HTMLElement, text: string, window: Window): void {
  const status = frame.querySelector<HTMLElement>('.dg-demo-status');
  if (!status) return;
  window.clearTimeout(Number(status.dataset.timer));
  status.textContent = text;
  status.dataset.timer = String(window.setTimeout(() => status.replaceChildren(), SAID_FOR_MS));
}
