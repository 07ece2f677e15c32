// A text on one line: white space of all kinds becomes single spaces.
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
