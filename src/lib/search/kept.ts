// Answers that stay in memory for a while: words of a question come again with each letter of the next.

const MOST = 128;

export type Kept<T> = (key: string, make: () => T) => T;

/** All are dropped where they become too many. */
export function createKept<T>(): Kept<T> {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST) kept.clear();
    const made = make();
    kept.set(key, made);
    return made;
  };
}
