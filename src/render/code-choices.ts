// Whether readers choose which code of a page they see: its head then brings the choice before the page shows.

/** On each piece of code that only some readers see, and on what picks it: see `client/before-code.ts`. */
const ATTRIBUTE = / data-(?:variant|styling)="/;

/** `main`: the page itself. A pattern, as `includes` stops at each space and takes six times as long. */
export function hasCodeChoices(main: string): boolean {
  return ATTRIBUTE.test(main);
}
