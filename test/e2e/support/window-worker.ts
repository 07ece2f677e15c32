// Workers for windows of happy-dom, which has none: each runs its script in a global of its own, and fetches as its page does.
import { createContext } from 'node:vm';
import type { BrowserWindow } from 'happy-dom';

export interface WorkerEnv {
  /** Runs the module with this address in that global. Rejects where it does not come. */
  readonly run: (scope: { readonly location: { readonly href: string } }, url: string) => Promise<unknown>;
  /** Whoever waits for the page waits for this too. */
  readonly track: <T>(promise: Promise<T>) => Promise<T>;
}

export function addWorkers(window: BrowserWindow, { run, track }: WorkerEnv): void {
  const send = (target: EventTarget, data: unknown) =>
    target.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  class Worker extends EventTarget {
    readonly #inside = new EventTarget();
    readonly #started: Promise<unknown>;
    #isOver = false;
    constructor(address: string) {
      super();
      const { href } = new URL(address, window.location.href);
      const scope = createContext({
        location: { href },
        fetch: (url: string) => window.fetch(url),
        addEventListener: this.#inside.addEventListener.bind(this.#inside),
        postMessage: (data: unknown) => {
          if (!this.#isOver) send(this, data);
        },
        MessageChannel: class {
          readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
          readonly port2 = { postMessage: () => void window.setTimeout(() => this.port1.onmessage?.()) };
        },
      });
      this.#started = track(run(scope as never /* With what was given. */, href)).catch(() => {
        this.#isOver = true;
        this.dispatchEvent(new Event('error'));
      });
    }
    postMessage(data: unknown): void {
      void track(
        this.#started.then(() => {
          if (!this.#isOver) send(this.#inside, data);
        }),
      );
    }
    terminate(): void {
      this.#isOver = true;
    }
  }
  Object.assign(window, { Worker });
}
