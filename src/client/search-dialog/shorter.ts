// What may be found in the place of a text that is found nowhere: each of its words, or the beginning of the only one.

/** Each is a question more. */
const MOST = 3;
const SHORTEST = 3;

export function shorterTexts(text: string): readonly string[] {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))];
  if (words.length > 1) return words.filter((word) => word.length >= SHORTEST).slice(0, MOST);
  const letters = [...text];
  const lengths = [Math.ceil((letters.length * 2) / 3), Math.ceil(letters.length / 2)];
  return lengths.flatMap((length) =>
    length >= SHORTEST && length < letters.length ? [letters.slice(0, length).join('')] : [],
  );
}
