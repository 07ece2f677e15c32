// Storage for code that runs without an origin, where the real one throws: libraries remember small things in it, and need
// not know that here it is forgotten with the frame.

export function giveStorage(window: Window, document: Document): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: createStorage(), configurable: true });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true });
}

export function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => {
      items.set(String(key), String(value));
    },
    removeItem: (key) => {
      items.delete(String(key));
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
  };
}
