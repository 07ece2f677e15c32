// One piece of text that some program once took for markup, an address, code or the end of what it stood in.

export interface Payload {
  /** Names it in failures, and the page that holds it. */
  readonly id: string;
  readonly category: string;
  readonly text: string;
  /** A browser of today runs it where it stands in a page as it is; the others are for older ones, or for other sinks. */
  readonly runs: boolean;
}

/** In texts: `scheme://host` of the server that nobody may ask. */
export const CANARY = '{canary}';

export interface Category {
  readonly name: string;
  /** Run in a page as they are: the test of the canary proves it. */
  readonly live: readonly string[];
  /** Run in old browsers, in other documents, or once something has cleaned them badly. */
  readonly dormant: readonly string[];
}

export function payloadsOf(categories: readonly Category[], canary: string): Payload[] {
  return categories.flatMap(({ name, live, dormant }) =>
    [...live, ...dormant].map((text, index) => ({
      id: `${name}-${index + 1}`,
      category: name,
      text: text.replaceAll(CANARY, canary),
      runs: index < live.length,
    })),
  );
}
