// What the build and the thread that renders demos tell each other. All of it is copied between them: plain data only.

/**
 * Of the function that the script of all demos is: what gives React and the modules of Node.js, what takes the loaders of demos, and
 * what takes a `StyleCollector` of each library that is loaded.
 */
export const DEMO_PARAMETERS = ['require', 'handOver', 'collectStyles'] as const;

export interface DemoThreadData {
  /** The script of all demos. */
  readonly code: string;
  /** How stack frames name it. */
  readonly script: string;
  /** The file from which React is asked for. */
  readonly requireFrom: string;
  /** Clock and chance that modules see while they load, as `withLuck` numbers them. */
  readonly loadTurn: number;
  /** Tables of words as JSON, by what questions call them. */
  readonly words: ReadonlyMap<string, string>;
}

export interface DemoQuestion {
  readonly id: string;
  /** Which component of the script, by its `componentKey`. */
  readonly component: string;
  /** Another one, around it. */
  readonly wrapper: string | null;
  /** Another one, whose default export is not a component but the style collector of the author. */
  readonly collector: string | null;
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

/** `settle`: no more questions follow, and code that demos have started shall end. */
export type DemoRequest = DemoQuestion | 'settle';

export type DemoMessage = ThreadMessage<DemoAnswer>;

/** `A`: what answers a question. */
export type ThreadMessage<A> =
  | A
  /** Rendering begins; the answer follows. */
  | { readonly id: string; readonly kind: 'loaded' }
  /** Code of the demo threw after the demo was rendered. This message comes at any time. */
  | ({ readonly id: string; readonly kind: 'late' } & ThrownError)
  | { readonly kind: 'settled' };

/** `stack`: empty if it is not an error that was thrown. */
export interface ThrownError {
  readonly text: string;
  readonly stack: string;
}

/**
 * Of HTML, `styles` are the elements that style it, and `missing` is what kept content of a `<Suspense>` out of it. `differs`: two
 * renderings differ, by chance or by the clock. Its `html` is one of them, empty where it depends on what was rendered before.
 * `no-collector`: what the module of the author's style collector has or does instead, as the end of a sentence.
 */
export type DemoAnswer = { readonly id: string } & (
  | { readonly kind: 'html'; readonly html: string; readonly styles: string; readonly missing: readonly ThrownError[] }
  | { readonly kind: 'differs'; readonly html: string; readonly styles: string }
  | { readonly kind: 'no-component' | 'no-collector'; readonly found: string }
  | ({ readonly kind: 'collector-threw' } & ThrownError)
  | ({ readonly kind: 'threw' } & ThrownError)
);
