// Types as text, taken apart where that can be done without a compiler: members of unions, signatures of functions.

/** Members of a union, each once, in the order of the text; a type that is no union is its only member. */
export function membersOf(type: string): string[] {
  if (hasConditional(type)) return [type];
  const members = splitTop(type, '|').map(withoutParentheses).filter(Boolean);
  return [...new Set(members.flatMap((member) => (member === 'boolean' ? ['false', 'true'] : [member])))];
}

/** Alternatives as one type, each once. */
export function unionText(types: readonly string[]): string {
  const [first = 'never', ...others] = new Set(types);
  if (others.length === 0) return first;
  return [first, ...others].map((type) => (findTop(type, '=') >= 0 ? `(${type})` : type)).join(' | ');
}

export interface Signature {
  /** Type parameters and the like, before the list. */
  readonly head: string;
  readonly params: readonly SignatureParam[];
  readonly returns: string;
}

export interface SignatureParam {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** `function(a: string) => void`, `useX<T>(a: T, b?: number): T`; null: the text is no function. */
export function parseSignature(text: string): Signature | null {
  const open = findTop(text, '(');
  if (open < 0) return null;
  const close = closingOf(text, open);
  if (close < 0) return null;
  const rest = /^\s*(?:=>|:)\s*(.+)$/s.exec(text.slice(close + 1));
  if (!rest?.[1]) return null;
  const params = splitTop(text.slice(open + 1, close), ',')
    .filter(Boolean)
    .map(readParam);
  const head = text.slice(0, open).trim();
  return { head: /<.*>$/s.exec(head)?.[0] ?? '', params, returns: rest[1].trim() };
}

function readParam(text: string): SignatureParam {
  const colon = findTop(text, ':');
  const name = (colon < 0 ? text : text.slice(0, colon)).trim();
  const isRest = name.startsWith('...');
  return {
    name: name.replace(/^\.\.\.|\?$/g, ''),
    type: colon < 0 ? '' : `${isRest ? '...' : ''}${text.slice(colon + 1).trim()}`,
    isOptional: isRest || name.endsWith('?'),
  };
}

/** Parts between separators that stand in no bracket, no string and not behind an arrow. */
function splitTop(text: string, separator: '|' | ','): string[] {
  const parts: string[] = [];
  let start = 0;
  let isBehindArrow = false;
  walk(text, (char, index, depth) => {
    if (depth > 0) return false;
    // What follows an arrow belongs to the result of the function: `() => void | string` is one type.
    if (separator === '|' && char === '=' && text[index + 1] === '>') isBehindArrow = true;
    if (char === separator && !isBehindArrow) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
    return false;
  });
  return [...parts, text.slice(start).trim()];
}

function findTop(text: string, wanted: string): number {
  return walk(text, (char, _, depth) => char === wanted && depth === 0);
}

/** Index of the bracket that closes the one at `open`; -1: nothing does. */
function closingOf(text: string, open: number): number {
  const end = walk(text.slice(open), (char, index, depth) => index > 0 && char === ')' && depth === 0);
  return end < 0 ? -1 : open + end;
}

function hasConditional(type: string): boolean {
  return walk(type, (char, index, depth) => depth === 0 && char === ' ' && type.startsWith(' extends ', index)) >= 0;
}

function withoutParentheses(type: string): string {
  return type.startsWith('(') && closingOf(type, 0) === type.length - 1 ? type.slice(1, -1).trim() : type;
}

/**
 * First index at which `visit` says yes, or -1. The depth of a bracket is that of what stands around it; strings are
 * passed over, and so is the `>` of an arrow.
 */
function walk(text: string, visit: (char: string, index: number, depth: number) => boolean): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text[index] ?? '';
    if (char === "'" || char === '"' || char === '`') {
      index = endOfString(text, index);
      continue;
    }
    const closes = ')]}'.includes(char) || (char === '>' && text[index - 1] !== '=');
    if (closes) depth--;
    if (visit(char, index, depth)) return index;
    if ('([{<'.includes(char)) depth++;
  }
  return -1;
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === text[start]) return index;
  }
  return text.length; // No string after all, such as an apostrophe in a sentence: the rest is left whole.
}
