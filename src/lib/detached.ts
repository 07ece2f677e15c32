// Texts that outlive what they were cut out of.

/**
 * The same text, of its own: engines let a piece of a long text hold on to all of it. What is put together anew is copied before it is
 * cut again, in a tenth of the time that a round trip by way of JSON takes.
 */
export function detached(text: string): string {
  return ` ${text}`.slice(1);
}
