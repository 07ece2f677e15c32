// The source of one demo, as its page shows it.

export interface DemoVariant {
  readonly language: 'tsx' | 'jsx';
  /** Relative to the root. */
  readonly file: string;
  readonly source: string;
  /** Highlighted HTML. */
  readonly html: string;
}

export interface DemoSource {
  readonly name: string;
  /** As written in the directive. */
  readonly path: string;
  /** TypeScript first. Empty: the file is missing, which was reported. */
  readonly variants: readonly DemoVariant[];
}
