// JSON that may be none.

/** undefined, which JSON cannot say, where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The caller shows the place, or, where this program wrote the file and was cut off, goes without.
  }
}
