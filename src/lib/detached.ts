// Texts that outlive what they were cut out of.

/** The same text, of its own: engines let a piece of a long text hold on to all of it. */
export function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string; // What goes in as a text comes back as one.
}
