// What was used last, by name: older values are dropped.

export interface MostRecent<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
}

export function mostRecent<T>(limit: number): MostRecent<T> {
  const kept = new Map<string, T>();
  return {
    get: (name) => kept.get(name),
    set(name, value) {
      kept.delete(name);
      kept.set(name, value);
      for (const oldest of [...kept.keys()].slice(0, -limit)) kept.delete(oldest);
    },
  };
}
