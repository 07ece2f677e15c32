// Data of authors without NUL, of which docs-gen makes the marks in unfinished HTML: as HTML and markdown read it, U+FFFD takes its place.

/** The same value where it holds none. Looks into lists and plain objects, their keys included. */
export function withoutNul<T>(value: T): T {
  return holdsNul(value) ? (clean(value) as T) : value; // Of the same form.
}

/** As `JSON.parse`, which throws too. JSON can hold a NUL in one way alone. */
export function parseJsonWithoutNul(source: string): unknown {
  const data: unknown = JSON.parse(source);
  return source.includes('\\u0000') ? clean(data) : data;
}

/** Whether any text in it holds one. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsNul);
  return isPlain(value) && (Object.keys(value).some(holdsNul) || Object.values(value).some(holdsNul));
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clean);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), clean(inner)]));
}

/** What plugins and authors' own classes made is theirs. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
