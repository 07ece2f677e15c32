// Finds the character at which a text stops being JSON: the engine's own message names a place only sometimes, and each
// version of Node in other words.

/** Offset of the first token that cannot stand where it does; the end of the text when something is missing there. */
export function jsonErrorOffset(source: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let offset = 0;
  for (;;) {
    offset = skip(SPACE, source, offset);
    const next = step(source, offset, expected, open);
    if (!next) return offset;
    ({ offset, expected } = next);
  }
}

type Expected = 'value' | 'first-item' | 'key' | 'first-key' | 'colon' | 'comma';

interface Step {
  readonly offset: number;
  readonly expected: Expected;
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function step(source: string, offset: number, expected: Expected, open: ('{' | '[')[]): Step | null {
  const char = source[offset];
  if (char === undefined) return null;
  switch (expected) {
    case 'value':
    case 'first-item':
      if (expected === 'first-item' && char === ']') return close(offset, open);
      if (char === '{' || char === '[') {
        open.push(char);
        return { offset: offset + 1, expected: char === '{' ? 'first-key' : 'first-item' };
      }
      return token(char === '"' ? STRING : SCALAR, source, offset, 'comma');
    case 'key':
    case 'first-key':
      if (expected === 'first-key' && char === '}') return close(offset, open);
      return token(STRING, source, offset, 'colon');
    case 'colon':
      return char === ':' ? { offset: offset + 1, expected: 'value' } : null;
    case 'comma':
      return afterValue(char, offset, open);
  }
}

function afterValue(char: string, offset: number, open: ('{' | '[')[]): Step | null {
  const inside = open.at(-1);
  if (inside === undefined) return null; // The value is complete: anything more is too much.
  if (char === ',') return { offset: offset + 1, expected: inside === '{' ? 'key' : 'value' };
  return char === (inside === '{' ? '}' : ']') ? close(offset, open) : null;
}

function close(offset: number, open: ('{' | '[')[]): Step {
  open.pop();
  return { offset: offset + 1, expected: 'comma' };
}

function token(pattern: RegExp, source: string, offset: number, expected: Expected): Step | null {
  const end = skip(pattern, source, offset);
  return end === offset ? null : { offset: end, expected };
}

function skip(pattern: RegExp, source: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(source) ? pattern.lastIndex : offset;
}
