// Keys that stand twice in one object of a JSON text: a parser keeps the last one without a word.

export interface TwiceKey {
  readonly key: string;
  /** Of its second place, quotes included. */
  readonly offset: number;
  readonly length: number;
}

/** `source` is valid JSON. */
export function keysTwice(source: string): TwiceKey[] {
  const found: TwiceKey[] = [];
  const open: (Set<string> | null)[] = []; // null: an array.
  for (const { 0: token, 1: colon, index } of source.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      const literal = token.slice(0, token.lastIndexOf('"') + 1);
      const key = String(JSON.parse(literal));
      const keys = open.at(-1);
      if (keys?.has(key)) found.push({ key, offset: index, length: literal.length });
      keys?.add(key);
    }
  }
  return found;
}

/** A bracket, or a text; what follows a key is its colon. */
const TOKEN = /[{}[\]]|"(?:[^"\\]|\\.)*"([ \t\r\n]*:)?/g;
