// Whether readers choose which code of a page they see: its head then brings the choice before the page shows.

/** On each piece of code that only some readers see, and on what picks it: see `client/before-code.ts`. */
const ATTRIBUTES = [' data-variant="', ' data-styling="'];

/** `main`: the page itself. */
export function hasCodeChoices(main: string): boolean {
  return ATTRIBUTES.some((attribute) => main.includes(attribute));
}
