// The last results of a function, by text: what is asked for again soon is not made again, and what is not is let go.

/** Gives what is known for a key, or makes and remembers it. */
export type Recent<T> = (key: string, make: () => T) => T;

/** `most`: characters of all keys that are remembered. What throws is not. */
export function createRecent<T>(most: number): Recent<T> {
  const known = new Map<string, T>();
  let length = 0;
  return (key, make) => {
    const value = known.has(key) ? (known.get(key) as T) : make();
    if (!known.delete(key)) length += key.length;
    known.set(key, value);
    for (const oldest of known.keys()) {
      if (length <= most) break;
      known.delete(oldest);
      length -= oldest.length;
    }
    return value;
  };
}
