// The names of the formats, and what they need to know; apart from the formats, so that reading options stays cheap.

export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

export interface FormatOptions {
  /** Text of a file, for code frames. */
  readonly readSource: (file: string) => string | undefined;
  readonly color: boolean;
  /** Width of the terminal. */
  readonly columns: number;
  /** Shows every diagnostic, also of a code that many have. */
  readonly verbose: boolean;
  /**
   * From the folder of the repository to the root, with a slash at its end, or empty: services that read
   * annotations and SARIF count paths from the repository.
   */
  readonly prefix: string;
  /** Version of docs-gen. */
  readonly version: string;
}
