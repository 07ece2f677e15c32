// Channels on which tabs of one reader talk, for windows of happy-dom, which has none.
import type { BrowserWindow } from 'happy-dom';

export interface Channel {
  readonly name: string;
  readonly window: BrowserWindow;
  readonly hear: (data: unknown) => void;
}

/** Gives a window its `BroadcastChannel`. Pages that are shown hear it at once. `all`: of the reader. */
export function shareChannels(window: BrowserWindow, all: Set<Channel>, tabs: ReadonlySet<() => BrowserWindow>): void {
  class BroadcastChannel extends window.EventTarget {
    readonly #own: Channel;
    constructor(name: string) {
      super();
      const hear = (data: unknown) => this.dispatchEvent(new window.MessageEvent('message', { data }));
      this.#own = { name, window, hear };
      all.add(this.#own);
    }
    postMessage(data: unknown): void {
      const shown = new Set([...tabs].map((tab) => tab()));
      for (const other of all) {
        if (!shown.has(other.window)) all.delete(other);
        else if (other !== this.#own && other.name === this.#own.name) other.hear(structuredClone(data));
      }
    }
    close(): void {
      all.delete(this.#own);
    }
  }
  Object.assign(window, { BroadcastChannel });
}
