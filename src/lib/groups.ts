// Lists under keys: what has the same key stands together, in the order in which it came. And lists in parts.

/** True: the key is new. */
export function addTo<K, T>(groups: Map<K, T[]>, key: K, item: T): boolean {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
  return !group;
}

/** An item with the key null is left out. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K | null): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) addTo(groups, key, item);
  }
  return groups;
}

/** In order, `size` at a time; the last one may be smaller. */
export function inParts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
