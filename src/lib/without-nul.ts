// Data of authors without NUL, of which docs-gen makes the marks in unfinished HTML: as HTML and markdown read it, U+FFFD takes its place.

/** The same value where it holds none. Looks into lists and plain objects, their keys included. */
export function withoutNul<T>(value: T): T {
  return clean(value) as T; // Of the same form.
}

/** As `JSON.parse`, which throws too. JSON can hold a NUL in one way alone. */
export function parseJsonWithoutNul(source: string): unknown {
  const data: unknown = JSON.parse(source);
  return source.includes('\\u0000') ? withoutNul(data) : data;
}

/** Whether any text in it holds one. */
export function holdsNul(value: unknown): boolean {
  return withoutNul(value) !== value;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(clean);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const cleaned = entries.map(([key, inner]) => [clean(key), clean(inner)] as const);
  const isSame = cleaned.every(([key, inner], index) => {
    const entry = entries[index];
    return entry !== undefined && key === entry[0] && inner === entry[1];
  });
  return isSame ? value : Object.fromEntries(cleaned);
}

/** What plugins and authors' own classes made is theirs. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
