// What windows of one reader keep: for all tabs, and for the pages of one.
import type { BrowserFrame, BrowserWindow } from 'happy-dom';

/** Tabs of one reader see the same values, and hear of what the others write. */
export function shareStorage(
  window: BrowserWindow,
  stored: Map<string, string>,
  tabs: ReadonlySet<() => BrowserWindow>,
): void {
  const tell = (key: string | null, newValue: string | null) => {
    for (const tab of tabs) {
      const other = tab();
      if (other === window) continue;
      const event = new other.Event('storage');
      other.dispatchEvent(Object.assign(event, { key, newValue }));
    }
  };
  const storage = {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: unknown) {
      stored.set(key, String(value));
      tell(key, String(value));
    },
    removeItem(key: string) {
      if (stored.delete(key)) tell(key, null);
    },
    clear() {
      stored.clear();
      tell(null, null);
    },
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
}

/** A page is told when it goes, and what the tab keeps is there for the next one. */
export function followNavigation(frame: BrowserFrame, track: <T>(promise: Promise<T>) => Promise<T>): void {
  const { sessionStorage } = frame.window;
  const goto = frame.goto.bind(frame);
  frame.goto = (url, options) => {
    const { window } = frame;
    const withoutHash = (address: string) => address.split('#', 1)[0];
    const isLeft = withoutHash(new URL(url, window.location.href).href) !== withoutHash(window.location.href);
    if (isLeft) window.dispatchEvent(new window.Event('pagehide'));
    const response = track(goto(url, options));
    Object.defineProperty(frame.window, 'sessionStorage', { value: sessionStorage, configurable: true });
    return response;
  };
}

/** What the page keeps in the browser: local storage by its keys, and cookies if there are any. */
export function stored({ window, document }: Pick<Window, 'window' | 'document'>): Record<string, string | null> {
  const { localStorage } = window;
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const cookies = document.cookie;
  return {
    ...Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
    ...(cookies !== '' && { cookies }),
  };
}
