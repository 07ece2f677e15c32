// Where a character of a JSON string stands in its source: escapes make the source longer than the text.

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
