// Words as a list in a sentence.

/** `a`, `a and b`, `a, b and c`. */
export function listText(words: readonly string[]): string {
  const others = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`;
}
