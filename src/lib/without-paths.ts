// Leaves parts out of plain data, and shares the rest with the original.

export type Path = readonly (string | number)[];

/** `value` without what stands at the paths; nothing happens where a path leads nowhere. */
export function withoutPaths(value: unknown, paths: readonly Path[]): unknown {
  return paths.reduce<unknown>((data, path) => without(data, path), value);
}

function without(data: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || typeof data !== 'object' || data === null || !Object.hasOwn(data, step)) return data;
  if (Array.isArray(data)) return data.map((item, i) => (i === step ? without(item, rest) : item));
  if (rest.length === 0) return Object.fromEntries(Object.entries(data).filter(([key]) => key !== String(step)));
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, key === String(step) ? without(item, rest) : item]),
  );
}
