// Gives the thread that checks hydration the globals of a browser: imported before React and before code of demos, which look for them.
import { Window } from 'happy-dom';

/** What Node.js has under the same name would not work with nodes of the window. */
const REPLACED = new Set([
  'AbortController',
  'AbortSignal',
  'CustomEvent',
  'Event',
  'EventTarget',
  'FormData',
  'MessageEvent',
  'navigator',
]);

class NoConnection {
  addEventListener(): void {}
  removeEventListener(): void {}
  open(): void {}
  send(): void {}
  close(): void {}
  abort(): void {}
  setRequestHeader(): void {}
}

/** Hosts never answer: what a demo shows first does not depend on them. */
const NETWORK = {
  fetch: () => new Promise(() => undefined),
  EventSource: NoConnection,
  WebSocket: NoConnection,
  XMLHttpRequest: NoConnection,
};

const window = new Window({
  url: 'http://localhost/',
  settings: {
    disableCSSFileLoading: true,
    disableJavaScriptFileLoading: true,
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  },
});

// A property of all elements, which React compares.
Object.defineProperty(window.HTMLElement.prototype, 'autofocus', {
  get(this: Element) {
    return this.hasAttribute('autofocus');
  },
});

const found = new Map<string, unknown>();
for (let owner: object | null = window; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
  for (const name of Object.getOwnPropertyNames(owner))
    if (!found.has(name)) found.set(name, Reflect.get(window, name, window));

const values = {
  ...Object.fromEntries([...found].filter(([name]) => !(name in globalThis) || REPLACED.has(name))),
  ...NETWORK,
  getComputedStyle: ({ style }: HTMLElement) => style, // Nothing is laid out, and to look through all rules takes long.
  window: globalThis,
  self: globalThis,
  top: globalThis,
  parent: globalThis,
};
for (const [name, value] of Object.entries(values))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
