// A text on one line: white space of all kinds becomes single spaces.

/** Single spaces, nearly all of it, stay as they are. */
const OTHER_SPACE = / \s+|[^\S ]\s*/g;

export function oneLine(text: string): string {
  return text.replace(OTHER_SPACE, ' ').trim();
}
