// Numbers for texts that are said again and again: a column of a file then holds each of them once.

export interface Numbers {
  numberOf(text: string): number;
  /** Each once, in the order of their numbers. */
  texts(): string[];
}

/** In the order in which they come, from 0. */
export function createNumbers(): Numbers {
  const numbers = new Map<string, number>();
  return {
    numberOf(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    texts: () => [...numbers.keys()],
  };
}
