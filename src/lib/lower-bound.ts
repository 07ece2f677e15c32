// Where a value is in a sorted list, or would be.

/** Index of the first item that is not less than the value; the length of the list if all are. */
export function lowerBound<T extends string | number>(sorted: readonly T[], value: T): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && item < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
