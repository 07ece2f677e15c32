// Texts as strings of JSON, and where a character of one stands in its source: escapes make the source longer than the text.

/** What JSON writes in another way, or may: of half a surrogate pair it writes the number. */
const WRITTEN_OTHERWISE = /["\\\u0000-\u001f\ud800-\udfff]/;

/** As `JSON.stringify` writes it, which takes twice as long to look through a text that stays as it is. */
export function jsonOfText(text: string): string {
  return WRITTEN_OTHERWISE.test(text) ? JSON.stringify(text) : `"${text}"`;
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|[\s\S])/y;

/** `literal` is the source from one quotation mark to the other; `offset` counts in the text that it stands for. */
export function jsonStringOffset(literal: string, offset: number): number {
  let at = 1;
  for (let read = 0; read < offset && at < literal.length - 1; read++) {
    ESCAPE.lastIndex = at;
    at = ESCAPE.test(literal) ? ESCAPE.lastIndex : at + 1;
  }
  return at;
}

export interface JsonString {
  /** Of its opening quotation mark. */
  readonly offset: number;
  readonly literal: string;
  readonly text: string;
}

/** All strings of a JSON source in their order, keys included. */
export function jsonStrings(source: string): JsonString[] {
  return [...source.matchAll(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/g)].map((match) => {
    const text: unknown = JSON.parse(match[0]);
    return { offset: match.index, literal: match[0], text: String(text) };
  });
}
