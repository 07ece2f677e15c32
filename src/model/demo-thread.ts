// What the build and the thread that renders demos tell each other. All of it is copied between them: plain data only.

export interface DemoThreadData {
  /** The script of all demos. */
  readonly code: string;
  /** How stack frames name it. */
  readonly script: string;
  /** The file from which React is asked for. */
  readonly requireFrom: string;
  /** Tables of words as JSON, by what questions call them. */
  readonly words: ReadonlyMap<string, string>;
}

export interface DemoQuestion {
  readonly id: string;
  /** Which module of the script. */
  readonly file: string;
  readonly wrapper: string | null;
  /** Starts the ids that React makes. */
  readonly prefix: string;
  /** Which table of words is its prop `translations`; null: a demo, which is given none. */
  readonly words: string | null;
  readonly props: {
    readonly name: string;
    readonly texts: { readonly crashed: string; readonly report: string };
    readonly issueUrl: string | null;
    readonly componentProps: Readonly<Record<string, unknown>> | null;
  };
}

/** A demo is loaded with all that it imports, then it is rendered. */
export type DemoPhase = 'loading' | 'rendering';

/** `loaded`: rendering begins; the answer follows. */
export type DemoMessage = DemoAnswer | { readonly id: string; readonly kind: 'loaded' };

export type DemoAnswer = { readonly id: string } & (
  | { readonly kind: 'html'; readonly html: string }
  /** Rendered twice, it gave two results: it hangs on chance or on the clock. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'no-component'; readonly found: string }
  | { readonly kind: 'threw'; readonly text: string; readonly stack: string }
);
