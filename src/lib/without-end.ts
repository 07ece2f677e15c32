// Cuts some characters off the end of a text: a pattern such as `/x+$/` takes the square of a run that does not end the text.

/** `characters`: each of them is cut. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
